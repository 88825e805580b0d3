type Attribute = { value: string; line: number; column: number }

/** A part of a page: what stands between `:::type{…}` and `:::`, or the Markdown around. */
export type Fence = {
  /** `text` for the Markdown around. */
  type: string
  /** What `#name` says. */
  identifier: string | null
  attributes: Map<string, Attribute>
  /** Line of the opening. */
  line: number
  body: string
  /** Line on which the body starts. */
  bodyLine: number
}

/** Line and column count from 1, the first line being that of the file. */
export type Problem = { line: number; column?: number; message: string }

const opening = /^:::([A-Za-z][^\s{]*)\s*(?:\{(.*)\})?$/
const closing = /^:::\s*$/
const codeMark = /^(?:```|~~~)/

/**
 * Cuts the body of a page into its fences and the Markdown between them. `firstLine` is the line of the file on
 * which the body starts. What is wrong goes to `problems`; a fence that is not understood is left out.
 */
export function readFences(body: string, firstLine: number, problems: Problem[]): Fence[] {
  const lines = body.split('\n')
  const fences: Fence[] = []
  let inCode = false
  let current = emptyText(firstLine)
  const leave = (line: number) => {
    fences.push(current)
    current = emptyText(line)
  }
  for (const [index, text] of lines.entries()) {
    const line = firstLine + index
    if (codeMark.test(text)) inCode = !inCode
    const mark = !inCode && text.startsWith(':::')
    if (!mark) current.body += `${text}\n`
    else if (closing.test(text)) {
      if (current.line > 0) leave(line + 1)
      else if (fences.at(-1)?.type !== 'separator')
        problems.push({ line, message: 'this ::: closes nothing: remove it, or open a block before it' })
    } else {
      if (current.line > 0)
        problems.push({
          line,
          message: `close the :::${current.type} of line ${current.line} with ::: first`,
        })
      leave(line + 1)
      current = readOpening(text, line, problems)
      // A separator holds nothing, so it need not be closed.
      if (current.type === 'separator') leave(line + 1)
    }
  }
  if (current.line > 0)
    problems.push({
      line: current.line,
      message: `:::${current.type} is not closed: end it with a line of :::`,
    })
  fences.push(current)
  return fences.filter((fence) => fence.line > 0 || fence.body.trim() !== '')
}

const emptyText = (bodyLine: number): Fence => ({
  type: 'text',
  identifier: null,
  attributes: new Map(),
  line: 0,
  body: '',
  bodyLine,
})

function readOpening(text: string, line: number, problems: Problem[]): Fence {
  const [, type = '', inside = ''] = opening.exec(text.trimEnd()) ?? []
  if (!type) problems.push({ line, message: `write :::type{key="value"} instead of "${text}"` })
  const fence: Fence = { ...emptyText(line + 1), type, line }
  const start = text.indexOf('{') + 1
  const token = /\s*(?:#([A-Za-z0-9_-]+)|([A-Za-z_][A-Za-z0-9_-]*)=(?:"([^"]*)"|([^\s"}]+)))(?=\s|$)/y
  while (token.lastIndex < inside.length && inside.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex
    const found = token.exec(inside)
    const column = start + at + inside.slice(at).search(/\S/) + 1
    if (!found) {
      problems.push({
        line,
        column,
        message: `write #name or key="value" instead of "${inside.slice(at).trim()}"`,
      })
      break
    }
    const [, identifier, key, quoted, bare] = found
    if (identifier !== undefined) fence.identifier = identifier
    else if (key !== undefined && fence.attributes.has(key))
      problems.push({ line, column, message: `${key} is given twice` })
    else if (key !== undefined) fence.attributes.set(key, { value: quoted ?? bare ?? '', line, column })
  }
  return fence
}
