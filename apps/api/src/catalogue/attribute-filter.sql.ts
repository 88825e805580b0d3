import type { Queryable } from '../platform/database.ts'

type IdRow = { product_id: number }

const idsOf = (rows: readonly IdRow[]) => rows.map((row) => row.product_id)

/** Products whose text in a store view, else in the default scope, contains the words as written. */
export async function selectByMatch(
  sql: Queryable,
  code: string,
  storeId: number,
  match: string,
): Promise<number[]> {
  const pattern = `%${match.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await sql<IdRow[]>`
    select d.product_id
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0
       and coalesce(s.texts ->> ${code}, s.attribute_values ->> ${code},
                    d.texts ->> ${code}, d.attribute_values ->> ${code}) ilike ${pattern}`
  return idsOf(rows)
}

const batch = 1000

/** What products have of an attribute in the default scope. */
export function streamValues(sql: Queryable, code: string) {
  return sql<{ product_id: number; value: string }[]>`
    select product_id, attribute_values ->> ${code} as value from product_values
     where store_id = 0 and attribute_values ->> ${code} is not null`.cursor(batch)
}
