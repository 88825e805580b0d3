import { wordsOf } from './fold.ts'

/** A whole SKU without separators is a token of its own: `=vsqc3`. */
const WHOLE_CODE = '='
const shortestRun = 3

export const isWholeCode = (word: string): boolean => word.startsWith(WHOLE_CODE)

/** The token for a whole SKU, of the folded words of the SKU or of a query. */
export const wholeCodeToken = (words: readonly string[]): string => WHOLE_CODE + words.join('')

/**
 * The tokens of a SKU: the whole of it, its parts between separators, runs of three letters or digits and more, and
 * its end from each part on, so that "C3-AB" and "c3ab" find "VSQ-C3-AB".
 */
export function codeTokens(text: string): string[] {
  const parts = wordsOf(text)
  const runs = parts
    .flatMap((part) => part.match(/\d+|\D+/g) ?? [])
    .filter((run) => run.length >= shortestRun)
  const ends = parts.slice(1, -1).map((_, at) => parts.slice(at + 1).join(''))
  return [wholeCodeToken(parts), ...parts, ...runs, ...ends]
}
