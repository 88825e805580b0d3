export type Entry = { value: string; line: number }

export type FrontMatter = {
  entries: Map<string, Entry>
  /** The text after the second line of dashes. */
  body: string
  /** Line of the file on which the body starts. */
  bodyLine: number
  /** Problems as `line: sentence`; the first line of the file is 1. */
  problems: { line: number; message: string }[]
}

/**
 * Parses the front matter of a content file: lines of `key: value` between two lines of `---`. A value may be
 * in single quotes, with quotes doubled inside. Other YAML syntax is not supported, so that a colon or a
 * leading sign in a title needs no quotes.
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const result: FrontMatter = { entries: new Map(), body: '', bodyLine: 1, problems: [] }
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    result.problems.push({ line: 1, message: 'start the file with entries between two lines of ---' })
    return result
  }
  for (let index = 1; index < end; index++) readEntry(result, lines[index] ?? '', index + 1)
  result.bodyLine = end + 2
  result.body = lines.slice(end + 1).join('\n')
  return result
}

function readEntry({ entries, problems }: FrontMatter, text: string, line: number): void {
  if (text.trim() === '') return
  const [, key, written = ''] = /^([a-z_]+):(.*)$/.exec(text.trimEnd()) ?? []
  const raw = written.trim()
  if (key === undefined) {
    problems.push({ line, message: `write "key: value" instead of "${text}"` })
  } else if (entries.has(key)) {
    problems.push({ line, message: `${key} is given twice` })
  } else {
    const quoted = /^'(.*)'$/.exec(raw)?.[1]
    entries.set(key, { value: quoted?.replaceAll("''", "'") ?? raw, line })
  }
}
