import { wordsOf } from './fold.ts'
import { searchedWords, stemOf } from './language-words.ts'
import { isWithinOneEdit } from './one-edit.ts'

/** A code is also found when it is written without its separators, or with others. */
export type SearchableText = { text: string; weight: number; isCode?: true }

type Posting = { things: number[]; weights: number[] }
type Stems = ReadonlyMap<string, readonly number[]>

/** How much of a word's weight counts, by the way in which it is met. */
const met = { whole: 2, otherEnding: 1.5, beginning: 1, misspelt: 0.5 }
const shortestBeginning = 2
const slice = 1000
const digit = /\d/
const shortestMisspelt = 4

/**
 * Finds things by words of one language: whole, in the singular or the plural, or by their beginning. Each thing is
 * a number with weighted texts; its score is the sum, over the words searched, of the best weight that word meets.
 */
export class TextIndex {
  readonly #language: string
  /** Every word once, sorted, so that words with the same beginning stand together. */
  readonly #words: readonly string[]
  /** Things and weights by word, in the order of `#words`. */
  readonly #postings: readonly Posting[]
  /** Places in `#words` by what singular and plural have in common. */
  readonly #stems: Stems
  /** Stems that may be meant by a misspelt word, by their length. */
  readonly #spellings: ReadonlyMap<number, readonly string[]>

  private constructor(
    language: string,
    words: readonly string[],
    postings: readonly Posting[],
    stems: Stems,
  ) {
    this.#language = language
    this.#words = words
    this.#postings = postings
    this.#stems = stems
    const spelt = stems.keys().filter((stem) => !digit.test(stem))
    this.#spellings = Map.groupBy(spelt, ({ length }) => length)
  }

  /** Indexes the things from 0 up to `count`; calls `pause` often enough to hold up nobody. */
  static async build(
    language: string,
    count: number,
    textsOf: (thing: number) => readonly SearchableText[],
    pause: () => Promise<void>,
  ): Promise<TextIndex> {
    const byWord = new Map<string, Posting>()
    for (let thing = 0; thing < count; thing++) {
      for (const [word, weight] of weightsOf(textsOf(thing))) {
        let posting = byWord.get(word)
        if (!posting) byWord.set(word, (posting = { things: [], weights: [] }))
        posting.things.push(thing)
        posting.weights.push(weight)
      }
      if (thing % slice === slice - 1) await pause()
    }
    const words = [...byWord.keys()].toSorted()
    await pause()
    const stems = await stemsOf(words, language, pause)
    const postings = words.map((word) => byWord.get(word) ?? { things: [], weights: [] })
    return new TextIndex(language, words, postings, stems)
  }

  /**
   * Scores of the things in which every searched word is met; higher is better. Where there are none, words of four
   * letters and more that nothing has are forgiven one wrong letter.
   */
  find(query: string): Map<number, number> {
    const words = searchedWords(query, this.#language)
    const scores = words.map((word) => this.#scores(word))
    const found = inAll(scores)
    if (words.length > 1) addTo(found, this.#scores(wordsOf(query).join('')))
    if (found.size > 0 || scores.every(({ size }) => size > 0)) return found
    return inAll(
      scores.map((known, index) => (known.size > 0 ? known : this.#scoresOfMisspelt(words[index] ?? ''))),
    )
  }

  #scores(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (let at = this.#firstFrom(word); at < this.#words.length; at++) {
      const known = this.#words[at] ?? ''
      if (!known.startsWith(word)) break
      if (known === word) this.#collect(scores, at, met.whole)
      else if (word.length >= shortestBeginning) this.#collect(scores, at, met.beginning)
      else break
    }
    for (const at of this.#stems.get(stemOf(word, this.#language)) ?? []) {
      this.#collect(scores, at, met.otherEnding)
    }
    return scores
  }

  #scoresOfMisspelt(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    if (word.length < shortestMisspelt || digit.test(word)) return scores
    const stem = stemOf(word, this.#language)
    for (const length of [stem.length - 1, stem.length, stem.length + 1]) {
      for (const known of this.#spellings.get(length) ?? []) {
        if (!isWithinOneEdit(stem, known)) continue
        for (const at of this.#stems.get(known) ?? []) this.#collect(scores, at, met.misspelt)
      }
    }
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

  #firstFrom(prefix: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}

async function stemsOf(
  words: readonly string[],
  language: string,
  pause: () => Promise<void>,
): Promise<Stems> {
  const stems = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word, language)
    const places = stems.get(stem)
    if (places) places.push(at)
    else stems.set(stem, [at])
    if (at % (10 * slice) === 0) await pause()
  }
  return stems
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
function weightsOf(texts: readonly SearchableText[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { text, weight, isCode } of texts) {
    const words = wordsOf(text)
    for (const word of isCode ? [...words, words.join('')] : words) {
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight)
    }
  }
  return weights
}
