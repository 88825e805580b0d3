import { dryRun, type Queryable, type Sql, type Transaction } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { canonical } from '../platform/schema-walk.ts'
import { differences } from './differences.ts'
import { findConflicts } from './find-conflicts.ts'
import { lockWebsites } from './import-website.ts'
import { knownWebsite } from './read-website.ts'
import { keysOf, withValue } from './setting-path.ts'
import type { AllSettings } from './setting-rows.ts'
import { checkSite, siteFileNames } from './site-files.ts'
import { selectSite, updateSiteTexts } from './site-files.sql.ts'
import { checkWebsiteFile, languagesOf, websiteFile, type WebsiteFile } from './website-file.ts'
import { withSafeTexts, writeWebsite } from './write-website.ts'

/** Settings are in no file. */
const placeOf = () => ''

/** All settings of a website; throws CommandError when there is none with this code. */
export async function readSettings(sql: Queryable, website: string): Promise<AllSettings> {
  const file = checkWebsiteFile(await knownWebsite(sql, website), placeOf)
  const known = await selectSite(sql, website)
  return known ? { ...file, site: JSON.parse(known.site) as unknown } : file
}

/**
 * Changes one setting of a website in one transaction, checked as an import of its files; returns the differences, lines
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
      return await changeLockedSetting(tx, { website, path, value })
    })
  return options.dryRun ? await dryRun(sql, work) : await work(sql)
}

/** As {@link changeSetting}, in a transaction that has locked websites. */
export async function changeLockedSetting(
  tx: Transaction,
  { website, path, value }: { website: string; path: string; value: unknown },
): Promise<string[]> {
  const before = await readSettings(tx, website)
  const [key = '', ...keys] = keysOf(before, path)
  const { site, ...file } = before
  const changes =
    key === 'site'
      ? await changeSite(tx, { file, site }, withValue(site, keys, value))
      : await changeFile(tx, file, withValue(file, [key, ...keys], value))
  if (changes.length > 0) await tx`select settings_changed()`
  return changes
}

async function changeFile(tx: Transaction, before: WebsiteFile, given: unknown): Promise<string[]> {
  const file = checkWebsiteFile(given, placeOf)
  const [old, wanted] = [before, file].map((one) =>
    canonical(websiteFile, withSafeTexts(one), languagesOf(one)),
  )
  const changes = differences(old, wanted)
  if (changes.length === 0) return changes
  const conflicts = await findConflicts(tx, file, placeOf)
  if (conflicts.length > 0) throw new ImportProblemsError(conflicts)
  await writeWebsite(tx, file)
  return changes
}

async function changeSite(
  tx: Transaction,
  { file, site }: { file: WebsiteFile; site: unknown },
  wanted: unknown,
): Promise<string[]> {
  const { code } = file.website
  const known = await selectSite(tx, code)
  const files = known?.files && new Set(known.files.map(({ path }) => path))
  checkSite(wanted, { website: file, files }, () => `${siteFileNames.site}:`)
  const changes = differences({ site }, { site: wanted })
  const text = `${JSON.stringify(wanted, null, 2)}\n`
  if (changes.length > 0) await updateSiteTexts(tx, code, { site: text, theme: known?.theme ?? '' })
  return changes
}
