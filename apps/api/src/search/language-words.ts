import { foldText, wordsIn, wordsOf } from './fold.ts'
import { negatorsAfter, negatorsBefore, smallWords } from './small-words.ts'

/** What a thing is without is a word of its own: `-gluten`, and of two words `--poissoncru`. */
const WITHOUT = '-'
const WITHOUT_TWO = '--'

/** A word, or what the text says is not there; `at` is the place of its first word among those of the text. */
type Part = { at: number; word: string } | { at: number; without: [string, string?] }

/** Whether a folded word says what a thing is without. */
export const isWithout = (word: string): boolean => word.startsWith(WITHOUT)

/** The word itself of one that says what a thing is without. */
export const withoutMark = (word: string): string => word.replace(/^-/, '')

/** What people call something that it is without, as one word. */
export function withoutWord(name: string, language: string): string {
  const words = wordsOf(name).filter((word) => !smallWords(language).has(word))
  return (words.length > 1 ? WITHOUT_TWO : WITHOUT) + words.slice(0, 2).join('')
}

/** The words of a text as they are found. A dish "sans poisson" is not found by "poisson". */
export function indexedWords(text: string, language: string): string[] {
  const folded = foldText(text)
  const words = wordsIn(folded)
  if (!words.some((word) => isNegator(word, language))) return words
  return partsOf(folded, language).map((part) =>
    'word' in part ? part.word : withoutWord(part.without.join(' '), language),
  )
}

/** A word of a search, and the place among the words typed from which it was read. */
export type SearchedWord = { word: string; at: number }

/**
 * The words of a search, folded, each once; small ones such as articles only when there are no others. `isKnown`
 * decides whether two words after "sans" are one thing ("poisson cru") or the second is searched by itself.
 */
export function searchedWords(
  query: string,
  language: string,
  isKnown: (word: string) => boolean,
): SearchedWord[] {
  const all = partsOf(foldText(query), language).flatMap((part): SearchedWord[] => {
    if ('word' in part) return [part]
    const [first, second] = part.without
    const one = { word: WITHOUT + first, at: part.at }
    return second === undefined ? [one] : [one, { word: second, at: wordsOf(query).indexOf(second) }]
  })
  const telling = all.filter(({ word }) => !smallWords(language).has(word))
  const joined: SearchedWord[] = []
  for (const one of telling.length > 0 ? telling : all) {
    const last = joined.at(-1)
    const both = last && isWithout(last.word) ? WITHOUT + last.word + one.word : undefined
    if (last && both && isKnown(both)) joined[joined.length - 1] = { word: both, at: last.at }
    else if (!joined.some(({ word }) => word === one.word)) joined.push(one)
  }
  return joined
}

const isNegator = (word: string, language: string) =>
  negatorsBefore(language).has(word) || negatorsAfter(language).has(word)

function partsOf(folded: string, language: string): Part[] {
  const found = [...folded.matchAll(/[\p{L}\p{N}]+/gu)]
  const words = found.map(([word]) => word)
  const gap = (at: number) => {
    const here = found[at]
    const next = found[at + 1]
    return here && next ? folded.slice(here.index + here[0].length, next.index) : '.'
  }
  const parts: Part[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const named = negatorsBefore(language).has(word) ? namedFrom(words, at, gap, language) : undefined
    if (named) {
      parts.push({ at, without: named.words })
      at = named.last
    } else if (isFollowedByNegator(words, at, gap, language)) {
      parts.push({ at, without: [word] })
      at++
    } else parts.push({ at, word })
  }
  return parts
}

/** The one or two words that follow a negator in the same clause; small ones are passed over. */
function namedFrom(
  words: readonly string[],
  negator: number,
  gap: (at: number) => string,
  language: string,
): { words: [string, string?]; last: number } | undefined {
  const isClosed = (at: number) => /[^\s'-]/.test(gap(at))
  const isSmall = (at: number) => smallWords(language).has(words[at] ?? '')
  let first = negator + 1
  while (first < words.length && isSmall(first) && !isClosed(first)) first++
  const word = words[first]
  if (word === undefined || isClosed(first - 1) || isNegator(word, language)) return undefined
  const next = words[first + 1]
  const isAlone =
    next === undefined || isClosed(first) || isSmall(first + 1) || negatorsBefore(language).has(next)
  return isAlone ? { words: [word], last: first } : { words: [word, next], last: first + 1 }
}

/** "gluten free", "gluten-free", but not "a free-standing column". */
function isFollowedByNegator(
  words: readonly string[],
  at: number,
  gap: (at: number) => string,
  language: string,
): boolean {
  const next = words[at + 1]
  if (next === undefined || !negatorsAfter(language).has(next) || smallWords(language).has(words[at] ?? ''))
    return false
  return /^[\s-]$/.test(gap(at)) && !/^[-]/.test(gap(at + 1))
}
