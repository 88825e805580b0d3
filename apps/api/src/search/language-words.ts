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
  const before = negatorsBefore(language)
  const after = negatorsAfter(language)
  if (!words.some((word) => before.has(word) || after.has(word))) return words
  return partsOf(folded, words, language).map((part) =>
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
  const folded = foldText(query)
  const all = partsOf(folded, wordsIn(folded), language).flatMap((part): SearchedWord[] => {
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

function partsOf(folded: string, words: readonly string[], language: string): Part[] {
  const after = negatorsAfter(language)
  const before = negatorsBefore(language)
  const gap = gapsBetween(words, folded)
  const parts: Part[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const named = before.has(word) ? namedFrom(words, at, gap, language) : undefined
    if (named) {
      parts.push({ at, without: named.words })
      at = named.last
    } else if (after.has(words[at + 1] ?? '') && isNegated(word, at, gap, language)) {
      parts.push({ at, without: [word] })
      at++
    } else parts.push({ at, word })
  }
  return parts
}

/** What stands between the word at a place and the next one; a full stop behind the last. */
type Gap = (at: number) => string

/** Where words stand is looked up only when somebody asks: in most texts nobody does. */
function gapsBetween(words: readonly string[], folded: string): Gap {
  let known: readonly number[] | undefined
  return (at) => {
    const starts = (known ??= startsOf(words, folded))
    const next = starts[at + 1]
    return next === undefined ? '.' : folded.slice((starts[at] ?? 0) + (words[at] ?? '').length, next)
  }
}

/** `words` are those of the text, in their order. */
function startsOf(words: readonly string[], folded: string): number[] {
  let end = 0
  return words.map((word) => {
    const start = folded.indexOf(word, end)
    end = start + word.length
    return start
  })
}

/** The one or two words that follow a negator in the same clause; small ones are passed over. */
function namedFrom(
  words: readonly string[],
  negator: number,
  gap: Gap,
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
function isNegated(word: string, at: number, gap: Gap, language: string): boolean {
  return !smallWords(language).has(word) && /^[\s-]$/.test(gap(at)) && !gap(at + 1).startsWith('-')
}
