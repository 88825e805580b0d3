/** Position in a text; both count from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** Position of a value of a JSON text by its path; that of the nearest parent when the text does not have the value. */
export type JsonPositions = (path: readonly (string | number)[]) => TextPosition

/** Line and column of an offset in a text. */
export function textPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Position of the first syntax error of a text that `JSON.parse` rejects. */
export function jsonErrorPosition(text: string): TextPosition {
  const error = syntaxError(text)
  if (error?.offset !== undefined) return textPosition(text, error.offset)
  // V8 gives no offset for an unexpected token: search the longest prefix that is merely incomplete.
  let [valid, invalid] = [0, text.length]
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2)
    const { isIncomplete } = syntaxError(text.slice(0, middle)) ?? { isIncomplete: true }
    if (isIncomplete) valid = middle
    else invalid = middle
  }
  return textPosition(text, valid)
}

function syntaxError(text: string): { offset: number | undefined; isIncomplete: boolean } | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const [, position] = /position (\d+)/.exec(message) ?? []
    const offset = position === undefined ? undefined : Number(position)
    return { offset, isIncomplete: offset === text.length || /^Un(?:expected end|terminated)/.test(message) }
  }
}

/** Finds the position of each value of a valid JSON text. */
export function jsonPositions(text: string): JsonPositions {
  const offsets = new Map<string, number>()
  const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y
  const next = () => {
    const found = token.exec(text)
    return { text: found?.[1] ?? '', offset: token.lastIndex - (found?.[1]?.length ?? 0) }
  }
  const walk = (path: string[], first = next()): void => {
    offsets.set(JSON.stringify(path), first.offset)
    const isArray = first.text === '['
    if (!isArray && first.text !== '{') return
    for (let index = 0, part = next(); part.text && part.text !== ']' && part.text !== '}'; part = next()) {
      if (part.text === ',') continue
      if (isArray) walk([...path, String(index++)], part)
      else {
        next() // the colon
        walk([...path, String(JSON.parse(part.text))])
      }
    }
  }
  walk([])
  return (path) => {
    const keys = path.map(String)
    while (keys.length > 0 && !offsets.has(JSON.stringify(keys))) keys.pop()
    return textPosition(text, offsets.get(JSON.stringify(keys)) ?? 0)
  }
}
