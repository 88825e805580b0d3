import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { importWebsite, type WebsiteImport } from './import-website.ts'
import { exportWebsite } from './read-website.ts'
import { siteFileNames, type SiteFiles } from './site-files.ts'
import { selectSiteFiles } from './site-files.sql.ts'

export const websiteUsage = `  import website FILE.json|FOLDER [--dry-run]    a website with its store views and settings: adds it, or changes what differs; a folder also has the site.json and theme.css of its storefront
  export website CODE [FILE.json|FOLDER]         the files of a website as they are now`

/** Runs `import website` and `export website`; returns the output. Throws CommandError and ImportFileError. */
export async function websiteCommand(
  sql: Sql,
  words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const [verb, , subject = '', target] = words
  if (!subject) throw new CommandError(`Use one of:\n${websiteUsage}`)
  if (verb === 'import') {
    const isTrial = flags.has('dry-run')
    const lines = linesOf(await importWebsite(sql, subject, { dryRun: isTrial }))
    return (isTrial ? ['Nothing was written: this is what an import would do.', ...lines] : lines).join('\n')
  }
  const text = await exportWebsite(sql, subject)
  if (!target) return text.trimEnd()
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() === true
  await writeFile(isFolder ? path.join(target, 'website.json') : target, text)
  if (isFolder) await writeSiteFiles(target, await selectSiteFiles(sql, subject))
  return `The website ${subject} was written to ${target}.`
}

function linesOf({ website, isNew, differences }: WebsiteImport): string[] {
  if (isNew) return [`The website ${website} is new.`]
  return [...differences, `The website ${website}: ${differences.length} changed.`]
}

async function writeSiteFiles(folder: string, files: SiteFiles | undefined): Promise<void> {
  if (!files) return
  await writeFile(path.join(folder, siteFileNames.site), files.site)
  await writeFile(path.join(folder, siteFileNames.theme), files.theme)
}
