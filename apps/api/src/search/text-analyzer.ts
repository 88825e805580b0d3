import { codeTokens } from './code-tokens.ts'
import { foldText, wordsOf } from './fold.ts'
import { rulesOf } from './language-rules.ts'
import { isQuantity, quantitiesIn } from './quantities.ts'
import { entryOf } from './ranking.ts'
import type { Spellings } from './spellings.ts'
import { documentTokens, isNegated, negatedToken } from './tokens.ts'

/**
 * A text of a document. `weight` is an integer from 1 to 15. `isCode`: a SKU, which also matches by its parts and with
 * other separators. `isAbsent`: names something that the document does not contain. `isShown`: short text that
 * describes the whole document, so that its words can be suggested and its negations apply. `isTitle`: the name of the
 * document; its words are worth more in a short one.
 */
export type SearchableText = {
  text: string
  weight: number
  isCode?: true
  isAbsent?: true
  isShown?: true
  isTitle?: true
}

/** Short texts such as labels are repeated in many documents. */
const mostCachedTexts = 5000
const longestCachedText = 80
const digit = /\d/

/** Splits the texts of documents into tokens and records the spelling of words. */
export class TextAnalyzer {
  readonly #language: string
  readonly #known = new Map<string, readonly string[]>()
  /** The original spelling of folded words, with accents, at their first occurrence. */
  readonly shown: Spellings

  constructor(language: string, shown: Spellings) {
    this.#language = language
    this.shown = shown
  }

  /** Calls `take` with every token of the texts, including repetitions, and its entry. */
  analyze(texts: readonly SearchableText[], take: (word: string, entry: number) => void): void {
    for (const text of texts) {
      const words = this.#wordsIn(text)
      const entry = entryOf(text.weight, text.isTitle ? this.#titleWords(words) : 0)
      for (const word of words) take(word, entry)
    }
  }

  #titleWords(words: readonly string[]): number {
    const { stopWords } = rulesOf(this.#language)
    return words.reduce((sum, word) => sum + Number(!stopWords.has(word) && !isQuantity(word)), 0)
  }

  /**
   * In long texts, "sans poisson" may refer to a part only, so negations are indexed for shown texts alone.
   */
  #wordsIn({ text, isCode, isShown, isAbsent }: SearchableText): readonly string[] {
    if (isAbsent) return [negatedToken(text, this.#language)]
    if (isCode) return codeTokens(text)
    const known = isShown && this.#known.get(text)
    if (known) return known
    const plain = documentTokens(text, this.#language)
    const words = this.#withQuantities(text, plain)
    if (!isShown) return words.some(isNegated) ? words.filter((word) => !isNegated(word)) : words
    const small = rulesOf(this.#language).stopWords
    if (!plain.every((word) => this.shown.has(word) || small.has(word))) this.#rememberSpelling(text)
    if (text.length <= longestCachedText && this.#known.size < mostCachedTexts) this.#known.set(text, words)
    return words
  }

  #withQuantities(text: string, words: string[]): string[] {
    if (!digit.test(text) && !/[¼-¾]/.test(text)) return words
    return [...words, ...quantitiesIn(foldText(text), this.#language).map(({ token }) => token)]
  }

  #rememberSpelling(text: string): void {
    const written = text.normalize('NFC')
    const folded = wordsOf(written)
    const spelt = written.match(writtenWord) ?? []
    if (spelt.length !== folded.length) return
    const small = rulesOf(this.#language).stopWords
    for (let at = 0; at < folded.length; at++) {
      const word = folded[at] ?? ''
      if (!small.has(word) && !this.shown.has(word)) this.shown.add(word, (spelt[at] ?? '').toLowerCase())
    }
  }
}

const writtenWord = /[\p{L}\p{N}\p{M}]+/gu

/** Positions of the words in a text. */
export function wordPlaces(text: string): { index: number; length: number }[] {
  return [...text.matchAll(writtenWord)].map(({ index, 0: { length } }) => ({ index, length }))
}
