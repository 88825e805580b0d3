import { existsSync } from 'node:fs'
import path from 'node:path'
import { blogPictures, importBlog } from '../blog/index.ts'
import {
  importBlocks,
  importMails,
  importPages,
  pagePictures,
  storeSources,
  type ImportOptions,
} from '../content/index.ts'
import { importForms } from '../forms/index.ts'
import { importLocations } from '../locations/index.ts'
import { importMarkers, markerPictures } from '../markers/index.ts'
import type { Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { ImportFileError } from '../platform/json-file.ts'

type Importer = (
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions,
) => Promise<{ read: number; changed: number }>

/** The kinds of content, each after those that it may refer to. */
const importers: Record<string, Importer> = {
  forms: importForms,
  blocks: importBlocks,
  pages: importPages,
  blog: importBlog,
  mails: importMails,
}

type ContentReport = { kind: string; read: number; changed: number }

/**
 * Imports the forms, blocks, pages, blog and mails that exist in a content folder. `pictures` is the folder of picture
 * masters. Writes the kinds without problems, then throws {@link ImportProblemsError} with the problems of the others
 * by folder, file, line and column. The source files are stored for exports.
 */
export async function importContentFolder(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions,
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

/** Imports markers.json and locations.json of a site's folder, if they exist. */
export async function importPlaces(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: ImportOptions,
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
  options: ImportOptions,
): Promise<ContentReport[]> {
  if (!existsSync(from)) throw new ImportFileError(`${from} is not there.`)
  if (kind === 'markers') return [{ kind, ...(await importMarkers(sql, websiteCode, from, options)) }]
  if (kind === 'locations') return [{ kind, ...(await importLocations(sql, websiteCode, from)) }]
  return await importContentFolder(sql, websiteCode, from, options)
}

/** Names of the picture masters of a website's pages, blocks, blog, markers and locations. */
export async function contentPictures(sql: Sql, websiteCode: string): Promise<string[]> {
  const lists = await Promise.all([
    pagePictures(sql, websiteCode),
    blogPictures(sql, websiteCode),
    markerPictures(sql, websiteCode),
  ])
  return [...new Set(lists.flat())].toSorted()
}
