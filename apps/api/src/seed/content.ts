import { existsSync } from 'node:fs'
import path from 'node:path'
import { importBlog } from '../blog/index.ts'
import { importBlocks, importMails, importPages } from '../content/index.ts'
import { importForms } from '../forms/index.ts'
import type { Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'

type Importer = (
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: { pictures?: string },
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
 * {@link ImportProblemsError} with the problems of all others, by folder, file, line and column.
 */
export async function importContentFolder(
  sql: Sql,
  websiteCode: string,
  folder: string,
  options: { pictures?: string },
): Promise<ContentReport[]> {
  const reports: ContentReport[] = []
  const problems: string[] = []
  for (const [kind, importKind] of Object.entries(importers)) {
    const below = path.join(folder, kind)
    if (!existsSync(below)) continue
    try {
      reports.push({ kind, ...(await importKind(sql, websiteCode, below, options)) })
    } catch (error) {
      if (!(error instanceof ImportProblemsError)) throw error
      problems.push(...error.problems.map((problem) => `${kind}/${problem}`))
    }
  }
  if (problems.length > 0) throw new ImportProblemsError(problems)
  return reports
}
