import type { Queryable, Transaction } from '../platform/database.ts'
import type { SiteFiles, SiteTexts } from './site-files.ts'

export type FileHash = { path: string; hash: string; bytes: number }

/**
 * The texts of a website's storefront and the SHA-256 hashes of its other files, null for a website that was imported
 * before the database kept them. Undefined for a website without a storefront of its own.
 */
export async function selectSite(
  sql: Queryable,
  websiteCode: string,
): Promise<(SiteTexts & { files: FileHash[] | null }) | undefined> {
  const [row] = await sql<{ site: string | null; theme: string; files: FileHash[] | null }[]>`
    select site::text as site, theme, case when has_site_files then coalesce(
             (select json_agg(json_build_object('path', path, 'hash', hash, 'bytes', length(content))
                              order by path collate "C")
                from site_file f where f.website_id = w.id), '[]') end as files
      from website w where code = ${websiteCode}`
  return row && row.site !== null ? { ...row, site: row.site } : undefined
}

export async function updateSiteTexts(
  tx: Transaction,
  websiteCode: string,
  { site, theme }: SiteTexts,
): Promise<void> {
  await tx`update website set site = ${site}::text::json, theme = ${theme} where code = ${websiteCode}`
}

export async function selectFolderFiles(sql: Queryable, websiteCode: string): Promise<Map<string, Buffer>> {
  const rows = await sql<{ path: string; content: Buffer }[]>`
    select f.path, f.content from site_file f join website w on w.id = f.website_id
     where w.code = ${websiteCode} order by f.path collate "C"`
  return new Map(rows.map(({ path, content }) => [path, content]))
}

/** A file of a website in Base64; undefined when it has none with this hash. */
export async function selectFileContent(
  sql: Queryable,
  websiteCode: string,
  hash: string,
): Promise<string | undefined> {
  const [row] = await sql<{ content: Buffer }[]>`
    select f.content from site_file f join website w on w.id = f.website_id
     where w.code = ${websiteCode} and f.hash = ${hash} limit 1`
  return row?.content.toString('base64')
}

/** Writes the files of a website's storefront; removes those that are not among them. */
export async function updateSiteFiles(
  tx: Transaction,
  websiteCode: string,
  { files, ...texts }: SiteFiles,
): Promise<void> {
  await updateSiteTexts(tx, websiteCode, texts)
  await tx`update website set has_site_files = true where code = ${websiteCode}`
  await tx`
    delete from site_file f using website w
     where w.id = f.website_id and w.code = ${websiteCode} and f.path <> all(${[...files.keys()]})`
  for (const [path, content] of files)
    await tx`
      insert into site_file (website_id, path, content)
      select id, ${path}, ${content} from website where code = ${websiteCode}
      on conflict (website_id, path) do update set content = excluded.content`
}

export type PictureSize = { file: string; width: number; height: number }

/** Sizes of the originals; files that are not there are left out. */
export async function selectPictureSizes(sql: Queryable, files: readonly string[]): Promise<PictureSize[]> {
  return await sql<PictureSize[]>`
    select file, width, height from picture where file = any(${[...files]}) order by file`
}
