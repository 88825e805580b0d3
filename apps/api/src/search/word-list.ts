import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'

/** Words by their places, from 0. */
type Words = { readonly length: number; at: (place: number) => string | undefined }

/** Index of a word, or of the first word after it. */
export function lowerBound(words: Words, word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words.at(middle) ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Everything that a list holds: the words in UTF-8, and where each ends. */
export type WordListState = { readonly bytes: Uint8Array; readonly ends: Uint32Array }

/**
 * Sorted words that never change, outside the heap: the objects of a million of them would make each garbage collection long.
 */
export class WordList {
  readonly #bytes: Buffer
  readonly #ends: Uint32Array

  constructor({ bytes, ends }: WordListState) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#ends = ends
  }

  /** Yields to the event loop. */
  static async of(words: readonly string[]): Promise<WordList> {
    const scheduler = new CooperativeScheduler()
    const ends = new Uint32Array(words.length)
    let length = 0
    for (const [place, word] of words.entries()) {
      length += Buffer.byteLength(word)
      ends[place] = length
      if (scheduler.shouldYield) await scheduler.yield()
    }
    const bytes = Buffer.alloc(length)
    for (const [place, word] of words.entries()) {
      bytes.write(word, ends[place - 1] ?? 0)
      if (scheduler.shouldYield) await scheduler.yield()
    }
    return new WordList({ bytes, ends })
  }

  get state(): WordListState {
    return { bytes: this.#bytes, ends: this.#ends }
  }

  get length(): number {
    return this.#ends.length
  }

  at(place: number): string | undefined {
    const end = this.#ends[place]
    return end === undefined ? undefined : this.#bytes.toString('utf8', this.#ends[place - 1] ?? 0, end)
  }
  /** The place of a word; undefined if the list lacks it. */
  placeOf(word: string): number | undefined {
    const place = lowerBound(this, word)
    return this.at(place) === word ? place : undefined
  }
}
