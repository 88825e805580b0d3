import { writeFile } from 'node:fs/promises'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { importWebsite, type WebsiteImport } from './import-website.ts'
import { exportWebsite } from './read-website.ts'

export const websiteUsage = `  import website FILE.json [--dry-run]           a website with its store views and settings: adds it, or changes what differs
  export website CODE [FILE.json]                the file of a website as it is now`

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
  await writeFile(target, text)
  return `The website ${subject} was written to ${target}.`
}

function linesOf({ website, isNew, differences }: WebsiteImport): string[] {
  if (isNew) return [`The website ${website} is new.`]
  return [...differences, `The website ${website}: ${differences.length} changed.`]
}
