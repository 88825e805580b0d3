import { scoresOf, type MatchKind } from './ranking.ts'
import { SearchHits } from './search-hits.ts'
import type { Postings } from './postings.ts'

/** A range of word indexes, and how its words match the word of the query. */
export type Term = { readonly first: number; readonly end: number; readonly kind: MatchKind }

/** If a word has this many times more entries than documents remain, binary search replaces the scan. */
const lookupThreshold = 8

/**
 * By document: the best score for the current word, and the sum for the previous words. All 0 between searches, so that
 * all indexes of the process share them.
 */
let best = new Uint16Array()
let sums = new Uint16Array()
/** The documents found so far in ascending order, and a bit for each document found. */
let found = new Uint32Array()
let bits = new Uint32Array()

function reserve(count: number): void {
  if (best.length >= count) return
  best = new Uint16Array(count)
  sums = new Uint16Array(count)
  found = new Uint32Array(count)
  bits = new Uint32Array((count + 31) >>> 5)
}

/**
 * The documents below `count` that match at least one term of each word. The score is the sum of the best score for
 * each word.
 */
export function matchAll(postings: Postings, count: number, words: readonly (readonly Term[])[]): SearchHits {
  const [fewest, ...others] = words.toSorted((a, b) => entriesOf(postings, a) - entriesOf(postings, b))
  if (!fewest || fewest.length === 0) return SearchHits.none
  reserve(count)
  let left = collect(postings, fewest, count)
  for (const terms of others) {
    for (const term of terms) meet(postings, term, left)
    let retained = 0
    for (let at = 0; at < left; at++) {
      const document = found[at] ?? 0
      const more = best[document] ?? 0
      best[document] = 0
      if (more === 0) sums[document] = 0
      else {
        sums[document] = (sums[document] ?? 0) + more
        found[retained++] = document
      }
    }
    left = retained
  }
  return takeHits(left)
}

function entriesOf({ starts }: Postings, terms: readonly Term[]): number {
  return terms.reduce((sum, { first, end }) => sum + (starts[end] ?? 0) - (starts[first] ?? 0), 0)
}

/** Stores the documents that match one of the terms in `found` with their scores in `sums`; returns their number. */
function collect(postings: Postings, terms: readonly Term[], count: number): number {
  const { starts, documents, weights } = postings
  for (const { first, end, kind } of terms) {
    const scores = scoresOf[kind]
    const last = starts[end] ?? 0
    for (let at = starts[first] ?? 0; at < last; at++) {
      const document = documents[at] ?? 0
      const score = scores[weights[at] ?? 0] ?? 0
      if (score > (sums[document] ?? 0)) sums[document] = score
      const word = document >>> 5
      bits[word] = (bits[word] ?? 0) | (1 << (document & 31))
    }
  }
  let left = 0
  const words = (count + 31) >>> 5
  for (let word = 0; word < words; word++) {
    let rest = bits[word] ?? 0
    if (rest === 0) continue
    bits[word] = 0
    while (rest !== 0) {
      const lowest = rest & -rest
      found[left++] = (word << 5) + 31 - Math.clz32(lowest)
      rest ^= lowest
    }
  }
  return left
}

/** Updates the best scores of the `left` documents found so far. */
function meet(postings: Postings, { first, end, kind }: Term, left: number): void {
  const { documents, weights, starts } = postings
  const scores = scoresOf[kind]
  const start = starts[first] ?? 0
  const last = starts[end] ?? 0
  if (end - first === 1 && last - start > left * lookupThreshold) {
    for (let place = 0; place < left; place++) {
      const document = found[place] ?? 0
      const at = entryPlace(documents, document, start, last)
      if (at >= 0) raise(document, scores[weights[at] ?? 0] ?? 0)
    }
    return
  }
  for (let at = start; at < last; at++) {
    const document = documents[at] ?? 0
    if (sums[document] !== 0) raise(document, scores[weights[at] ?? 0] ?? 0)
  }
}

function raise(document: number, score: number): void {
  if (score > (best[document] ?? 0)) best[document] = score
}

/** The first `left` documents found, with their sums, which become 0. */
function takeHits(left: number): SearchHits {
  const documents = found.slice(0, left)
  const scores = new Uint16Array(left)
  for (let at = 0; at < left; at++) {
    const document = documents[at] ?? 0
    scores[at] = sums[document] ?? 0
    sums[document] = 0
  }
  return new SearchHits(documents, scores)
}

/** Index of a document between `start` and `end`, or -1. */
export function entryPlace(documents: Uint32Array, document: number, start: number, end: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return low < end && documents[low] === document ? low : -1
}
