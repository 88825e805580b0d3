import { foldText, wordsIn, wordsOf } from './fold.ts'
import { rulesOf } from './language-rules.ts'

/** A negated word is a token of its own: `-gluten`, and `--poissoncru` for two words. */
const NEGATION = '-'
const PHRASE_NEGATION = '--'

/** A word or a negated phrase. `at` is the index of its first word in the text. */
type Token = { at: number; word: string } | { at: number; without: [string, string?] }

/** Whether a token is negated. */
export const isNegated = (word: string): boolean => word.startsWith(NEGATION)

/** The word of a negated token. */
export const withoutNegation = (word: string): string => word.replace(/^-/, '')

/** The token for the absence of something. */
export function negatedToken(name: string, language: string): string {
  const words = wordsOf(name).filter((word) => !rulesOf(language).stopWords.has(word))
  return (words.length > 1 ? PHRASE_NEGATION : NEGATION) + words.slice(0, 2).join('')
}

/** The tokens of a document's text. A dish "sans poisson" does not match "poisson". */
export function documentTokens(text: string, language: string): string[] {
  const folded = foldText(text)
  const words = wordsIn(folded)
  const { prefixNegators: before, suffixNegators: after } = rulesOf(language)
  if (!words.some((word) => before.has(word) || after.has(word))) return words
  return tokensOf(folded, words, language).map((part) =>
    'word' in part ? part.word : negatedToken(part.without.join(' '), language),
  )
}

/** A token of a query, and the index of the word it was read from. */
export type QueryToken = { word: string; at: number }

/**
 * The tokens of a query without duplicates. Stop words are dropped unless there are no other words. `isKnown`
 * decides whether two words after a negator form a phrase ("sans poisson cru") or the second is searched on
 * its own.
 */
export function queryTokens(
  query: string,
  language: string,
  isKnown: (word: string) => boolean,
): QueryToken[] {
  const folded = foldText(query)
  const all = tokensOf(folded, wordsIn(folded), language).flatMap((part): QueryToken[] => {
    if ('word' in part) return [part]
    const [first, second] = part.without
    const one = { word: NEGATION + first, at: part.at }
    return second === undefined ? [one] : [one, { word: second, at: wordsOf(query).indexOf(second) }]
  })
  const telling = all.filter(({ word }) => !rulesOf(language).stopWords.has(word))
  const joined: QueryToken[] = []
  for (const one of telling.length > 0 ? telling : all) {
    const last = joined.at(-1)
    const both = last && isNegated(last.word) ? NEGATION + last.word + one.word : undefined
    if (last && both && isKnown(both)) joined[joined.length - 1] = { word: both, at: last.at }
    else if (!joined.some(({ word }) => word === one.word)) joined.push(one)
  }
  return joined
}

function isNegator(word: string, language: string): boolean {
  const { prefixNegators, suffixNegators } = rulesOf(language)
  return prefixNegators.has(word) || suffixNegators.has(word)
}

function tokensOf(folded: string, words: readonly string[], language: string): Token[] {
  const { prefixNegators: before, suffixNegators: after } = rulesOf(language)
  const gap = gapsBetween(words, folded)
  const parts: Token[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const named = before.has(word) ? negatedPhrase(words, at, gap, language) : undefined
    if (named) {
      parts.push({ at, without: named.words })
      at = named.last
    } else if (after.has(words[at + 1] ?? '') && isNegatedBySuffix(word, at, gap, language)) {
      parts.push({ at, without: [word] })
      at++
    } else parts.push({ at, word })
  }
  return parts
}

/** The characters between the word at an index and the next one; a full stop after the last word. */
type Gap = (at: number) => string

/** Positions are computed on demand, because most texts contain no negator. */
function gapsBetween(words: readonly string[], folded: string): Gap {
  let known: readonly number[] | undefined
  return (at) => {
    const starts = (known ??= startsOf(words, folded))
    const next = starts[at + 1]
    return next === undefined ? '.' : folded.slice((starts[at] ?? 0) + (words[at] ?? '').length, next)
  }
}

/** `words` are the words of the text, in order. */
function startsOf(words: readonly string[], folded: string): number[] {
  let end = 0
  return words.map((word) => {
    const start = folded.indexOf(word, end)
    end = start + word.length
    return start
  })
}

/** The one or two words that a negator negates, in the same clause. Stop words are skipped. */
function negatedPhrase(
  words: readonly string[],
  negator: number,
  gap: Gap,
  language: string,
): { words: [string, string?]; last: number } | undefined {
  const isClosed = (at: number) => /[^\s'-]/.test(gap(at))
  const isSmall = (at: number) => rulesOf(language).stopWords.has(words[at] ?? '')
  let first = negator + 1
  while (first < words.length && isSmall(first) && !isClosed(first)) first++
  const word = words[first]
  if (word === undefined || isClosed(first - 1) || isNegator(word, language)) return undefined
  const next = words[first + 1]
  const isAlone =
    next === undefined || isClosed(first) || isSmall(first + 1) || rulesOf(language).prefixNegators.has(next)
  return isAlone ? { words: [word], last: first } : { words: [word, next], last: first + 1 }
}

/** "gluten free" and "gluten-free", but not "a free-standing column". */
function isNegatedBySuffix(word: string, at: number, gap: Gap, language: string): boolean {
  return !rulesOf(language).stopWords.has(word) && /^[\s-]$/.test(gap(at)) && !gap(at + 1).startsWith('-')
}
