import type { Queryable } from '../platform/database.ts'

/** Rows that are read at a time, so that requests are answered in between. */
const batch = 2000

/** What the attributes say of each product in a store view, else in the default scope; products without are left out. */
export function streamTexts(
  sql: Queryable,
  storeId: number,
  codes: readonly string[],
): AsyncIterable<{ product_id: number; text: string }[]> {
  return sql<{ product_id: number; text: string }[]>`
    select d.product_id,
           (select string_agg(coalesce(s.texts ->> code, s.attribute_values ->> code,
                                       d.texts ->> code, d.attribute_values ->> code), ' ')
              from unnest(${[...codes]}::text[]) as code) as text
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0
       and (d.texts ?| ${[...codes]} or d.attribute_values ?| ${[...codes]}
            or s.texts ?| ${[...codes]} or s.attribute_values ?| ${[...codes]})`.cursor(batch)
}
