import type { Transaction } from '../platform/database.ts'
import { among } from './among.sql.ts'

export type DownloadableRow = {
  product_id: number
  links_purchased_separately: boolean
  links_titles: Record<string, string>
}
export type DownloadLinkRow = {
  id: number
  product_id: number
  titles: Record<string, string>
  position: number
  price: number
  number_of_downloads: number | null
  is_shareable: boolean
  file: string | null
  url: string | null
  sample_file: string | null
  sample_url: string | null
}
export type DownloadSampleRow = Pick<
  DownloadLinkRow,
  'id' | 'product_id' | 'titles' | 'position' | 'file' | 'url'
>

export async function selectDownloads(
  tx: Transaction,
  ids: readonly number[],
): Promise<[DownloadableRow[], DownloadLinkRow[], DownloadSampleRow[]]> {
  return await Promise.all([
    tx<DownloadableRow[]>`
      select p.id as product_id, coalesce(d.links_purchased_separately, false) as links_purchased_separately,
             coalesce(d.links_titles || jsonb_build_object('default', d.links_title), '{}') as links_titles
        from product p left join downloadable d on d.product_id = p.id where p.type = 'downloadable'
         and ${among(tx, tx`p.id`, ids)}`,
    tx<DownloadLinkRow[]>`
      select id, product_id, titles || jsonb_build_object('default', admin_title) as titles, position, price,
             number_of_downloads, is_shareable, file, url, sample_file, sample_url
        from downloadable_link where ${among(tx, tx`product_id`, ids)} order by product_id, position, id`,
    tx<DownloadSampleRow[]>`
      select id, product_id, titles || jsonb_build_object('default', admin_title) as titles, position, file, url
        from downloadable_sample where ${among(tx, tx`product_id`, ids)} order by product_id, position, id`,
  ])
}
