import type { Queryable } from '../platform/database.ts'
import type { DownloadLinkCell, DownloadSampleCell } from './download-cells.ts'

type OfProduct<T> = T & { productId: number }

export async function upsertDownloadables(
  sql: Queryable,
  products: readonly OfProduct<{ groupTitle: string; isSeparate: boolean }>[],
): Promise<number> {
  const { count } = await sql`
    insert into downloadable as d (product_id, links_purchased_separately, links_title)
    select "productId", "isSeparate", "groupTitle"
      from jsonb_to_recordset(${sql.json([...products])}) as r("productId" int, "isSeparate" boolean, "groupTitle" text)
    on conflict (product_id) do update
       set links_purchased_separately = excluded.links_purchased_separately, links_title = excluded.links_title
     where (d.links_purchased_separately, d.links_title) is distinct from
           (excluded.links_purchased_separately, excluded.links_title)`
  return count
}

/** Replaces the links of the products. Existing links keep their ids, which orders and carts name. */
export async function replaceLinks(
  sql: Queryable,
  products: readonly OfProduct<{ links: readonly DownloadLinkCell[] }>[],
): Promise<number> {
  const ids = products.map(({ productId }) => productId)
  const rows = sql.json(
    products.flatMap(({ productId, links }) => links.map((link) => ({ productId, ...link }))),
  )
  const gone = await sql`
    delete from downloadable_link l
     where l.product_id = any(${ids})
       and not exists (select 1 from jsonb_to_recordset(${rows}) as r("productId" int, title text)
                        where r."productId" = l.product_id and r.title = l.admin_title)`
  const set = await sql`
    insert into downloadable_link as l (product_id, admin_title, position, price, number_of_downloads, is_shareable, file,
           url, sample_file, sample_url)
    select "productId", title, position, price, downloads, "isShareable", file, url, "sampleFile", "sampleUrl"
      from jsonb_to_recordset(${rows}) as r("productId" int, title text, position int, price int, downloads int,
           "isShareable" boolean, file text, url text, "sampleFile" text, "sampleUrl" text)
    on conflict (product_id, admin_title) do update
       set position = excluded.position, price = excluded.price, number_of_downloads = excluded.number_of_downloads,
           is_shareable = excluded.is_shareable, file = excluded.file, url = excluded.url,
           sample_file = excluded.sample_file, sample_url = excluded.sample_url
     where (l.position, l.price, l.number_of_downloads, l.is_shareable, l.file, l.url, l.sample_file, l.sample_url)
           is distinct from
           (excluded.position, excluded.price, excluded.number_of_downloads, excluded.is_shareable, excluded.file,
            excluded.url, excluded.sample_file, excluded.sample_url)`
  return gone.count + set.count
}

export async function replaceSamples(
  sql: Queryable,
  products: readonly OfProduct<{ samples: readonly DownloadSampleCell[] }>[],
): Promise<number> {
  const ids = products.map(({ productId }) => productId)
  const rows = sql.json(
    products.flatMap(({ productId, samples }) => samples.map((sample) => ({ productId, ...sample }))),
  )
  const gone = await sql`
    delete from downloadable_sample s
     where s.product_id = any(${ids})
       and not exists (select 1 from jsonb_to_recordset(${rows}) as r("productId" int, title text)
                        where r."productId" = s.product_id and r.title = s.admin_title)`
  const set = await sql`
    insert into downloadable_sample as s (product_id, admin_title, position, file, url)
    select "productId", title, position, file, url
      from jsonb_to_recordset(${rows}) as r("productId" int, title text, position int, file text, url text)
    on conflict (product_id, admin_title) do update
       set position = excluded.position, file = excluded.file, url = excluded.url
     where (s.position, s.file, s.url) is distinct from (excluded.position, excluded.file, excluded.url)`
  return gone.count + set.count
}

/** A translated title by its position, or that above the links. */
export type DownloadTitle = {
  productId: number
  language: string
  kind: 'link' | 'sample' | 'group'
  position: number
  title: string
}

export async function translateDownloads(sql: Queryable, titles: readonly DownloadTitle[]): Promise<number> {
  if (titles.length === 0) return 0
  const given = sql`
    (select "productId" as product_id, kind, position, jsonb_object_agg(language, title) as titles
       from jsonb_to_recordset(${sql.json([...titles])}) as r("productId" int, language text, kind text, position int,
            title text)
      group by 1, 2, 3)`
  const links = await sql`
    update downloadable_link l set titles = l.titles || g.titles from ${given} g
     where g.kind = 'link' and g.product_id = l.product_id and g.position = l.position
       and l.titles || g.titles is distinct from l.titles`
  const samples = await sql`
    update downloadable_sample s set titles = s.titles || g.titles from ${given} g
     where g.kind = 'sample' and g.product_id = s.product_id and g.position = s.position
       and s.titles || g.titles is distinct from s.titles`
  const groups = await sql`
    update downloadable d set links_titles = d.links_titles || g.titles from ${given} g
     where g.kind = 'group' and g.product_id = d.product_id
       and d.links_titles || g.titles is distinct from d.links_titles`
  return links.count + samples.count + groups.count
}

/** The files that products sell or show as samples, with the SKUs of the products. */
export async function selectDownloadFiles(sql: Queryable): Promise<{ file: string; skus: string[] }[]> {
  return await sql<{ file: string; skus: string[] }[]>`
    select file, array_agg(distinct p.sku order by p.sku) as skus
      from (select product_id, file from downloadable_link union all
            select product_id, sample_file from downloadable_link union all
            select product_id, file from downloadable_sample) f
      join product p on p.id = f.product_id
     where file is not null group by file order by file`
}
