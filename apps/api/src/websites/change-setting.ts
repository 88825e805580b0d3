import { dryRun, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { canonical } from '../platform/schema-walk.ts'
import { differences } from './differences.ts'
import { findConflicts } from './find-conflicts.ts'
import { lockWebsites } from './import-website.ts'
import { knownWebsite } from './read-website.ts'
import { keysOf, withValue } from './setting-path.ts'
import { checkWebsiteFile, languagesOf, websiteFile } from './website-file.ts'
import { withSafeTexts, writeWebsite } from './write-website.ts'

/**
 * Changes one setting of a website in one transaction, checked as an import of its file; returns the differences, lines
 * `path: old -> new`. Throws CommandError for a website or path that there is not, and ImportFileError for a value that
 * does not fit, with its path and what would be right.
 */
export async function changeSetting(
  sql: Sql,
  { website, path, value }: { website: string; path: string; value: unknown },
  options: { dryRun?: boolean } = {},
): Promise<string[]> {
  const work = async (within: Sql): Promise<string[]> =>
    await within.begin(async (tx) => {
      await lockWebsites(tx)
      const before = await knownWebsite(tx, website)
      const placeOf = () => ''
      const keys = keysOf(checkWebsiteFile(before, placeOf), path)
      const file = checkWebsiteFile(withValue(before, keys, value), placeOf)
      const wanted = canonical(websiteFile, withSafeTexts(file), languagesOf(file))
      const changes = differences(before, wanted)
      if (changes.length === 0) return changes
      const conflicts = await findConflicts(tx, file, placeOf)
      if (conflicts.length > 0) throw new ImportProblemsError(conflicts)
      await writeWebsite(tx, file)
      await tx`select settings_changed()`
      return changes
    })
  return options.dryRun ? await dryRun(sql, work) : await work(sql)
}
