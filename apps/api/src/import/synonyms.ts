import path from 'node:path'
import * as v from 'valibot'
import { announceChange } from '../catalogue/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { readEditedJson } from '../platform/json-places.ts'
import { importedWebsite, languageProblem } from '../stores/index.ts'
import { ImportReport } from './report.ts'
import { replaceSynonyms, type SynonymRow } from './synonyms.sql.ts'

const term = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]+$/u, 'must be a single word'))
const synonym = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const schema = v.record(
  v.string(),
  v.record(term, v.pipe(v.array(synonym), v.minLength(1, 'needs at least one synonym'))),
)

/**
 * Replaces the search synonyms of a website by those of a JSON file: by language of its store views, then by term.
 * Throws ImportProblemsError for an unknown website, and with every problem by file, line and column.
 */
export async function importSynonyms(sql: Sql, websiteCode: string, file: string): Promise<ImportReport> {
  const report = new ImportReport(file)
  const { content, placeOf } = await readEditedJson(file, path.basename(file), schema)
  const website = await importedWebsite(sql, websiteCode)
  const problems = Object.keys(content).flatMap((language) => {
    const problem = languageProblem(website, language)
    return problem ? [`${placeOf([language])} ${problem}`] : []
  })
  if (problems.length > 0) throw new ImportProblemsError(problems)
  const rows = Object.entries(content).flatMap(([language, terms]) =>
    Object.entries(terms).map(([word, synonyms]): SynonymRow => ({ language, term: word, synonyms })),
  )
  report.rows = rows.length
  await inTransaction(sql, async (tx) => {
    report.changed = await replaceSynonyms(tx, websiteCode, rows)
    if (report.changed > 0) await announceChange(tx, 'synonyms')
  })
  return report
}
