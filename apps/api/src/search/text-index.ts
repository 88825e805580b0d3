import { wordsOf } from './fold.ts'

export type SearchableText = { text: string; weight: number }

const exactFactor = 2

/**
 * Finds things by the beginnings of their words. Each thing is a number with weighted texts; its score is the sum,
 * over the words searched, of the best weight that word meets.
 */
export class TextIndex {
  /** Every word once, sorted, so that words with the same beginning stand together. */
  readonly #words: string[]
  /** Things and weights by word, in the order of `#words`. */
  readonly #postings: { things: number[]; weights: number[] }[]

  private constructor(words: string[], postings: { things: number[]; weights: number[] }[]) {
    this.#words = words
    this.#postings = postings
  }

  /** Indexes the things from 0 up to `count`; calls `pause` often enough to hold up nobody. */
  static async build(
    count: number,
    textsOf: (thing: number) => readonly SearchableText[],
    pause: () => Promise<void>,
  ): Promise<TextIndex> {
    const byWord = new Map<string, { things: number[]; weights: number[] }>()
    for (let thing = 0; thing < count; thing++) {
      for (const [word, weight] of weightsOf(textsOf(thing))) {
        let posting = byWord.get(word)
        if (!posting) byWord.set(word, (posting = { things: [], weights: [] }))
        posting.things.push(thing)
        posting.weights.push(weight)
      }
      if (thing % 1000 === 999) await pause()
    }
    const words = [...byWord.keys()].toSorted()
    return new TextIndex(
      words,
      words.map((word) => byWord.get(word) ?? { things: [], weights: [] }),
    )
  }

  /** Scores of the things in which every searched word is met; higher is better. */
  find(query: string): Map<number, number> {
    const [first, ...rest] = wordsOf(query).map((word) => this.#scores(word))
    if (!first) return new Map()
    return new Map(
      [...first].flatMap(([thing, score]) => {
        let sum = score
        for (const scores of rest) {
          const more = scores.get(thing)
          if (more === undefined) return []
          sum += more
        }
        return [[thing, sum] as const]
      }),
    )
  }

  #scores(prefix: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (let at = this.#firstFrom(prefix); at < this.#words.length; at++) {
      const word = this.#words[at] ?? ''
      if (!word.startsWith(prefix)) break
      const factor = word === prefix ? exactFactor : 1
      const { things = [], weights = [] } = this.#postings[at] ?? {}
      things.forEach((thing, index) => {
        const score = (weights[index] ?? 0) * factor
        if (score > (scores.get(thing) ?? 0)) scores.set(thing, score)
      })
    }
    return scores
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

/** The best weight of each word. */
function weightsOf(texts: readonly SearchableText[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { text, weight } of texts) {
    for (const word of wordsOf(text)) {
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight)
    }
  }
  return weights
}
