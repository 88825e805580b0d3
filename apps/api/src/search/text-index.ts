import { foldText, wordsOf } from './fold.ts'
import {
  indexedWords,
  isWithout,
  searchedWords,
  withoutMark,
  withoutWord,
  type SearchedWord,
} from './language-words.ts'
import { sameWords } from './same-words.ts'
import { negatorsAfter, smallWords } from './small-words.ts'
import { stemOf } from './stem.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * A code is also found when it is written without its separators, or with others. `isWithout`: the text names
 * something that the thing does not have. `isShown`: people read it as what the thing is, so its words may be
 * suggested, and what it says to be absent is.
 */
export type SearchableText = {
  text: string
  weight: number
  isCode?: true
  isWithout?: true
  isShown?: true
}

type Posting = { things: number[]; weights: number[] }

/** How much of a word's weight counts, by the way in which it is met. */
const met = { whole: 2, otherForm: 1.5, beginning: 1, sameMeaning: 0.8, negated: 0.6, misspelt: 0.5 }
const shortestBeginning = 2
const slice = 1000
/** Weight of long texts, in which a word may stand by chance. */
const leastTelling = 1

/**
 * Finds things by words of one language: whole, in another form, or by their beginning. Each thing is a number with
 * weighted texts; its score is the sum, over the words searched, of the best weight that word meets.
 */
export class TextIndex {
  readonly #language: string
  readonly #vocabulary: Vocabulary
  /** Things and weights by word, in the order of the vocabulary. */
  readonly #postings: readonly Posting[]
  readonly #sameWords: ReadonlyMap<string, string[]>

  private constructor(language: string, vocabulary: Vocabulary, postings: readonly Posting[]) {
    this.#language = language
    this.#vocabulary = vocabulary
    this.#postings = postings
    this.#sameWords = sameWords(language, (word) => stemOf(word, language))
  }

  /** Indexes the things from 0 up to `count`; calls `pause` often enough to hold up nobody. */
  static async build(
    language: string,
    count: number,
    textsOf: (thing: number) => readonly SearchableText[],
    pause: () => Promise<void>,
  ): Promise<TextIndex> {
    const byWord = new Map<string, Posting>()
    const shown = new Map<string, string>()
    for (let thing = 0; thing < count; thing++) {
      const texts = textsOf(thing)
      for (const [word, weight] of weightsOf(texts, language)) {
        let posting = byWord.get(word)
        if (!posting) byWord.set(word, (posting = { things: [], weights: [] }))
        posting.things.push(thing)
        posting.weights.push(weight)
      }
      for (const text of texts) if (text.isShown) rememberSpelling(shown, text.text, language)
      if (thing % slice === slice - 1) await pause()
    }
    const words = [...byWord.keys()].toSorted()
    await pause()
    const vocabulary = await Vocabulary.of(words, shown, (word) => stemOf(word, language), pause)
    const postings = words.map((word) => byWord.get(word) ?? { things: [], weights: [] })
    return new TextIndex(language, vocabulary, postings)
  }

  /**
   * Scores of the things in which every searched word is met; higher is better. Where there are none, words that
   * nothing has are forgiven one wrong letter from four letters on, and two from eight on.
   */
  find(query: string): Map<number, number> {
    const words = this.#searched(query)
    const scores = words.map(({ word }) => this.#scores(word))
    const found = inAll(scores)
    if (words.length > 1) addTo(found, this.#scores(wordsOf(query).join('')))
    if (found.size > 0 || scores.every(({ size }) => size > 0)) return found
    return inAll(
      scores.map((known, index) =>
        known.size > 0 ? known : this.#scoresOfMisspelt(words[index]?.word ?? ''),
      ),
    )
  }

  /** What a search may go on to: as typed, its last word completed. What most things have comes first. */
  complete(query: string, limit: number): string[] {
    const words = this.#searched(query)
    const last = words.at(-1)
    const typed = wordPlaces(query).at(-1)
    const start = typed?.index ?? 0
    if (!last || foldText(query.slice(start)) !== withoutMark(last.word)) return []
    const head = query.slice(0, start)
    const others = words.slice(0, -1)
    const among = others.length > 0 ? inAll(others.map(({ word }) => this.#scores(word))) : undefined
    const countOf = (at: number) => this.#count(at, among)
    const completions = [
      ...this.#negators(last.word, others.at(-1)?.word),
      ...this.#vocabulary.completions(last.word, limit, countOf),
    ]
    return completions
      .map((word) => head + word)
      .filter((one) => one !== query)
      .slice(0, limit)
  }

  /** Whether the last word of the search is a whole one, which needs no end. */
  endsInWord(query: string): boolean {
    const last = this.#searched(query).at(-1)
    return last !== undefined && this.#vocabulary.isWritten(last.word)
  }

  /** The search as it was probably meant, when some of its words are unknown and it then finds something. */
  likelySpelling(query: string): string | undefined {
    let spelling = query
    for (const { word, at } of this.#searched(query).toReversed()) {
      if (this.#scores(word).size > 0) continue
      const meant = this.#vocabulary.likelySpelling(word, (place) => this.#count(place))
      const typed = wordPlaces(spelling)[at]
      if (!meant || !typed) return undefined
      spelling = spelling.slice(0, typed.index) + meant + spelling.slice(typed.index + typed.length)
    }
    return spelling !== query && this.find(spelling).size > 0 ? spelling : undefined
  }

  /** "gluten f" may go on to "gluten free" where that is said of something. */
  #negators(beginning: string, before: string | undefined): string[] {
    if (before === undefined || !this.#vocabulary.has(withoutWord(before, this.#language))) return []
    return [...negatorsAfter(this.#language)].filter((word) => word.startsWith(beginning))
  }

  #searched(query: string): SearchedWord[] {
    return searchedWords(query, this.#language, (word) => this.#vocabulary.has(word))
  }

  #scores(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (const at of this.#vocabulary.startingWith(word, word.length >= shortestBeginning)) {
      this.#collect(scores, at, this.#vocabulary.words[at] === word ? met.whole : met.beginning)
    }
    const stem = stemOf(word, this.#language)
    for (const at of this.#vocabulary.withStem(stem)) this.#collect(scores, at, met.otherForm)
    for (const other of this.#sameWords.get(stem) ?? []) {
      const places = this.#vocabulary.withStem(stemOf(other, this.#language))
      for (const at of places) this.#collect(scores, at, met.sameMeaning)
    }
    // "gluten" alone: what says that it has none.
    if (scores.size > 0 || isWithout(word)) return scores
    const negated = withoutWord(word, this.#language)
    for (const at of this.#vocabulary.startingWith(negated, negated.length > 2)) {
      this.#collect(scores, at, met.negated)
    }
    return scores
  }

  #scoresOfMisspelt(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (const at of this.#vocabulary.misspelt(word)) this.#collect(scores, at, met.misspelt)
    return scores
  }

  /** Keeps the best score of each thing that has the word at this place. */
  #collect(scores: Map<number, number>, at: number, factor: number): void {
    const { things, weights } = this.#postings[at] ?? { things: [], weights: [] }
    things.forEach((thing, index) => {
      const score = (weights[index] ?? 0) * factor
      if (score > (scores.get(thing) ?? 0)) scores.set(thing, score)
    })
  }

  /** How many things are called by the word at this place, of those that count; long texts do not. */
  #count(at: number, among?: ReadonlyMap<number, number>): number {
    const { things, weights } = this.#postings[at] ?? { things: [], weights: [] }
    let count = 0
    for (const [index, thing] of things.entries()) {
      if ((weights[index] ?? 0) > leastTelling && (!among || among.has(thing))) count++
    }
    return count
  }
}

/** Where the words of a text stand in it. */
function wordPlaces(text: string): { index: number; length: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index, 0: { length } }) => ({ index, length }))
}

/** How words are written, with their accents, the first time they are met. */
function rememberSpelling(shown: Map<string, string>, text: string, language: string): void {
  const written = text.normalize('NFC')
  const folded = wordsOf(written)
  const places = wordPlaces(written)
  if (places.length !== folded.length) return
  for (const [at, word] of folded.entries()) {
    const { index = 0, length = 0 } = places[at] ?? {}
    if (smallWords(language).has(word)) continue
    if (!shown.has(word)) shown.set(word, written.slice(index, index + length).toLowerCase())
  }
}

/** The sums of those that all have. */
function inAll(all: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const [fewest, ...others] = all.toSorted((a, b) => a.size - b.size)
  const sums = new Map<number, number>()
  for (const [thing, score] of fewest ?? []) {
    let sum = score
    for (const scores of others) sum += scores.get(thing) ?? -Infinity
    if (sum > 0) sums.set(thing, sum)
  }
  return sums
}

function addTo(sums: Map<number, number>, scores: ReadonlyMap<number, number>): void {
  for (const [thing, score] of scores) sums.set(thing, (sums.get(thing) ?? 0) + score)
}

/** The best weight of each word. */
function weightsOf(texts: readonly SearchableText[], language: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const one of texts) {
    for (const word of wordsIn(one, language)) {
      if (one.weight > (weights.get(word) ?? 0)) weights.set(word, one.weight)
    }
  }
  return weights
}

/** Long texts say "sans poisson" of a part of what they describe: only what people are shown says it of the whole. */
function wordsIn({ text, isCode, isShown, isWithout: isAbsent }: SearchableText, language: string): string[] {
  if (isAbsent) return [withoutWord(text, language)]
  if (!isCode) return indexedWords(text, language).filter((word) => isShown || !isWithout(word))
  const words = wordsOf(text)
  return [...words, words.join('')]
}
