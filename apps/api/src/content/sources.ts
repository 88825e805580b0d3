import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { announceChange, announceIds } from '../catalogue/index.ts'
import { inTransaction, type Queryable, type Sql, type Transaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { importedWebsite } from '../stores/index.ts'
import {
  countWithoutSource,
  deleteContent,
  selectCategoriesWithBlock,
  selectSources,
  upsertSources,
  type RemovableKind,
  type SourceRow,
} from './sources.sql.ts'

/** Stores the imported files of `kind` unchanged. */
export async function storeSources(
  sql: Sql,
  websiteCode: string,
  folder: string,
  kind: string,
): Promise<void> {
  const names = await readdir(path.join(folder, kind), { recursive: true })
  const paths = names
    .filter((name) => /\.(?:md|json)$/.test(name))
    .map((name) => path.posix.join(kind, ...name.split(path.sep)))
  const files = await Promise.all(
    paths.map(async (file) => ({ path: file, body: await readFile(path.join(folder, file), 'utf8') })),
  )
  if (files.length > 0) await upsertSources(sql, (await importedWebsite(sql, websiteCode)).id, files)
}

/** The source files of a website's content. Throws ContentError for an unknown website. */
export async function sourcesOf(
  sql: Queryable,
  websiteCode: string,
): Promise<{ websiteId: number; language: string; sources: SourceRow[] }> {
  const { id: websiteId, languages } = await importedWebsite(sql, websiteCode)
  const [language = ''] = languages
  return { websiteId, language, sources: await selectSources(sql, websiteId) }
}

type ExportReport = {
  /** Files written. */
  written: number
  /** Files that already existed with the same content. */
  same: number
  /** Texts without a source file, which cannot be exported. */
  lacking: number
}

/**
 * Exports the content of a website as the files it was imported from. Existing files that differ are an error
 * (one CommandError that names all of them; nothing is written) unless `overwrite` is set.
 */
export async function exportSources(
  sql: Sql,
  websiteCode: string,
  folder: string,
  overwrite: boolean,
): Promise<ExportReport> {
  const { websiteId, language, sources } = await sourcesOf(sql, websiteCode)
  const files = await Promise.all(
    sources.map(async ({ path: name, body }) => {
      const file = path.join(folder, name)
      const there = existsSync(file) ? await readFile(file, 'utf8') : undefined
      return { name, file, body, there }
    }),
  )
  const different = files.filter(({ body, there }) => there !== undefined && there !== body)
  if (different.length > 0 && !overwrite) {
    const lines = different.map(({ name }) => `${name} exists already and differs.`)
    throw new CommandError([...lines, 'Nothing was written: add --overwrite to replace them.'].join('\n'))
  }
  const wanted = files.filter(({ body, there }) => there !== body)
  for (const { file, body } of wanted) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, body)
  }
  const lacking = await countWithoutSource(sql, websiteId, language)
  return { written: wanted.length, same: files.length - wanted.length, lacking }
}

const removable = /^(pages|blocks|blog\/posts)\/([a-z0-9][a-z0-9_-]*)$/

/**
 * Removes `pages/NAME`, `blocks/NAME` or `blog/posts/NAME` from a website; returns a message for the
 * operator.
 */
export async function removeContent(sql: Sql, websiteCode: string, name: string): Promise<string> {
  const [, kind, identifier = ''] = removable.exec(name) ?? []
  if (!kind) throw new CommandError(`Name pages/NAME, blocks/NAME or blog/posts/NAME, not ${name}.`)
  const { id: websiteId } = await importedWebsite(sql, websiteCode)
  await refuseWhatIsShown(sql, websiteId, kind, identifier)
  const isGone = await inTransaction(sql, (tx) =>
    deleteAnnounced(tx, websiteId, kind as RemovableKind, identifier),
  )
  if (!isGone) throw new CommandError(`The website ${websiteCode} has no ${name}.`)
  const left = kind === 'blocks' ? '' : ' Its addresses are not found now: lead them on in redirects.txt.'
  return `${name} was removed in all languages. Remove its files, too, or it comes back with the next import.${left}`
}

/** Returns whether it existed. */
async function deleteAnnounced(
  tx: Transaction,
  websiteId: number,
  kind: RemovableKind,
  identifier: string,
): Promise<boolean> {
  const ids = await deleteContent(tx, websiteId, kind, identifier)
  if (ids.length === 0) return false
  await (kind === 'blog/posts' ? announceChange(tx, 'blog') : announceIds(tx, kind, ids))
  return true
}

/** Pages that the shop itself shows. */
const requiredPages = ['no-route', 'enable-cookies']

async function refuseWhatIsShown(sql: Queryable, websiteId: number, kind: string, identifier: string) {
  if (kind === 'pages' && requiredPages.includes(identifier))
    throw new CommandError(`The shop needs the page ${identifier}: edit it and import it again.`)
  const shown = kind === 'blocks' ? await selectCategoriesWithBlock(sql, websiteId, identifier) : []
  if (shown.length > 0)
    throw new CommandError(
      `The block ${identifier} is shown by ${shown.join(', ')}: change these categories first.`,
    )
}
