import { forEachInSlices, sortedInSlices } from '../platform/slices.ts'
import { placeFrom, PostingsBuilder, wordsOf, type Postings } from '../search/index.ts'
import { emptyBitmap, addTo, intersection, type Bitmap } from './bitmap.ts'
import { inStore } from './product.ts'
import type { SiteIndex } from './site-index.ts'

/** Magento's match types: FULL asks for whole words, PARTIAL for parts of words; without one words begin so. */
export type MatchType = 'FULL' | 'PARTIAL' | null | undefined

const afterAllLetters = '\uffff'

/**
 * The words of one text of each product of a site: names, descriptions. A word is found by halving, whole or by its
 * beginning, and by any part of it through the sorted ends of all words: work follows what is found, not how much
 * there is.
 */
export class WordIndex {
  readonly #size: number
  readonly #postings: Postings
  /** Every end of every word, sorted, and the place of its word. */
  readonly #ends: readonly string[]
  readonly #endOf: Uint32Array
  /** Entries that searches looked at, for tests of how work grows. */
  looked = 0

  private constructor(size: number, postings: Postings, ends: readonly string[], endOf: Uint32Array) {
    this.#size = size
    this.#postings = postings
    this.#ends = ends
    this.#endOf = endOf
  }

  /** Pauses every few milliseconds, so that nobody is held up. */
  static async build(texts: readonly string[]): Promise<WordIndex> {
    const builder = new PostingsBuilder()
    await forEachInSlices(texts.length, (ordinal) => {
      for (const word of wordsOf(texts[ordinal] ?? '')) builder.add(ordinal, word, 1)
    })
    const postings = await builder.finish()
    const ends: string[] = []
    const places: number[] = []
    await forEachInSlices(postings.words.length, (place) => {
      const word = postings.words[place] ?? ''
      for (let start = 0; start < word.length; start++) {
        ends.push(word.slice(start))
        places.push(place)
      }
    })
    const order = await sortedInSlices(ends.length, (a, b) => compare(ends[a] ?? '', ends[b] ?? ''))
    const sorted: string[] = []
    await forEachInSlices(order.length, (at) => void sorted.push(ends[order[at] ?? 0] ?? ''))
    return new WordIndex(
      texts.length,
      postings,
      sorted,
      order.map((at) => places[at] ?? 0),
    )
  }

  /** Ordinals whose text has a word for each of the folded words; all of them when there are none. */
  matching(words: readonly string[], type: MatchType): Bitmap {
    const sets: Bitmap[] = []
    for (const word of new Set(words)) {
      const members = this.#having(word, type)
      if (!members) return emptyBitmap(this.#size)
      sets.push(members)
    }
    return sets.length > 0 ? intersection(sets) : allOf(this.#size)
  }

  #having(word: string, type: MatchType): Bitmap | undefined {
    const { words } = this.#postings
    if (type === 'PARTIAL') return this.#holding(word)
    const first = placeFrom(words, word)
    const end =
      type === 'FULL' ? first + Number(words[first] === word) : placeFrom(words, word + afterAllLetters)
    if (first >= end) return undefined
    const members = emptyBitmap(this.#size)
    this.#add(members, first, end)
    return members
  }

  #holding(part: string): Bitmap | undefined {
    const first = placeFrom(this.#ends, part)
    const end = placeFrom(this.#ends, part + afterAllLetters)
    if (first >= end) return undefined
    const members = emptyBitmap(this.#size)
    for (let at = first; at < end; at++) {
      const place = this.#endOf[at] ?? 0
      this.#add(members, place, place + 1)
    }
    return members
  }

  /** Adds what has one of the words from one place up to another. */
  #add(members: Bitmap, first: number, end: number): void {
    const { starts, things } = this.#postings
    const last = starts[end] ?? 0
    for (let at = starts[first] ?? 0; at < last; at++) addTo(members, things[at] ?? 0)
    this.looked += last - (starts[first] ?? 0) + end - first
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function allOf(size: number): Bitmap {
  const all = emptyBitmap(size)
  for (let ordinal = 0; ordinal < size; ordinal++) addTo(all, ordinal)
  return all
}

const known = new WeakMap<SiteIndex, Map<number, Promise<WordIndex>>>()

/** The names of a site in a store view, read when somebody first asks for one. */
export function namesOf(site: SiteIndex, storeId: number): Promise<WordIndex> {
  let byStore = known.get(site)
  if (!byStore) known.set(site, (byStore = new Map()))
  let names = byStore.get(storeId)
  if (!names) {
    const texts = site.products.map((product) => inStore(product.names, storeId))
    byStore.set(storeId, (names = WordIndex.build(texts)))
  }
  return names
}
