import type { Queryable } from '../platform/database.ts'

/** Rows that are read at a time, so that requests are answered in between. */
const batch = 2000

export type TextRow = {
  product_id: number
  /** As search engines show it. */
  title: string | null
  text: string | null
  /** Whoever wrote it down named all allergens; without that, what is not named may be in it. */
  declares_allergens: boolean
}

/** Title and what the attributes say of each product in a store view, else in the default scope. */
export function streamTexts(
  sql: Queryable,
  storeId: number,
  codes: readonly string[],
): AsyncIterable<TextRow[]> {
  return sql<TextRow[]>`
    select d.product_id,
           coalesce(d.attribute_values ->> 'allergens_declared', '0') in ('1', 'true') as declares_allergens,
           coalesce(s.attribute_values ->> 'meta_title', d.attribute_values ->> 'meta_title') as title,
           (select string_agg(coalesce(s.texts ->> code, s.attribute_values ->> code,
                                       d.texts ->> code, d.attribute_values ->> code), ' ')
              from unnest(${[...codes]}::text[]) as code) as text
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0`.cursor(batch)
}
