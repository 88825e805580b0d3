import type { Queryable } from '../platform/database.ts'

export type LogoRow = {
  /** What `look.logo` of site.json names. */
  look: { file: string; holdsName?: boolean } | null
  /** The drawn path of site.json, for a look without a file of it. */
  path: string | null
  /** Of the content of the file. */
  hash: string | null
}

export async function selectLogo(sql: Queryable, websiteId: number): Promise<LogoRow | undefined> {
  const [row] = await sql<LogoRow[]>`
    select w.site #> '{look,logo}' as look, w.site ->> 'logo' as path, f.hash
      from website w
      left join site_file f on f.website_id = w.id and f.path = 'look/' || (w.site #>> '{look,logo,file}')
     where w.id = ${websiteId}`
  return row
}

/** The content of a website's file with this hash; undefined when it was replaced. */
export async function selectFileContent(
  sql: Queryable,
  websiteId: number,
  hash: string,
): Promise<Buffer | undefined> {
  const [row] = await sql<{ content: Buffer }[]>`
    select content from site_file where website_id = ${websiteId} and hash = ${hash} limit 1`
  return row?.content
}
