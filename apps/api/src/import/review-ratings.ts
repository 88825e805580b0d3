import path from 'node:path'
import * as v from 'valibot'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { readEditedJson } from '../platform/json-places.ts'
import { ImportReport } from './report.ts'
import { replaceReviewRatings, selectWebsiteId } from './review-ratings.sql.ts'

const label = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(64))
const schema = v.array(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be small letters, digits and _')),
    labels: v.object({ fr: label, en: label, it: label }),
  }),
)

/**
 * Replaces what the reviewers of a website rate by the list of a JSON file, in its order. What the list lacks is not asked
 * any more; reviews keep their votes. Throws ImportFileError for an unknown website, and ImportProblemsError with every
 * problem by file, line and column.
 */
export async function importReviewRatings(
  sql: Sql,
  websiteCode: string,
  file: string,
): Promise<ImportReport> {
  const report = new ImportReport(file)
  const { content, placeOf } = await readEditedJson(file, path.basename(file), schema)
  const websiteId = await selectWebsiteId(sql, websiteCode)
  if (websiteId === undefined) throw new ImportFileError(`There is no website "${websiteCode}".`)
  const codes = content.map(({ code }) => code)
  const problems = codes.flatMap((code, at) =>
    codes.indexOf(code) < at ? [`${placeOf([at, 'code'])} "${code}" is there twice`] : [],
  )
  if (problems.length > 0) throw new ImportProblemsError(problems)
  report.rows = content.length
  await inTransaction(sql, async (tx) => {
    report.changed = await replaceReviewRatings(tx, websiteId, content)
    if (report.changed > 0) await tx`select bump_catalogue()`
  })
  return report
}
