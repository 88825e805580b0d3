import { announceIds } from '../catalogue/index.ts'
import type { ImportOptions } from './import-options.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { importedWebsite, languageProblem, type ImportedWebsite } from '../stores/index.ts'
import { upsertBlocks, upsertPages } from './content.sql.ts'
import { ContentError } from './errors.ts'
import { readBlockFiles, readPageFiles, type PageFile, type PageText } from './files.ts'
import { resolveReferences, type ReferenceContext } from './references.ts'
import { renderBlocks } from './render-blocks.ts'
import { selectCollisions, updateRewrites } from './rewrites.sql.ts'

export type ImportResult = {
  /** Files read. */
  read: number
  /** Changed texts and URLs; 0 when the same folder is imported again. */
  changed: number
}

/**
 * Imports a folder of `<identifier>.<language>.md` as the pages of a website, in one transaction, and updates
 * their URLs in every store view. Pages that are not in the folder stay. Throws {@link ContentError} with
 * every problem by file and line, before anything is written.
 */
export async function importPages(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const problems: string[] = []
  const website = await importedWebsite(sql, websiteCode)
  const files = await readPageFiles(folder, problems)
  problems.push(...unspoken(website, files))
  const context = referenceContext(website, options)
  const pages: (PageFile & PageText)[] = []
  for (const file of files) pages.push(await renderPage(sql, file, context, problems))
  if (problems.length > 0) throw new ContentError(problems)
  if (pages.length === 0) return { read: 0, changed: 0 }
  const changed = await inTransaction(sql, async (tx) => {
    const { ids, changed: texts } = await upsertPages(tx, context.websiteId, pages)
    const collisions = await selectCollisions(tx, ids)
    if (collisions.length > 0) throw new ContentError(describeCollisions(collisions, pages))
    const pagesChanged = [...texts, ...(await updateRewrites(tx, ids))]
    await announceIds(tx, 'pages', pagesChanged)
    return pagesChanged.length
  })
  return { read: pages.length, changed }
}

/** The same for blocks, which have no URL. */
export async function importBlocks(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const problems: string[] = []
  const website = await importedWebsite(sql, websiteCode)
  const blocks = await readBlockFiles(folder, problems)
  problems.push(...unspoken(website, blocks))
  const context = referenceContext(website, options)
  for (const block of blocks) await resolveReferences(sql, block, context, problems)
  if (problems.length > 0) throw new ContentError(problems)
  if (blocks.length === 0) return { read: 0, changed: 0 }
  const changed = await inTransaction(sql, async (tx) => {
    const texts = await upsertBlocks(tx, context.websiteId, blocks)
    await announceIds(tx, 'blocks', texts)
    return texts.length
  })
  return { read: blocks.length, changed }
}

/** Problems of files in a language that the website does not speak. */
export function unspoken(
  website: ImportedWebsite,
  files: readonly { file: string; language: string }[],
): string[] {
  return files.flatMap(({ file, language }) => {
    const problem = language === 'default' ? undefined : languageProblem(website, language)
    return problem ? [`${file}:1: ${problem}`] : []
  })
}

function referenceContext(
  { id: websiteId, languages: [defaultLanguage = 'default'], languagePrefix }: ImportedWebsite,
  options: ImportOptions,
): ReferenceContext {
  return { websiteId, defaultLanguage, languagePrefix, options }
}

/** The page with its blocks rendered as HTML, with resolved references. */
async function renderPage(
  sql: Sql,
  file: PageFile,
  context: ReferenceContext,
  problems: string[],
): Promise<PageFile & PageText> {
  const destinations = await resolveReferences(sql, file, context, problems)
  const blocks = file.blocks.map((block) => {
    const found = destinations.categories.get(block.categoryPath ?? '')
    return { ...block, category: found ? { id: found.id, name: found.name, path: found.path } : null }
  })
  return { ...file, blocks, content: renderBlocks(blocks, destinations) }
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
