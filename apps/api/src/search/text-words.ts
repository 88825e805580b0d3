import { wordsOf } from './fold.ts'
import { indexedWords, isWithout, withoutWord } from './language-words.ts'
import { smallWords } from './small-words.ts'

/**
 * `weight` is a whole number up to 255. A code is also found when it is written without its separators, or with
 * others. `isWithout`: the text names something that the thing does not have. `isShown`: people read it as what the
 * thing is, so its words may be suggested, and what it says to be absent is.
 */
export type SearchableText = {
  text: string
  weight: number
  isCode?: true
  isWithout?: true
  isShown?: true
}

/** Short texts that are shown, such as labels, come again and again. */
const rememberedTexts = 5000
const longestRemembered = 80

/** Reads the words of the texts of things, and how they are written. */
export class TextWords {
  readonly #language: string
  readonly #known = new Map<string, readonly string[]>()
  /** How folded words are written, with their accents, the first time they are met. */
  readonly shown: Map<string, string>

  constructor(language: string, shown: ReadonlyMap<string, string>) {
    this.#language = language
    this.shown = new Map(shown)
  }

  /** Calls `take` with each word of the texts, as often as it stands in them. */
  read(texts: readonly SearchableText[], take: (word: string, weight: number) => void): void {
    for (const text of texts) for (const word of this.#wordsIn(text)) take(word, text.weight)
  }

  /** Long texts say "sans poisson" of a part of what they describe: only what people are shown says it of the whole. */
  #wordsIn({ text, isCode, isShown, isWithout: isAbsent }: SearchableText): readonly string[] {
    if (isAbsent) return [withoutWord(text, this.#language)]
    if (isCode) {
      const words = wordsOf(text)
      return [...words, words.join('')]
    }
    const known = isShown && this.#known.get(text)
    if (known) return known
    const words = indexedWords(text, this.#language)
    if (!isShown) return words.some(isWithout) ? words.filter((word) => !isWithout(word)) : words
    const small = smallWords(this.#language)
    if (!words.every((word) => this.shown.has(word) || small.has(word))) this.#rememberSpelling(text)
    if (text.length <= longestRemembered && this.#known.size < rememberedTexts) this.#known.set(text, words)
    return words
  }

  #rememberSpelling(text: string): void {
    const written = text.normalize('NFC')
    const folded = wordsOf(written)
    const spelt = written.match(writtenWord) ?? []
    if (spelt.length !== folded.length) return
    const small = smallWords(this.#language)
    for (let at = 0; at < folded.length; at++) {
      const word = folded[at] ?? ''
      if (!small.has(word) && !this.shown.has(word)) this.shown.set(word, (spelt[at] ?? '').toLowerCase())
    }
  }
}

const writtenWord = /[\p{L}\p{N}\p{M}]+/gu

/** Where the words of a text stand in it. */
export function wordPlaces(text: string): { index: number; length: number }[] {
  return [...text.matchAll(writtenWord)].map(({ index, 0: { length } }) => ({ index, length }))
}
