import type { Queryable } from '../platform/database.ts'

/** Rows fetched at a time, so that the event loop stays responsive. */
const batch = 2000

type TextRow = {
  product_id: number
  /** The meta title. */
  title: string | null
  text: string | null
  /** true: the list of allergens is complete. false: a missing allergen may still be present. */
  declares_allergens: boolean
}

/** Meta title and attribute texts of products in a store view, or else in the default scope. */
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
     where d.store_id = 0 and d.product_id = any(${productIds})`
}

/**
 * Products with neighbouring ids share a version: fewer rows to read, and few products to read without need.
 */
const productsPerVersion = 16

/** Row versions of texts, for {@link versionOf}. */
export type RowVersions = ReadonlyMap<number, string>

/** The row version of a product's texts; equal versions mean unchanged texts. */
export function versionOf(versions: RowVersions, productId: number): string | undefined {
  return versions.get(Math.floor(productId / productsPerVersion))
}

/**
 * Row versions of all product texts of a store view. A version contains `xmin`, so that no text needs to be
 * read or compared.
 */
export async function readRowVersions(sql: Queryable, storeId: number): Promise<RowVersions> {
  const versions = new Map<number, string>()
  const rows = sql<{ bucket: number; version: string }[]>`
    select product_id / ${productsPerVersion}::int as bucket,
           md5(string_agg(concat_ws(' ', product_id, store_id, xmin), ',' order by product_id, store_id)) as version
      from product_values
     where store_id in (0, ${storeId})
     group by 1`.cursor(batch)
  for await (const some of rows) for (const { bucket, version } of some) versions.set(bucket, version)
  return versions
}
