import { existsSync } from 'node:fs'
import path from 'node:path'
import { inTransaction, type Sql } from '../platform/database.ts'
import type { ApiSettings } from '../platform/settings.ts'
import { selectWebsiteId, upsertBlocks, upsertPages } from './content.sql.ts'
import { ContentError } from './errors.ts'
import { readBlockFiles, readPageFiles, type PageFile } from './files.ts'
import { selectCollisions, updateRewrites } from './rewrites.sql.ts'

type ImportResult = {
  /** Files read. */
  read: number
  /** Texts and addresses that are new or differ; 0 when the same folder is imported again. */
  changed: number
}

/**
 * Imports a folder of `<identifier>.<language>.md` as the pages of a website, in one transaction, and gives each
 * its address in every store view. Pages that are not in the folder stay. Throws {@link ContentError}, with every
 * problem by file and line, before anything is written.
 */
export async function importPages(sql: Sql, websiteCode: string, folder: string): Promise<ImportResult> {
  const problems: string[] = []
  const pages = await readPageFiles(folder, problems)
  if (problems.length > 0) throw new ContentError(problems)
  if (pages.length === 0) return { read: 0, changed: 0 }
  const changed = await inTransaction(sql, async (tx) => {
    const { ids, changed: texts } = await upsertPages(tx, await websiteIdOf(sql, websiteCode), pages)
    const collisions = await selectCollisions(tx, ids)
    if (collisions.length > 0) throw new ContentError(describeCollisions(collisions, pages))
    const total = texts + (await updateRewrites(tx, ids))
    if (total > 0) await tx`select bump_catalogue()`
    return total
  })
  return { read: pages.length, changed }
}

/** The same for blocks, which have no address. */
export async function importBlocks(sql: Sql, websiteCode: string, folder: string): Promise<ImportResult> {
  const problems: string[] = []
  const blocks = await readBlockFiles(folder, problems)
  if (problems.length > 0) throw new ContentError(problems)
  if (blocks.length === 0) return { read: 0, changed: 0 }
  const changed = await inTransaction(sql, async (tx) => {
    const total = await upsertBlocks(tx, await websiteIdOf(sql, websiteCode), blocks)
    if (total > 0) await tx`select bump_catalogue()`
    return total
  })
  return { read: blocks.length, changed }
}

/** Imports the pages and blocks of every site that has some; for the seed. `say` is told a line a site. */
export async function importContent(
  sql: Sql,
  settings: Pick<ApiSettings, 'sitesDir'>,
  say: (line: string) => void,
): Promise<void> {
  const websites = await sql<{ code: string }[]>`select code from website order by id`
  for (const { code } of websites) {
    const folder = path.join(settings.sitesDir, code, 'content')
    const pages = path.join(folder, 'pages')
    const blocks = path.join(folder, 'blocks')
    const results = [
      existsSync(pages) ? await importPages(sql, code, pages) : undefined,
      existsSync(blocks) ? await importBlocks(sql, code, blocks) : undefined,
    ]
    const changed = results.reduce((total, result) => total + (result?.changed ?? 0), 0)
    if (changed > 0) say(`Imported the content of ${code}: ${results[0]?.read ?? 0} pages`)
  }
}

async function websiteIdOf(sql: Sql, code: string): Promise<number> {
  const id = await selectWebsiteId(sql, code)
  if (id === undefined) throw new ContentError([`There is no website with the code ${code}.`])
  return id
}

const ownerOf: Record<string, string> = { PRODUCT: 'a product', CATEGORY: 'a category' }

function describeCollisions(
  collisions: readonly { path: string; entityType: string }[],
  pages: readonly PageFile[],
): string[] {
  const lines = collisions.flatMap(({ path: taken, entityType }) =>
    pages
      .filter(({ urlKey }) => urlKey === taken)
      .map(({ file, urlKeyLine }) => {
        const owner = ownerOf[entityType] ?? 'another page'
        return `${file}:${urlKeyLine}: url_key ${taken} is the address of ${owner}, choose another`
      }),
  )
  return [...new Set(lines)]
}
