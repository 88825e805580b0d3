import path from 'node:path'
import * as v from 'valibot'
import { announceChange } from '../catalogue/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { localised } from '../platform/localised.ts'
import { readEditedJson } from '../platform/json-places.ts'
import { importedWebsite } from '../stores/index.ts'
import { ImportReport } from './report.ts'
import { replaceReviewRatings } from './review-ratings.sql.ts'

const label = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(64))
const schema = v.array(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be small letters, digits and _')),
    labels: localised(label),
  }),
)

/**
 * Replaces what the reviewers of a website rate by the list of a JSON file, in its order. What the list lacks is not asked
 * any more; reviews keep their votes. Throws ImportProblemsError for an unknown website, and with every problem
 * by file, line and column.
 */
export async function importReviewRatings(
  sql: Sql,
  websiteCode: string,
  file: string,
): Promise<ImportReport> {
  const report = new ImportReport(file)
  const { id: websiteId, languages } = await importedWebsite(sql, websiteCode)
  const { content, placeOf } = await readEditedJson(file, path.basename(file), schema, {
    languages: () => languages,
  })
  const codes = content.map(({ code }) => code)
  const problems = codes.flatMap((code, at) =>
    codes.indexOf(code) < at ? [`${placeOf([at, 'code'])} "${code}" is there twice`] : [],
  )
  if (problems.length > 0) throw new ImportProblemsError(problems)
  report.rows = content.length
  await inTransaction(sql, async (tx) => {
    report.changed = await replaceReviewRatings(tx, websiteId, content)
    if (report.changed > 0) await announceChange(tx, 'review_ratings')
  })
  return report
}
