import { SearchHits } from './search-hits.ts'
import type { Postings } from './postings.ts'

/** A range of word indexes, and the factor applied to their weights. */
export type Term = { readonly first: number; readonly end: number; readonly factor: number }

/** If a word has this many times more entries than documents remain, binary search replaces the scan. */
const lookupThreshold = 8

/** Scores documents. Its buffers are reused between searches. */
export class Scorer {
  readonly #postings: Postings
  /**
   * By document: the best score for the current word, and the sum for the previous words. All 0 between
   * searches.
   */
  readonly #best: Float32Array
  readonly #sums: Float32Array
  readonly #touched: Uint32Array

  constructor(postings: Postings, count: number) {
    this.#postings = postings
    this.#best = new Float32Array(count)
    this.#sums = new Float32Array(count)
    this.#touched = new Uint32Array(count)
  }

  /**
   * The documents that match at least one term of each word. The score is the sum of the best score for each
   * word.
   */
  matchAll(words: readonly (readonly Term[])[]): SearchHits {
    const [fewest, ...others] = words.toSorted((a, b) => this.#entries(a) - this.#entries(b))
    if (!fewest || fewest.length === 0) return SearchHits.none
    let left = this.#collect(fewest)
    const touched = this.#touched
    for (let at = 0; at < left; at++) this.#addUp(touched[at] ?? 0)
    for (const terms of others) {
      for (const term of terms) this.#meet(term, left)
      let retained = 0
      for (let at = 0; at < left; at++) {
        const document = touched[at] ?? 0
        if (this.#best[document] === 0) this.#sums[document] = 0
        else {
          this.#addUp(document)
          touched[retained++] = document
        }
      }
      left = retained
    }
    return this.#take(left)
  }

  /** The union of both results; scores of common documents are added. */
  mergeHits(one: SearchHits, other: SearchHits): SearchHits {
    if (other.size === 0) return one
    if (one.size === 0) return other
    let left = 0
    for (const { documents, scores } of [one, other]) {
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] ?? 0
        if (this.#sums[document] === 0) this.#touched[left++] = document
        this.#sums[document] = (this.#sums[document] ?? 0) + (scores[at] ?? 0)
      }
    }
    return this.#take(left)
  }

  #entries(terms: readonly Term[]): number {
    return terms.reduce((sum, term) => sum + this.#end(term) - this.#start(term), 0)
  }

  #start({ first }: Term): number {
    return this.#postings.starts[first] ?? 0
  }

  #end({ end }: Term): number {
    return this.#postings.starts[end] ?? 0
  }

  /** Collects the documents that match one of the terms into `#touched`, and returns their number. */
  #collect(terms: readonly Term[]): number {
    const { documents, weights } = this.#postings
    let left = 0
    for (const term of terms) {
      const end = this.#end(term)
      for (let at = this.#start(term); at < end; at++) {
        const document = documents[at] ?? 0
        const score = (weights[at] ?? 0) * term.factor
        const best = this.#best[document] ?? 0
        if (best === 0) this.#touched[left++] = document
        if (score > best) this.#best[document] = score
      }
    }
    return left
  }

  /** Updates the best scores of the remaining documents. */
  #meet(term: Term, left: number): void {
    const { documents, weights } = this.#postings
    const start = this.#start(term)
    const end = this.#end(term)
    if (term.end - term.first === 1 && end - start > left * lookupThreshold) {
      for (let place = 0; place < left; place++) {
        const document = this.#touched[place] ?? 0
        const at = placeOf(documents, document, start, end)
        if (at >= 0) this.#better(document, (weights[at] ?? 0) * term.factor)
      }
      return
    }
    for (let at = start; at < end; at++) {
      const document = documents[at] ?? 0
      if (this.#sums[document] !== 0) this.#better(document, (weights[at] ?? 0) * term.factor)
    }
  }

  #better(document: number, score: number): void {
    if (score > (this.#best[document] ?? 0)) this.#best[document] = score
  }

  #addUp(document: number): void {
    this.#sums[document] = (this.#sums[document] ?? 0) + (this.#best[document] ?? 0)
    this.#best[document] = 0
  }

  /** Returns the sums of the first `left` touched documents and resets them. */
  #take(left: number): SearchHits {
    const documents = this.#touched.slice(0, left).sort()
    const scores = new Float32Array(left)
    for (let at = 0; at < left; at++) {
      const document = documents[at] ?? 0
      scores[at] = this.#sums[document] ?? 0
      this.#sums[document] = 0
    }
    return new SearchHits(documents, scores)
  }
}

/** Index of a document between `start` and `end`, or -1. */
function placeOf(documents: Uint32Array, document: number, start: number, end: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return low < end && documents[low] === document ? low : -1
}
