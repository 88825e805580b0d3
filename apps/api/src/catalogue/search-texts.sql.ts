import type { Queryable } from '../platform/database.ts'

/** Rows that are read at a time, so that requests are answered in between. */
const batch = 2000

type TextRow = {
  product_id: number
  /** As search engines show it. */
  title: string | null
  text: string | null
  /** Whoever wrote it down named all allergens; without that, what is not named may be in it. */
  declares_allergens: boolean
}

/** Title and what the attributes say of the products in a store view, else in the default scope. */
export async function selectTexts(
  sql: Queryable,
  storeId: number,
  codes: readonly string[],
  productIds: readonly number[],
): Promise<readonly TextRow[]> {
  return await sql<TextRow[]>`
    select d.product_id,
           coalesce(d.attribute_values ->> 'allergens_declared', '0') in ('1', 'true') as declares_allergens,
           coalesce(s.attribute_values ->> 'meta_title', d.attribute_values ->> 'meta_title') as title,
           (select string_agg(coalesce(s.texts ->> code, s.attribute_values ->> code,
                                       d.texts ->> code, d.attribute_values ->> code), ' ')
              from unnest(${[...codes]}::text[]) as code) as text
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0 and d.product_id = any(${productIds as number[]})`
}

/** Products of neighbouring ids share a stamp: fewer rows to read, and few products to look at in vain. */
const productsInStamp = 16

/** Says by product id whether anything was written down about a product since other stamps were read. */
export type Stamps = (productId: number) => string | undefined

/**
 * Stamps of what is written down about the products for a store view. The transaction that wrote a row last is part
 * of the row, so no text has to be read or compared.
 */
export async function readStamps(sql: Queryable, storeId: number): Promise<Stamps> {
  const stamps = new Map<number, string>()
  const rows = sql<{ place: number; stamp: string }[]>`
    select product_id / ${productsInStamp}::int as place,
           md5(string_agg(concat_ws(' ', product_id, store_id, xmin), ',' order by product_id, store_id)) as stamp
      from product_values
     where store_id in (0, ${storeId})
     group by 1`.cursor(batch)
  for await (const some of rows) for (const { place, stamp } of some) stamps.set(place, stamp)
  return (productId) => stamps.get(Math.floor(productId / productsInStamp))
}
