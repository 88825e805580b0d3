import { mergePostings, type Postings } from './postings.ts'
import { Vocabulary } from './vocabulary.ts'

/** A part of an index that never changes. Changed documents are in a newer segment, too. */
export type Segment = { readonly postings: Postings; readonly vocabulary: Vocabulary }

type Stored = Segment & {
  /** Its documents when it was made; not listed for the first segment. */
  readonly documents: readonly number[]
  /** Whether some of them are now in a newer segment, or in none. */
  isStale: boolean
}

const nowhere = 255
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
  /** By document: the segment it is found in. */
  readonly #places: Uint8Array

  private constructor(stored: readonly Stored[], places: Uint8Array) {
    this.#stored = stored
    this.#places = places
  }

  static async of(
    postings: Postings,
    count: number,
    language: string,
    shown: ReadonlyMap<string, string>,
  ): Promise<Segments> {
    const vocabulary = await Vocabulary.of(postings, language, shown)
    return new Segments([{ postings, vocabulary, documents: [], isStale: false }], new Uint8Array(count))
  }

  /** The largest number of a document, plus one. */
  get count(): number {
    return this.#places.length
  }

  get all(): readonly Segment[] {
    return this.#stored
  }

  /** Whether some documents of a segment are found in a newer one, or not at all. */
  isStale(segment: number): boolean {
    return this.#stored[segment]?.isStale ?? false
  }

  isIn(segment: number, document: number): boolean {
    return this.#places[document] === segment
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
    shown: ReadonlyMap<string, string>,
  ): Promise<Segments> {
    const changed = new Set([...documents, ...removed])
    const absorbed = this.#absorbed(documents.length)
    let postings = fresh
    for (let at = absorbed; at < this.#stored.length; at++) {
      const isKept = (document: number) => (this.isIn(at, document) && !changed.has(document) ? document : -1)
      postings = await mergePostings((this.#stored[at] as Stored).postings, isKept, postings)
    }
    const vocabulary = await Vocabulary.of(postings, language, shown)
    const places = withRoom(this.#places, changed)
    const stale = new Set<number>()
    for (const document of changed) {
      stale.add(places[document] ?? nowhere)
      places[document] = nowhere
    }
    const moved = new Set(documents)
    for (let at = absorbed; at < this.#stored.length; at++)
      for (const document of this.#stored[at]?.documents ?? [])
        if (places[document] === at) moved.add(document)
    for (const document of moved) places[document] = absorbed
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

/** A copy in which the documents have a place. */
function withRoom(places: Uint8Array, documents: Iterable<number>): Uint8Array {
  let count = places.length
  for (const document of documents) count = Math.max(count, document + 1)
  const copy = new Uint8Array(count).fill(nowhere, places.length)
  copy.set(places)
  return copy
}
