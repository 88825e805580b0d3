import type { Queryable, Transaction } from '../platform/database.ts'
import type { SiteFiles } from './site-files.ts'

/** Undefined for a website without a storefront of its own. */
export async function selectSiteFiles(sql: Queryable, websiteCode: string): Promise<SiteFiles | undefined> {
  const [row] = await sql<{ site: string | null; theme: string }[]>`
    select site::text as site, theme from website where code = ${websiteCode}`
  return row && row.site !== null ? { site: row.site, theme: row.theme } : undefined
}

export async function updateSiteFiles(
  tx: Transaction,
  websiteCode: string,
  { site, theme }: SiteFiles,
): Promise<void> {
  await tx`update website set site = ${site}::text::json, theme = ${theme} where code = ${websiteCode}`
}

export type PictureSize = { file: string; width: number; height: number }

/** Sizes of the originals; files that are not there are left out. */
export async function selectPictureSizes(sql: Queryable, files: readonly string[]): Promise<PictureSize[]> {
  return await sql<PictureSize[]>`
    select file, width, height from picture where file = any(${[...files]}) order by file`
}
