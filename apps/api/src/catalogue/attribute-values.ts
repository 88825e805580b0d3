import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { selectValues } from './attribute-values.sql.ts'

/**
 * What products say of some attributes in the store view, by product id; absent for products that are not there. Asked
 * through `sql`, so that a transaction needs no second connection.
 */
export async function attributeValues(
  { store }: RequestContext,
  sql: Queryable,
  productIds: readonly number[],
  codes: readonly string[],
): Promise<Map<number, Record<string, string | null>>> {
  const rows = await selectValues(sql, [...new Set(productIds)], store.id, codes)
  return new Map(rows.map(({ productId, values }) => [productId, values]))
}
