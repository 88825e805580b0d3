import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { selectValues } from './attribute-values.sql.ts'

/**
 * Values of some attributes in the store view, by product id. Unknown products are absent. Queries run on
 * `sql`, so that a caller inside a transaction needs no second connection.
 */
export async function attributeValues(
  { store }: Pick<RequestContext, 'store'>,
  sql: Queryable,
  productIds: readonly number[],
  codes: readonly string[],
): Promise<Map<number, Record<string, string | null>>> {
  const rows = await selectValues(sql, [...new Set(productIds)], store.id, codes)
  return new Map(rows.map(({ productId, values }) => [productId, values]))
}
