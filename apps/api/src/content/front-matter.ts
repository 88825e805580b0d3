export type Entry = { value: string; line: number }

export type FrontMatter = {
  entries: Map<string, Entry>
  /** The text after the second line of dashes. */
  body: string
  /** Line of the file on which the body starts. */
  bodyLine: number
  /** The first line of the file is 1. */
  problems: { line: number; message: string }[]
}

/**
 * Parses the front matter of a content file: YAML with one text for each key, between two lines of `---`. Numbers,
 * dates and booleans are returned as they are written.
 */
export async function readFrontMatter(text: string): Promise<FrontMatter> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const result: FrontMatter = { entries: new Map(), body: '', bodyLine: 1, problems: [] }
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    result.problems.push({ line: 1, message: 'start the file with entries between two lines of ---' })
    return result
  }
  await readEntries(result, lines.slice(1, end).join('\n'))
  result.bodyLine = end + 2
  result.body = lines.slice(end + 1).join('\n')
  return result
}

/** The first line of the file is the one of dashes. */
const linesBefore = 1

async function readEntries({ entries, problems }: FrontMatter, yaml: string): Promise<void> {
  // Only imports need the parser, whose 72 modules would delay the start.
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml')
  const lineCounter = new LineCounter()
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + linesBefore
  const { contents, errors } = parseDocument(yaml, {
    lineCounter,
    prettyErrors: false,
    schema: 'failsafe',
    uniqueKeys: false,
  })
  for (const { message, pos } of errors)
    problems.push({ line: lineAt(pos[0]), message: `put the text in quotes, or correct it (${message})` })
  if (errors.length === 0 && contents && !isMap(contents))
    problems.push({ line: lineAt(contents.range[0]), message: 'write "key: text" on each line' })
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const name = isScalar(key) ? String(key.value) : ''
    const line = lineAt(isScalar(key) ? key.range?.[0] : undefined)
    if (entries.has(name)) problems.push({ line, message: `${name} is given twice` })
    else if (isScalar(value)) entries.set(name, { value: String(value.value), line })
    else if (!problems.some((problem) => problem.line === line))
      problems.push({
        line,
        message: `write "${name}: text", with the text in quotes if it starts with a sign`,
      })
  }
}
