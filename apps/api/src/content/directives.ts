type Attribute = { value: string; line: number; column: number }

/** A directive of a page (`:::type{…}` to `:::`), or the Markdown between directives. */
export type Directive = {
  /** `text` for Markdown between directives. */
  type: string
  /** The identifier given as `#name`. */
  identifier: string | null
  attributes: Map<string, Attribute>
  /** Line of the opening marker. */
  line: number
  body: string
  /** First line of the body. */
  bodyLine: number
}

/** Line and column in the file, from 1. */
export type Problem = { line: number; column?: number; message: string }

const opening = /^:::([A-Za-z][^\s{]*)\s*(?:\{(.*)\})?$/
const closing = /^:::\s*$/
const codeMark = /^(?:```|~~~)/

/**
 * Splits the body of a page into directives and the Markdown between them. `firstLine` is the line of the
 * file on which the body starts. Adds errors to `problems` and leaves out the directives concerned.
 */
export function readDirectives(body: string, firstLine: number, problems: Problem[]): Directive[] {
  const lines = body.split('\n')
  const directives: Directive[] = []
  let inCode = false
  let current = emptyText(firstLine)
  const leave = (line: number) => {
    directives.push(current)
    current = emptyText(line)
  }
  for (const [index, text] of lines.entries()) {
    const line = firstLine + index
    if (codeMark.test(text)) inCode = !inCode
    const mark = !inCode && text.startsWith(':::')
    if (!mark) current.body += `${text}\n`
    else if (closing.test(text)) {
      if (current.line > 0) leave(line + 1)
      else if (directives.at(-1)?.type !== 'separator')
        problems.push({ line, message: 'this ::: closes nothing: remove it, or open a block before it' })
    } else {
      if (current.line > 0)
        problems.push({
          line,
          message: `close the :::${current.type} of line ${current.line} with ::: first`,
        })
      leave(line + 1)
      current = readOpening(text, line, problems)
      // A separator has no body, so its closing marker is optional.
      if (current.type === 'separator') leave(line + 1)
    }
  }
  if (current.line > 0)
    problems.push({
      line: current.line,
      message: `:::${current.type} is not closed: end it with a line of :::`,
    })
  directives.push(current)
  return directives.filter((directive) => directive.line > 0 || directive.body.trim() !== '')
}

const emptyText = (bodyLine: number): Directive => ({
  type: 'text',
  identifier: null,
  attributes: new Map(),
  line: 0,
  body: '',
  bodyLine,
})

function readOpening(text: string, line: number, problems: Problem[]): Directive {
  const [, type = '', inside = ''] = opening.exec(text.trimEnd()) ?? []
  if (!type) problems.push({ line, message: `write :::type{key="value"} instead of "${text}"` })
  const directive: Directive = { ...emptyText(line + 1), type, line }
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
    if (identifier !== undefined) directive.identifier = identifier
    else if (key !== undefined && directive.attributes.has(key))
      problems.push({ line, column, message: `${key} is given twice` })
    else if (key !== undefined) directive.attributes.set(key, { value: quoted ?? bare ?? '', line, column })
  }
  return directive
}
