import type { Entry, FrontMatter } from './front-matter.ts'

type Named = { file: string; identifier: string; matter: FrontMatter; known: readonly string[] }

/**
 * The entries of a file's front matter. Unknown entries, an identifier that differs from the file name and a
 * missing title are added to `problems` as `file:line: sentence`.
 */
export function readEntries(
  { file, identifier, matter, known }: Named,
  problems: string[],
): Map<string, Entry> {
  for (const { line, message } of matter.problems) problems.push(`${file}:${line}: ${message}`)
  for (const [key, { line }] of matter.entries) {
    if (!known.includes(key))
      problems.push(`${file}:${line}: ${key} is not known here, use ${known.join(', ')}`)
  }
  const own = matter.entries.get('identifier')
  if (own?.value !== identifier)
    problems.push(`${file}:${own?.line ?? 1}: identifier must be ${identifier}, as the file is named`)
  if (known.includes('title') && !matter.entries.get('title')?.value)
    problems.push(`${file}:1: title is missing`)
  return matter.entries
}
