import {
  yieldToEventLoop,
  CooperativeScheduler,
  ranksOf,
  sortYielding,
} from '../platform/cooperative-scheduler.ts'
import { WordList } from './word-list.ts'

/**
 * An inverted index. `words` is sorted. The entries of the word at index `i` are at `starts[i]` up to
 * `starts[i + 1]`, exclusive, by ascending document, so that the entries of words with a common prefix are
 * contiguous.
 */
export type Postings = {
  readonly words: WordList
  readonly starts: Uint32Array
  readonly documents: Uint32Array
  /** Integers up to 255. */
  readonly weights: Uint8Array
}

type Chunk = { words: Uint32Array; documents: Uint32Array; weights: Uint8Array; length: number }

const chunkBits = 16
const inChunk = 2 ** chunkBits

/** Builds postings from documents in ascending order. */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>()
  /** By word number: the number of entries, and the index of the last entry. */
  readonly #counts: number[] = []
  readonly #lasts: number[] = []
  readonly #chunks: Chunk[] = []
  #length = 0

  /** When a word occurs again in the same document, the highest weight counts. */
  add(document: number, word: string, weight: number): void {
    let number = this.#numbers.get(word)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(word, number)
      this.#counts.push(0)
      this.#lasts.push(-1)
    } else if (this.#isAgain(this.#lasts[number] ?? 0, document, weight)) return
    const at = this.#length++ % inChunk
    if (at === 0) this.#chunks.push(emptyChunk())
    const chunk = this.#chunks[this.#chunks.length - 1] as Chunk
    chunk.words[at] = number
    chunk.documents[at] = document
    chunk.weights[at] = weight
    chunk.length = at + 1
    this.#counts[number] = (this.#counts[number] ?? 0) + 1
    this.#lasts[number] = this.#length - 1
  }

  #isAgain(entry: number, document: number, weight: number): boolean {
    const chunk = this.#chunks[entry >>> chunkBits]
    const at = entry % inChunk
    if (chunk?.documents[at] !== document) return false
    if (weight > (chunk.weights[at] ?? 0)) chunk.weights[at] = weight
    return true
  }

  /** Returns the postings, sorted by word. The builder must not be used afterwards. */
  async finish(): Promise<Postings> {
    const words = [...this.#numbers.keys()]
    this.#numbers.clear()
    const order = await sortYielding(words.length, (a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
    const ranks = ranksOf(order)
    const sorted = await WordList.of(Array.from(order, (number) => words[number] ?? ''))
    const starts = new Uint32Array(words.length + 1)
    for (let place = 0; place < order.length; place++) {
      starts[place + 1] = (starts[place] ?? 0) + (this.#counts[order[place] ?? 0] ?? 0)
    }
    const next = starts.slice()
    const documents = new Uint32Array(starts[words.length] ?? 0)
    const weights = new Uint8Array(documents.length)
    await yieldToEventLoop()
    const scheduler = new CooperativeScheduler(1)
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      for (let at = 0; at < chunk.length; at++) {
        const place = ranks[chunk.words[at] ?? 0] ?? 0
        const to = next[place] ?? 0
        next[place] = to + 1
        documents[to] = chunk.documents[at] ?? 0
        weights[to] = chunk.weights[at] ?? 0
      }
      if (scheduler.shouldYield) await scheduler.yield()
    }
    return { words: sorted, starts, documents, weights }
  }
}

function emptyChunk(): Chunk {
  return {
    words: new Uint32Array(inChunk),
    documents: new Uint32Array(inChunk),
    weights: new Uint8Array(inChunk),
    length: 0,
  }
}

/**
 * Merges postings: removes the documents of `known` for which `renumbered` returns -1, renumbers the others
 * in the same order and adds the entries of `fresh`, which contains none of them. Words without documents are
 * dropped.
 */
export async function mergePostings(
  known: Postings,
  renumbered: (document: number) => number,
  fresh: Postings,
): Promise<Postings> {
  const words: string[] = []
  const starts = [0]
  const documents = new Uint32Array(known.documents.length + fresh.documents.length)
  const weights = new Uint8Array(documents.length)
  const scheduler = new CooperativeScheduler()
  let length = 0
  let old = 0
  let added = 0
  while (old < known.words.length || added < fresh.words.length) {
    const oldWord = known.words.at(old)
    const addedWord = fresh.words.at(added)
    const isOld = addedWord === undefined || (oldWord !== undefined && oldWord <= addedWord)
    const isAdded = oldWord === undefined || (addedWord !== undefined && addedWord <= oldWord)
    let from = isOld ? (known.starts[old] ?? 0) : 0
    const fromEnd = isOld ? (known.starts[old + 1] ?? 0) : 0
    let more = isAdded ? (fresh.starts[added] ?? 0) : 0
    const moreEnd = isAdded ? (fresh.starts[added + 1] ?? 0) : 0
    const start = length
    while (from < fromEnd || more < moreEnd) {
      const retained = from < fromEnd ? renumbered(known.documents[from] ?? 0) : Infinity
      const next = more < moreEnd ? (fresh.documents[more] ?? 0) : Infinity
      if (retained < next) {
        if (retained >= 0) {
          documents[length] = retained
          weights[length++] = known.weights[from] ?? 0
        }
        from++
      } else {
        documents[length] = next
        weights[length++] = fresh.weights[more] ?? 0
        more++
      }
    }
    if (length > start) {
      words.push((isOld ? oldWord : addedWord) ?? '')
      starts.push(length)
    }
    if (isOld) old++
    if (isAdded) added++
    if (scheduler.shouldYield) await scheduler.yield()
  }
  return {
    words: await WordList.of(words),
    starts: Uint32Array.from(starts),
    documents: documents.slice(0, length),
    weights: weights.slice(0, length),
  }
}
