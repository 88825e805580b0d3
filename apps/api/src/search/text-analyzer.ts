import { wordsOf } from './fold.ts'
import { documentTokens, isNegated, negatedToken } from './tokens.ts'
import { rulesOf } from './language-rules.ts'

/**
 * A text of a document. `weight` is an integer up to 255. `isCode`: also matches without or with other
 * separators. `isAbsent`: names something that the document does not contain. `isShown`: short text that
 * describes the whole document, so that its words can be suggested and its negations apply.
 */
export type SearchableText = {
  text: string
  weight: number
  isCode?: true
  isAbsent?: true
  isShown?: true
}

/** Short texts such as labels are repeated in many documents. */
const mostCachedTexts = 5000
const longestCachedText = 80

/** Splits the texts of documents into tokens and records the spelling of words. */
export class TextAnalyzer {
  readonly #language: string
  readonly #known = new Map<string, readonly string[]>()
  /** The original spelling of folded words, with accents, at their first occurrence. */
  readonly shown: Map<string, string>

  constructor(language: string, shown: ReadonlyMap<string, string>) {
    this.#language = language
    this.shown = new Map(shown)
  }

  /** Calls `take` with every token of the texts, including repetitions. */
  analyze(texts: readonly SearchableText[], take: (word: string, weight: number) => void): void {
    for (const text of texts) for (const word of this.#wordsIn(text)) take(word, text.weight)
  }

  /**
   * In long texts, "sans poisson" may refer to a part only, so negations are indexed for shown texts alone.
   */
  #wordsIn({ text, isCode, isShown, isAbsent }: SearchableText): readonly string[] {
    if (isAbsent) return [negatedToken(text, this.#language)]
    if (isCode) {
      const words = wordsOf(text)
      return [...words, words.join('')]
    }
    const known = isShown && this.#known.get(text)
    if (known) return known
    const words = documentTokens(text, this.#language)
    if (!isShown) return words.some(isNegated) ? words.filter((word) => !isNegated(word)) : words
    const small = rulesOf(this.#language).stopWords
    if (!words.every((word) => this.shown.has(word) || small.has(word))) this.#rememberSpelling(text)
    if (text.length <= longestCachedText && this.#known.size < mostCachedTexts) this.#known.set(text, words)
    return words
  }

  #rememberSpelling(text: string): void {
    const written = text.normalize('NFC')
    const folded = wordsOf(written)
    const spelt = written.match(writtenWord) ?? []
    if (spelt.length !== folded.length) return
    const small = rulesOf(this.#language).stopWords
    for (let at = 0; at < folded.length; at++) {
      const word = folded[at] ?? ''
      if (!small.has(word) && !this.shown.has(word)) this.shown.set(word, (spelt[at] ?? '').toLowerCase())
    }
  }
}

const writtenWord = /[\p{L}\p{N}\p{M}]+/gu

/** Positions of the words in a text. */
export function wordPlaces(text: string): { index: number; length: number }[] {
  return [...text.matchAll(writtenWord)].map(({ index, 0: { length } }) => ({ index, length }))
}
