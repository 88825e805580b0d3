import type { Queryable } from '../platform/database.ts'

type IdRow = { product_id: number }

/** Rows fetched at a time, so that the event loop stays responsive. */
const batch = 500

const idsOf = (rows: readonly IdRow[]) => rows.map((row) => row.product_id)

const textOf = (sql: Queryable, code: string) => sql`
  coalesce(s.texts ->> ${code}, s.attribute_values ->> ${code},
           d.texts ->> ${code}, d.attribute_values ->> ${code})`

/**
 * Ids of the products whose text contains `match`, in the store view or else the default scope. `among`
 * limits the search.
 */
export async function selectByMatch(
  sql: Queryable,
  { code, storeId, match }: { code: string; storeId: number; match: string },
  among?: number[],
): Promise<number[]> {
  const pattern = `%${match.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await sql<IdRow[]>`
    select d.product_id
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0 ${among ? sql`and d.product_id = any(${among})` : sql``}
       and ${textOf(sql, code)} ilike ${pattern}`
  return idsOf(rows)
}

const isAmong = (sql: Queryable, among: readonly number[] | undefined) =>
  among ? sql`and d.product_id = any(${[...among]})` : sql``

/** The text of each product, or of those `among`, in a store view, or else in the default scope. */
export function streamTexts(sql: Queryable, code: string, storeId: number, among?: readonly number[]) {
  return sql<{ product_id: number; value: string | null }[]>`
    select d.product_id, ${textOf(sql, code)} as value
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0 ${isAmong(sql, among)}`.cursor(batch)
}

/** Values of an attribute in the default scope, of all products or of those `among`. */
export function streamValues(sql: Queryable, code: string, among?: readonly number[]) {
  return sql<{ product_id: number; value: string }[]>`
    select d.product_id, d.attribute_values ->> ${code} as value from product_values d
     where d.store_id = 0 and d.attribute_values ->> ${code} is not null ${isAmong(sql, among)}`.cursor(batch)
}
