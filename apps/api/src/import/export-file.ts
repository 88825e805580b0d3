import { CommandError } from '../platform/errors.ts'
import { writePrivateFile } from '../platform/private-file.ts'
import type { Queryable, Sql } from '../platform/database.ts'
import { importedWebsites, type ImportedWebsite } from '../stores/index.ts'

/** The lines of a CSV with what some websites have. */
export type Export = (sql: Sql, websites: readonly ImportedWebsite[]) => AsyncIterable<string>

/**
 * A command that exports the website of `--website`, or all, to the file of `--to`, or returns the lines for the terminal.
 * Throws CommandError for a website that does not exist and a file that cannot be written.
 */
export function exportCommand(kind: string, linesOf: Export) {
  return async (sql: Sql, _words: readonly string[], flags: ReadonlyMap<string, string>): Promise<string> => {
    const target = flags.get('to')
    const lines = linesOf(sql, await websitesOf(sql, flags.get('website')))
    if (!target) return (await Array.fromAsync(lines)).join('').trimEnd()
    // Coupons are worth money, and prices of groups are nobody else's.
    await writePrivateFile(target, lines)
    return `The ${kind} were written to ${target}.`
  }
}

async function websitesOf(sql: Queryable, code: string | undefined): Promise<readonly ImportedWebsite[]> {
  const websites = await importedWebsites(sql)
  if (code === undefined) return websites
  const named = websites.filter((one) => one.code === code)
  if (named.length > 0) return named
  throw new CommandError(`There is no website "${code}": use ${websites.map((one) => one.code).join(', ')}.`)
}
