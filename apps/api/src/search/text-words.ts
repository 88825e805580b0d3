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
    if (!isShown) return indexedWords(text, this.#language).filter((word) => !isWithout(word))
    const known = this.#known.get(text)
    if (known) return known
    const words = indexedWords(text, this.#language)
    const small = smallWords(this.#language)
    if (!words.every((word) => this.shown.has(word) || small.has(word))) this.#rememberSpelling(text)
    if (text.length <= longestRemembered && this.#known.size < rememberedTexts) this.#known.set(text, words)
    return words
  }

  #rememberSpelling(text: string): void {
    const written = text.normalize('NFC')
    const folded = wordsOf(written)
    const places = wordPlaces(written)
    if (places.length !== folded.length) return
    for (const [at, word] of folded.entries()) {
      const { index = 0, length = 0 } = places[at] ?? {}
      if (smallWords(this.#language).has(word)) continue
      if (!this.shown.has(word)) this.shown.set(word, written.slice(index, index + length).toLowerCase())
    }
  }
}

/** Where the words of a text stand in it. */
export function wordPlaces(text: string): { index: number; length: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index, 0: { length } }) => ({ index, length }))
}
