import type { Transaction } from '../platform/database.ts'
import { selectDownloads } from './downloadable.sql.ts'
import type { Products } from './product.ts'
import type { DownloadLink, DownloadSample } from './product-values.ts'

/** Sets the links and samples of downloadable products. */
export async function readDownloads(
  tx: Transaction,
  products: Products,
  ids: readonly number[],
): Promise<void> {
  const [rows, links, samples] = await selectDownloads(tx, ids)
  const owned = new Map<number, { links: DownloadLink[]; samples: DownloadSample[] }>()
  for (const row of rows) {
    const product = products.get(row.product_id)
    if (!product) continue
    const lists = { links: [], samples: [] }
    owned.set(row.product_id, lists)
    product.downloads = {
      isSeparate: row.links_purchased_separately,
      linksTitles: row.links_titles,
      ...lists,
    }
  }
  for (const row of links) {
    owned.get(row.product_id)?.links.push({
      id: row.id,
      titles: row.titles,
      position: row.position,
      price: row.price,
      downloadsPerUnit: row.number_of_downloads,
      isShareable: row.is_shareable,
      file: row.file,
      url: row.url,
      sampleFile: row.sample_file,
      sampleUrl: row.sample_url,
    })
  }
  for (const { id, titles, position, file, url, product_id } of samples)
    owned.get(product_id)?.samples.push({ id, titles, position, file, url })
}
