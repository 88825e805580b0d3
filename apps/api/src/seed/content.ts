import { existsSync } from 'node:fs'
import path from 'node:path'
import { blogPictures, importBlog } from '../blog/index.ts'
import { importBlocks, importMails, importPages, storeSources, pagePictures } from '../content/index.ts'
import { importForms } from '../forms/index.ts'
import { importLocations } from '../locations/index.ts'
import { importMarkers, markerPictures } from '../markers/index.ts'
import type { Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { ImportFileError } from '../platform/json-file.ts'

/** `pictures` is the folder of masters that texts may name. */
type Options = { pictures?: string }

type Importer = (
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: Options,
) => Promise<{ read: number; changed: number }>

/** What a content folder may hold, each kind after those that it may name. */
const importers: Record<string, Importer> = {
  forms: importForms,
  blocks: importBlocks,
  pages: importPages,
  blog: importBlog,
  mails: importMails,
}

type ContentReport = { kind: string; read: number; changed: number }

/**
 * Imports the forms, blocks, pages, blog and mails of a content folder, as far as they are there. `pictures` is the
 * folder of masters that texts may name. Kinds without a problem are written; then throws
 * {@link ImportProblemsError} with the problems of all others, by folder, file, line and column. The files are kept as
 * they are, to be exported again.
 */
export async function importContentFolder(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: Options,
): Promise<ContentReport[]> {
  const reports: ContentReport[] = []
  const problems: string[] = []
  for (const [kind, importKind] of Object.entries(importers)) {
    const below = path.join(folder, kind)
    if (!existsSync(below)) continue
    try {
      reports.push({ kind, ...(await importKind(sql, websiteCode, below, options)) })
      await storeSources(sql, websiteCode, folder, kind)
    } catch (error) {
      if (!(error instanceof ImportProblemsError)) throw error
      problems.push(...error.problems.map((problem) => `${kind}/${problem}`))
    }
  }
  if (problems.length > 0) throw new ImportProblemsError(problems)
  return reports
}

/** Imports markers.json and locations.json of a site's folder, as far as they are there. */
export async function importPlaces(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: Options,
): Promise<ContentReport[]> {
  const reports: ContentReport[] = []
  for (const kind of ['markers', 'locations']) {
    const file = path.join(folder, `${kind}.json`)
    if (existsSync(file)) reports.push(...(await importContentKind(sql, kind, websiteCode, file, options)))
  }
  return reports
}

/** Imports a file of `markers` or `locations`, or a folder of `content`; throws as those do. */
export async function importContentKind(
  sql: Sql,
  kind: string,
  websiteCode: string,
  from: string,
  options: Options,
): Promise<ContentReport[]> {
  if (!existsSync(from)) throw new ImportFileError(`${from} is not there.`)
  if (kind === 'markers') return [{ kind, ...(await importMarkers(sql, websiteCode, from, options)) }]
  if (kind === 'locations') return [{ kind, ...(await importLocations(sql, websiteCode, from)) }]
  return await importContentFolder(sql, websiteCode, from, options)
}

/** Names of the masters that the pages, blocks, blog and places of a website show. */
export async function contentPictures(sql: Sql, websiteCode: string): Promise<string[]> {
  const lists = await Promise.all([
    pagePictures(sql, websiteCode),
    blogPictures(sql, websiteCode),
    markerPictures(sql, websiteCode),
  ])
  return [...new Set(lists.flat())].toSorted()
}
