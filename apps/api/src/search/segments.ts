import { mergePostings, type Postings } from './postings.ts'
import type { Spellings } from './spellings.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordList, type WordListState } from './word-list.ts'

/** A part of an index that never changes. Changed documents are in a newer segment, too. */
export type Segment = { readonly postings: Postings; readonly vocabulary: Vocabulary }

type Stored = Segment & {
  /** Its documents when it was made; not listed for the first segment. */
  readonly documents: readonly number[]
  /** Whether some of them are now in a newer segment, or in none. */
  isStale: boolean
}

/** Everything that segments are made from. */
export type SegmentsState = {
  stored: (Omit<Postings, 'words'> & { words: WordListState; listed: readonly number[]; isStale: boolean })[]
  places: PlacesState
}

type PlacesState = { count: number; pages: readonly Uint8Array[] }

const nowhere = 255
/** Documents of a page of places. */
const pageBits = 12
const inPage = 2 ** pageBits
/** A new segment absorbs the ones before it that are not this many times larger. */
const growth = 4
/** Share of changed documents from which, and number up to which, the first segment stays as it is. */
const mostChangedShare = 1 / 8
const leastChanged = 1000

/** The documents with new texts, and those without any from now on. */
export type Change = { readonly documents: readonly number[]; readonly removed: readonly number[] }

/**
 * The segments of an index: a large first one, and smaller and smaller ones with the documents changed since. A
 * document is found in one of them only.
 */
export class Segments {
  readonly #stored: readonly Stored[]
  readonly #places: Places

  private constructor(stored: readonly Stored[], places: Places) {
    this.#stored = stored
    this.#places = places
  }

  static async of(postings: Postings, count: number, language: string, shown: Spellings): Promise<Segments> {
    const vocabulary = await Vocabulary.of(postings, language, shown)
    return new Segments([{ postings, vocabulary, documents: [], isStale: false }], new Places(count))
  }

  static async from(
    { stored, places }: SegmentsState,
    language: string,
    shown: Spellings,
  ): Promise<Segments> {
    const segments: Stored[] = []
    for (const { words, starts, documents, weights, listed, isStale } of stored) {
      const postings = { words: new WordList(words), starts, documents, weights }
      const vocabulary = await Vocabulary.of(postings, language, shown)
      segments.push({ postings, vocabulary, documents: listed, isStale })
    }
    return new Segments(segments, new Places(places.count, places.pages))
  }

  /** What the segments are made from, which never changes. */
  get state(): SegmentsState {
    const stored = this.#stored.map(({ postings, documents: listed, isStale }) => ({
      ...postings,
      words: postings.words.state,
      listed,
      isStale,
    }))
    return { stored, places: this.#places.state }
  }

  /** The largest number of a document, plus one. */
  get count(): number {
    return this.#places.count
  }

  get all(): readonly Segment[] {
    return this.#stored
  }

  /** Whether some documents of a segment are found in a newer one, or not at all. */
  isStale(segment: number): boolean {
    return this.#stored[segment]?.isStale ?? false
  }

  isIn(segment: number, document: number): boolean {
    return this.#places.of(document) === segment
  }

  /** Whether a document is found in the segment by a word of a range. */
  isUsed(segment: number, first: number, end: number): boolean {
    const stored = this.#stored[segment]
    if (!stored) return false
    const { starts, documents } = stored.postings
    const last = starts[end] ?? 0
    if (!stored.isStale) return last > (starts[first] ?? 0)
    for (let at = starts[first] ?? 0; at < last; at++) if (this.isIn(segment, documents[at] ?? 0)) return true
    return false
  }

  /** The segments with the entries of changed documents replaced by `fresh`; unchanged segments are shared. */
  async changed(
    fresh: Postings,
    { documents, removed }: Change,
    language: string,
    shown: Spellings,
  ): Promise<Segments> {
    const changed = new Set([...documents, ...removed])
    const absorbed = this.#absorbed(documents.length)
    let postings = fresh
    for (let at = absorbed; at < this.#stored.length; at++) {
      const isKept = (document: number) => (this.isIn(at, document) && !changed.has(document) ? document : -1)
      postings = await mergePostings((this.#stored[at] as Stored).postings, isKept, postings)
    }
    const vocabulary = await Vocabulary.of(postings, language, shown)
    const places = this.#places.copy()
    const stale = new Set<number>()
    for (const document of changed) {
      stale.add(places.of(document))
      places.set(document, nowhere)
    }
    const moved = new Set(documents)
    for (let at = absorbed; at < this.#stored.length; at++)
      for (const document of this.#stored[at]?.documents ?? [])
        if (places.of(document) === at) moved.add(document)
    for (const document of moved) places.set(document, absorbed)
    const kept = this.#stored
      .slice(0, absorbed)
      .map((one, at): Stored => ({ ...one, isStale: one.isStale || stale.has(at) }))
    const listed = absorbed === 0 ? [] : [...moved]
    return new Segments([...kept, { postings, vocabulary, documents: listed, isStale: false }], places)
  }

  /** The first of the segments that a change of so many documents absorbs. */
  #absorbed(changed: number): number {
    let size = changed
    let first = this.#stored.length
    for (; first > 1; first--) {
      const documents = this.#stored[first - 1]?.documents ?? []
      if (documents.length > growth * size) break
      size += documents.length
    }
    const later = this.#stored.slice(1, first).reduce((sum, { documents }) => sum + documents.length, size)
    return later > Math.max(leastChanged, this.count * mostChangedShare) ? 0 : first
  }
}

/** The segment that each document is found in; copies share the pages that do not change. */
class Places {
  readonly #pages: Uint8Array[]
  readonly #own = new Set<number>()
  #count: number

  /** At first, all documents are in the first segment. */
  constructor(count: number, pages?: readonly Uint8Array[]) {
    this.#count = count
    this.#pages = pages
      ? [...pages]
      : Array.from({ length: Math.ceil(count / inPage) }, () => new Uint8Array(inPage))
  }

  get count(): number {
    return this.#count
  }

  of(document: number): number {
    if (document >= this.#count) return nowhere
    return this.#pages[document >>> pageBits]?.[document & (inPage - 1)] ?? nowhere
  }

  /** Nobody writes to places after they have been handed over. */
  get state(): PlacesState {
    return { count: this.#count, pages: this.#pages }
  }

  copy(): Places {
    return new Places(this.#count, this.#pages)
  }

  set(document: number, segment: number): void {
    for (let at = this.#count; at <= document; at++) this.#write(at, nowhere)
    this.#count = Math.max(this.#count, document + 1)
    this.#write(document, segment)
  }

  #write(document: number, segment: number): void {
    const at = document >>> pageBits
    let page = this.#pages[at]
    if (!page || !this.#own.has(at)) {
      page = page?.slice() ?? new Uint8Array(inPage)
      this.#pages[at] = page
      this.#own.add(at)
    }
    page[document & (inPage - 1)] = segment
  }
}
