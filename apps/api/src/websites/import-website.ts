import { stat } from 'node:fs/promises'
import path from 'node:path'
import { dryRun, type Sql, type Transaction } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { canonical } from '../platform/schema-walk.ts'
import { differences } from './differences.ts'
import { findConflicts } from './find-conflicts.ts'
import { readWebsite } from './read-website.ts'
import { siteDifferences } from './site-differences.ts'
import { readSiteFiles } from './site-files.ts'
import { selectFolderFiles, selectSite, updateSiteFiles } from './site-files.sql.ts'
import { languagesOf, readWebsiteFile, websiteFile } from './website-file.ts'
import { withSafeTexts, writeWebsite } from './write-website.ts'

/** Lets one transaction at a time change websites. */
export async function lockWebsites(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(7402920)`
}

/** `isNew`: the website was added; `differences`: lines `path: old -> new`. */
export type WebsiteImport = { website: string; isNew: boolean; differences: string[] }

/**
 * Adds or updates a website in one transaction, one import at a time; every process shows it at once. `location` is its
 * website.json, or the folder with that and the files of its storefront. With `dryRun` nothing is
 * written. Throws ImportFileError when a file is wrong or does not fit the database.
 */
export async function importWebsite(
  sql: Sql,
  location: string,
  options: { dryRun?: boolean } = {},
): Promise<WebsiteImport> {
  const isFolder = (await stat(location).catch(() => undefined))?.isDirectory() === true
  const { file, placeOf } = await readWebsiteFile(isFolder ? path.join(location, 'website.json') : location)
  const siteFiles = isFolder ? await readSiteFiles(location, file) : undefined
  const wanted = canonical(websiteFile, withSafeTexts(file), languagesOf(file))
  const work = async (within: Sql): Promise<WebsiteImport> =>
    await within.begin(async (tx) => {
      await lockWebsites(tx)
      const { code } = file.website
      const before = await readWebsite(tx, code)
      const isNew = before === undefined
      const changes = [
        ...differences(before ?? {}, wanted),
        ...(siteFiles
          ? siteDifferences(await selectSite(tx, code), await selectFolderFiles(tx, code), siteFiles)
          : []),
      ]
      if (changes.length === 0) return { website: code, isNew, differences: changes }
      const conflicts = await findConflicts(tx, file, placeOf)
      if (conflicts.length > 0) throw new ImportProblemsError(conflicts)
      await writeWebsite(tx, file)
      if (siteFiles) await updateSiteFiles(tx, code, siteFiles)
      if (isNew) await tx`update website set seeded_at = now() where code = ${code}`
      await tx`select settings_changed()`
      return { website: code, isNew, differences: changes }
    })
  return options.dryRun ? await dryRun(sql, work) : await work(sql)
}
