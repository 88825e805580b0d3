import { lookFolder, readFolderFiles, redirectsPath } from '@comptoir/site-file/folder-files'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { importWebsite, type WebsiteImport } from './import-website.ts'
import { exportWebsite } from './read-website.ts'
import { siteFileNames } from './site-files.ts'
import { selectFolderFiles, selectSite } from './site-files.sql.ts'

export const websiteUsage = `  import website FILE.json|FOLDER [--dry-run]    a website with its store views and settings: adds it, or changes what differs; a folder also has the files of its storefront: site.json, theme.css, redirects.txt and look/
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
  const left = isFolder ? await writeSiteFiles(sql, subject, target) : []
  return [`The website ${subject} was written to ${target}.`, ...left].join('\n')
}

function linesOf({ website, isNew, differences }: WebsiteImport): string[] {
  if (isNew) return [`The website ${website} is new.`]
  return [...differences, `The website ${website}: ${differences.length} changed.`]
}

/** Writes the files of a storefront; returns a line for each that only the folder has. */
async function writeSiteFiles(sql: Sql, code: string, folder: string): Promise<string[]> {
  const site = await selectSite(sql, code)
  if (!site) return []
  await writeFile(path.join(folder, siteFileNames.site), site.site)
  await writeFile(path.join(folder, siteFileNames.theme), site.theme)
  if (!site.files)
    return [`The database has no ${redirectsPath} and ${lookFolder}/ of it yet: import its folder once.`]
  const files = await selectFolderFiles(sql, code)
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return [...(await readFolderFiles(folder)).keys()]
    .filter((name) => !files.has(name))
    .map((name) => `${path.join(folder, name)} is not of the website: remove it, or an import adds it.`)
}
