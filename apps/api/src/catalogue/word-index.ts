import { forEachIndexYielding, sortYielding } from '../platform/cooperative-scheduler.ts'
import { lowerBound, PostingsBuilder, wordsOf, type Postings } from '../search/index.ts'
import {
  addTo,
  changedBitmap,
  emptyBitmap,
  fullBitmap,
  intersection,
  membersOf,
  type Bitmap,
} from './bitmap.ts'
import { CarriedIndex, type ReadIndex } from './carried-index.ts'
import { textInStore } from './product.ts'
import { idAt, type SiteIndex } from './site-index.ts'

/**
 * Magento's match types: FULL matches whole words, PARTIAL any part of a word, none the beginning of a word.
 */
export type MatchType = 'FULL' | 'PARTIAL' | null | undefined

const afterAllLetters = '\uffff'

/**
 * Word index over one text of each product, such as its name. Words and prefixes are found by binary search,
 * parts of words through a suffix array, so that the time depends on the number of hits.
 */
export class WordIndex {
  readonly #size: number
  readonly #postings: Postings
  /** All suffixes of all words, sorted, and the index of the word of each. */
  readonly #ends: readonly string[]
  readonly #endOf: Uint32Array
  /** Entries read; tests use it to check the complexity. */
  steps = 0

  private constructor(size: number, postings: Postings, ends: readonly string[], endOf: Uint32Array) {
    this.#size = size
    this.#postings = postings
    this.#ends = ends
    this.#endOf = endOf
  }

  /** Of `size` texts by ordinal. Yields to the event loop every few milliseconds. */
  static async build(size: number, textAt: (ordinal: number) => string): Promise<WordIndex> {
    const builder = new PostingsBuilder()
    await forEachIndexYielding(size, (ordinal) => {
      for (const word of wordsOf(textAt(ordinal))) builder.add(ordinal, word, 1)
    })
    const postings = await builder.finish()
    const ends: string[] = []
    const places: number[] = []
    await forEachIndexYielding(postings.words.length, (place) => {
      const word = postings.words.at(place) ?? ''
      for (let start = 0; start < word.length; start++) {
        ends.push(word.slice(start))
        places.push(place)
      }
    })
    const order = await sortYielding(ends.length, (a, b) => compare(ends[a] ?? '', ends[b] ?? ''))
    const sorted: string[] = []
    await forEachIndexYielding(order.length, (at) => void sorted.push(ends[order[at] ?? 0] ?? ''))
    return new WordIndex(
      size,
      postings,
      sorted,
      order.map((at) => places[at] ?? 0),
    )
  }

  /** Ordinals whose text matches all of the folded words; all ordinals without words. */
  matching(words: readonly string[], type: MatchType): Bitmap {
    const sets: Bitmap[] = []
    for (const word of new Set(words)) {
      const members = this.#having(word, type)
      if (!members) return emptyBitmap(this.#size)
      sets.push(members)
    }
    return sets.length > 0 ? intersection(sets) : fullBitmap(this.#size)
  }

  #having(word: string, type: MatchType): Bitmap | undefined {
    const { words } = this.#postings
    if (type === 'PARTIAL') return this.#holding(word)
    const first = lowerBound(words, word)
    const end =
      type === 'FULL' ? first + Number(words.at(first) === word) : lowerBound(words, word + afterAllLetters)
    if (first >= end) return undefined
    const members = emptyBitmap(this.#size)
    this.#add(members, first, end)
    return members
  }

  #holding(part: string): Bitmap | undefined {
    const first = lowerBound(this.#ends, part)
    const end = lowerBound(this.#ends, part + afterAllLetters)
    if (first >= end) return undefined
    const members = emptyBitmap(this.#size)
    for (let at = first; at < end; at++) {
      const place = this.#endOf[at] ?? 0
      this.#add(members, place, place + 1)
    }
    return members
  }

  /** Adds the products of a range of words. */
  #add(members: Bitmap, first: number, end: number): void {
    const { starts, documents } = this.#postings
    const last = starts[end] ?? 0
    for (let at = starts[first] ?? 0; at < last; at++) addTo(members, documents[at] ?? 0)
    this.steps += last - (starts[first] ?? 0) + end - first
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Ordinals whose text matches all words. `fresh` has the changed products in their order, from 0. */
export function matchingWords(
  { base, changed, fresh }: ReadIndex<WordIndex>,
  size: number,
  words: readonly string[],
  type: MatchType,
): Bitmap {
  const members = changedBitmap(base.matching(words, type), size, { entering: [], leaving: changed })
  for (const number of fresh ? membersOf(fresh.matching(words, type)) : [])
    addTo(members, changed[number] ?? 0)
  return members
}

const cache = new WeakMap<SiteIndex, Map<number, CarriedIndex<WordIndex>>>()

/** Ordinals of the products whose name in a store view matches all words. The index is built on first use. */
export async function matchingNames(
  site: SiteIndex,
  storeId: number,
  words: readonly string[],
  type: MatchType,
): Promise<Bitmap> {
  let byStore = cache.get(site)
  if (!byStore) cache.set(site, (byStore = new Map()))
  const nameAt = (ordinal: number) =>
    textInStore(site.products.copyOf(idAt(site, ordinal))?.names ?? [], storeId)
  let names = byStore.get(storeId)
  if (!names) byStore.set(storeId, (names = new CarriedIndex(WordIndex.build(site.size, nameAt))))
  const read = await names.read((changed) =>
    WordIndex.build(changed.length, (number) => nameAt(changed[number] ?? 0)),
  )
  return matchingWords(read, site.size, words, type)
}

/** Hands the name indexes to a later version of an index, in which the names of some products changed. */
export function carryNames(from: SiteIndex, to: SiteIndex, changed: readonly number[]): void {
  const byStore = new Map<number, CarriedIndex<WordIndex>>()
  for (const [storeId, names] of cache.get(from) ?? []) {
    const carried = names.carried(changed, to.size)
    if (carried) byStore.set(storeId, carried)
  }
  cache.set(to, byStore)
}
