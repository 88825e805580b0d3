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

/** Products whose value lies between two bounds, inclusive: as numbers when both are numbers, else as texts. */
export async function selectByRange(
  sql: Queryable,
  code: string,
  from: string | null,
  to: string | null,
): Promise<number[]> {
  const isNumeric = [from, to].every((bound) => bound === null || /^-?\d+(\.\d+)?$/.test(bound))
  const value = isNumeric
    ? sql`(case when attribute_values ->> ${code} ~ '^-?\\d+(\\.\\d+)?$' then (attribute_values ->> ${code})::numeric end)`
    : sql`attribute_values ->> ${code}`
  const type = isNumeric ? sql`numeric` : sql`text`
  const rows = await sql<IdRow[]>`
    select product_id from product_values
     where store_id = 0
       and (${from}::text is null or ${value} >= ${from}::text::${type})
       and (${to}::text is null or ${value} <= ${to}::text::${type})
       and attribute_values ? ${code}`
  return idsOf(rows)
}

export async function selectByValues(sql: Queryable, code: string, values: string[]): Promise<number[]> {
  const rows = await sql<IdRow[]>`
    select product_id from product_values
     where store_id = 0 and attribute_values ->> ${code} = any(${values})`
  return idsOf(rows)
}
