import path from 'node:path'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { exportSources, removeContent } from './sources.ts'

export const contentUsage = `  content export --website CODE --to FOLDER [--overwrite]   the files of pages, blocks, blog, forms and mails
  content remove pages/NAME --website CODE       a page, or blocks/NAME, or blog/posts/NAME, in all languages`

type Flags = ReadonlyMap<string, string>

/** Runs an operator's content command other than imports; returns the output. Throws CommandError. */
export async function contentCommand(sql: Sql, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', name = ''] = words
  const website = flags.get('website')
  const to = flags.get('to')
  if (website && verb === 'remove' && name) return await removeContent(sql, website, name)
  if (!website || verb !== 'export' || !to) throw new CommandError(`Use one of:\n${contentUsage}`)
  const { written, same, lacking } = await exportSources(
    sql,
    website,
    path.resolve(to),
    flags.has('overwrite'),
  )
  const lines = [`${written} files written to ${to}, ${same} were there already.`]
  if (lacking > 0)
    lines.push(`${lacking} texts were imported before files were stored: import their files again.`)
  return lines.join('\n')
}
