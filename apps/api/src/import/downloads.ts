import { hasDownload, storeDownload } from '../downloads/index.ts'
import type { Queryable, Sql } from '../platform/database.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import { readDownloadTitles } from './download-cells.ts'
import * as write from './downloads.sql.ts'
import type { TranslatedRow } from './product-options.ts'
import type { ProductRow } from './product-row.ts'
import { selectIds } from './products.sql.ts'
import type { ImportReport } from './report.ts'

/**
 * Sets the links and samples of downloadable products, after the products exist. Returns the ids of the products that may have
 * changed.
 */
export async function importDownloads(
  sql: Queryable,
  rows: readonly ProductRow[],
  report: ImportReport,
): Promise<number[]> {
  const changedBefore = report.changed
  const given = rows.filter(({ downloads }) => downloads.links ?? downloads.samples)
  if (given.length === 0) return []
  const ids = await selectIds(
    sql,
    given.map(({ sku }) => sku),
  )
  const own = given.flatMap(({ sku, downloads }) => {
    const productId = ids.get(sku)
    return productId === undefined ? [] : [{ productId, ...downloads }]
  })
  const withLinks = own.flatMap(({ productId, links }) => (links ? [{ productId, ...links }] : []))
  report.changed += await write.upsertDownloadables(sql, withLinks)
  report.changed += await write.replaceLinks(sql, withLinks)
  report.changed += await write.replaceSamples(
    sql,
    own.flatMap(({ productId, samples }) => (samples ? [{ productId, samples }] : [])),
  )
  return report.changed === changedBefore ? [] : [...ids.values()]
}

/** Translates the titles of links and samples, which are in the order of the product's own row. */
export async function importDownloadTitles(
  sql: Queryable,
  rows: readonly TranslatedRow[],
  report: ImportReport,
): Promise<void> {
  const titles = rows.flatMap(({ row, productId, language }): write.DownloadTitle[] => {
    const { links, samples, groupTitle } = readDownloadTitles(row)
    const named = (kind: write.DownloadTitle['kind'], all: readonly string[]) =>
      all.flatMap((title, position) => (title ? [{ productId, language, kind, position, title }] : []))
    return [...named('link', links), ...named('sample', samples), ...named('group', [groupTitle])]
  })
  report.changed += await write.translateDownloads(sql, titles)
}

/**
 * Copies the files that products sell from a folder to the media store, and reports those that are in neither. Without
 * `from` it only reports.
 */
export async function importDownloadFiles(
  sql: Sql,
  { from, media }: { from?: string | undefined; media: MediaStore },
  report: ImportReport,
): Promise<void> {
  for (const { file, skus } of await write.selectDownloadFiles(sql)) {
    const isCopied = from !== undefined && (await storeDownload(media, from, file))
    if (isCopied || (await hasDownload(media, file))) continue
    const where = from === undefined ? 'import again with --downloads FOLDER' : `copy it to ${from}`
    report.problem(
      0,
      '',
      `the file "${file}" of ${skus.join(', ')} is not there: ${where}. It cannot be downloaded.`,
    )
  }
}
