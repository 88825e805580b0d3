import { breathe, Pacer, ranksOf, sortedInSlices } from '../platform/slices.ts'

/**
 * Which things have which words. The entries of the word at a place of `words`, which are sorted, stand from
 * `starts[place]` up to `starts[place + 1]`, by thing; so those of words with the same beginning stand together.
 */
export type Postings = {
  readonly words: readonly string[]
  readonly starts: Uint32Array
  readonly things: Uint32Array
  /** Whole numbers up to 255. */
  readonly weights: Uint8Array
}

/** Where a word stands, or the first behind it. */
export function placeFrom(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

type Chunk = { words: Uint32Array; things: Uint32Array; weights: Uint8Array; length: number }

const chunkBits = 16
const inChunk = 2 ** chunkBits

/** Collects the words of things that come in the order of their numbers. */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>()
  /** By number of the word: how many entries it has, and which is the last. */
  readonly #counts: number[] = []
  readonly #lasts: number[] = []
  readonly #chunks: Chunk[] = []
  #length = 0

  /** Of a word that comes again in the same thing, the best weight counts. */
  add(thing: number, word: string, weight: number): void {
    let number = this.#numbers.get(word)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(word, number)
      this.#counts.push(0)
      this.#lasts.push(-1)
    } else if (this.#isAgain(this.#lasts[number] ?? 0, thing, weight)) return
    const at = this.#length++ % inChunk
    if (at === 0) this.#chunks.push(emptyChunk())
    const chunk = this.#chunks[this.#chunks.length - 1] as Chunk
    chunk.words[at] = number
    chunk.things[at] = thing
    chunk.weights[at] = weight
    chunk.length = at + 1
    this.#counts[number] = (this.#counts[number] ?? 0) + 1
    this.#lasts[number] = this.#length - 1
  }

  #isAgain(entry: number, thing: number, weight: number): boolean {
    const chunk = this.#chunks[entry >>> chunkBits]
    const at = entry % inChunk
    if (chunk?.things[at] !== thing) return false
    if (weight > (chunk.weights[at] ?? 0)) chunk.weights[at] = weight
    return true
  }

  /** What was collected, in the order of the words; the builder is of no use afterwards. */
  async finish(): Promise<Postings> {
    const words = [...this.#numbers.keys()]
    this.#numbers.clear()
    const order = await sortedInSlices(words.length, (a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
    const ranks = ranksOf(order)
    const sorted = Array.from(order, (number) => words[number] ?? '')
    await breathe()
    const starts = new Uint32Array(words.length + 1)
    for (let place = 0; place < order.length; place++) {
      starts[place + 1] = (starts[place] ?? 0) + (this.#counts[order[place] ?? 0] ?? 0)
    }
    const next = starts.slice()
    const things = new Uint32Array(starts[words.length] ?? 0)
    const weights = new Uint8Array(things.length)
    await breathe()
    const pacer = new Pacer(1)
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      for (let at = 0; at < chunk.length; at++) {
        const place = ranks[chunk.words[at] ?? 0] ?? 0
        const to = next[place] ?? 0
        next[place] = to + 1
        things[to] = chunk.things[at] ?? 0
        weights[to] = chunk.weights[at] ?? 0
      }
      if (pacer.isTired) await pacer.rest()
    }
    return { words: sorted, starts, things, weights }
  }
}

function emptyChunk(): Chunk {
  return {
    words: new Uint32Array(inChunk),
    things: new Uint32Array(inChunk),
    weights: new Uint8Array(inChunk),
    length: 0,
  }
}

/**
 * `known` without the things whose number in `renumbered` is -1, the others numbered anew in the same order, and
 * with the entries of `fresh`, which has none of them. Words that nothing has any more are left out.
 */
export async function mergePostings(
  known: Postings,
  renumbered: Int32Array,
  fresh: Postings,
): Promise<Postings> {
  const words: string[] = []
  const starts = [0]
  const things = new Uint32Array(known.things.length + fresh.things.length)
  const weights = new Uint8Array(things.length)
  const pacer = new Pacer()
  let length = 0
  let old = 0
  let added = 0
  while (old < known.words.length || added < fresh.words.length) {
    const oldWord = known.words[old]
    const addedWord = fresh.words[added]
    const isOld = addedWord === undefined || (oldWord !== undefined && oldWord <= addedWord)
    const isAdded = oldWord === undefined || (addedWord !== undefined && addedWord <= oldWord)
    let from = isOld ? (known.starts[old] ?? 0) : 0
    const fromEnd = isOld ? (known.starts[old + 1] ?? 0) : 0
    let more = isAdded ? (fresh.starts[added] ?? 0) : 0
    const moreEnd = isAdded ? (fresh.starts[added + 1] ?? 0) : 0
    const start = length
    while (from < fromEnd || more < moreEnd) {
      const kept = from < fromEnd ? (renumbered[known.things[from] ?? 0] ?? -1) : Infinity
      const next = more < moreEnd ? (fresh.things[more] ?? 0) : Infinity
      if (kept < next) {
        if (kept >= 0) {
          things[length] = kept
          weights[length++] = known.weights[from] ?? 0
        }
        from++
      } else {
        things[length] = next
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
    if (pacer.isTired) await pacer.rest()
  }
  return {
    words,
    starts: Uint32Array.from(starts),
    things: things.subarray(0, length),
    weights: weights.subarray(0, length),
  }
}
