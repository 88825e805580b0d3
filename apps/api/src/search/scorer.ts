import { Found } from './found.ts'
import type { Postings } from './postings.ts'

/** Words from one place up to another, and how much of their weight counts. */
export type Term = { readonly first: number; readonly end: number; readonly factor: number }

/** Of a word that most things have, this many more than are left to choose from are not looked through one by one. */
const worthLookingUp = 8

/** Scores things by words; what it needs for that is kept from search to search. */
export class Scorer {
  readonly #postings: Postings
  /** Best score by thing of the word at hand, and the sum of those before; 0 outside of a search. */
  readonly #best: Float32Array
  readonly #sums: Float32Array
  readonly #touched: Uint32Array

  constructor(postings: Postings, count: number) {
    this.#postings = postings
    this.#best = new Float32Array(count)
    this.#sums = new Float32Array(count)
    this.#touched = new Uint32Array(count)
  }

  /** The things that have some term of each word; their scores are the sums, over the words, of the best. */
  inAll(words: readonly (readonly Term[])[]): Found {
    const [fewest, ...others] = words.toSorted((a, b) => this.#entries(a) - this.#entries(b))
    if (!fewest || fewest.length === 0) return Found.nothing
    let left = this.#collect(fewest)
    const touched = this.#touched
    for (let at = 0; at < left; at++) this.#addUp(touched[at] ?? 0)
    for (const terms of others) {
      for (const term of terms) this.#meet(term, left)
      let kept = 0
      for (let at = 0; at < left; at++) {
        const thing = touched[at] ?? 0
        if (this.#best[thing] === 0) this.#sums[thing] = 0
        else {
          this.#addUp(thing)
          touched[kept++] = thing
        }
      }
      left = kept
    }
    return this.#take(left)
  }

  /** What either found; the scores of what both found are added. */
  both(one: Found, other: Found): Found {
    if (other.size === 0) return one
    if (one.size === 0) return other
    let left = 0
    for (const { things, scores } of [one, other]) {
      for (let at = 0; at < things.length; at++) {
        const thing = things[at] ?? 0
        if (this.#sums[thing] === 0) this.#touched[left++] = thing
        this.#sums[thing] = (this.#sums[thing] ?? 0) + (scores[at] ?? 0)
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

  /** Answers how many things have one of the terms; they are the first of those touched. */
  #collect(terms: readonly Term[]): number {
    const { things, weights } = this.#postings
    let left = 0
    for (const term of terms) {
      const end = this.#end(term)
      for (let at = this.#start(term); at < end; at++) {
        const thing = things[at] ?? 0
        const score = (weights[at] ?? 0) * term.factor
        const best = this.#best[thing] ?? 0
        if (best === 0) this.#touched[left++] = thing
        if (score > best) this.#best[thing] = score
      }
    }
    return left
  }

  /** Finds the best scores of what is left to choose from. */
  #meet(term: Term, left: number): void {
    const { things, weights } = this.#postings
    const start = this.#start(term)
    const end = this.#end(term)
    if (term.end - term.first === 1 && end - start > left * worthLookingUp) {
      for (let place = 0; place < left; place++) {
        const thing = this.#touched[place] ?? 0
        const at = placeOf(things, thing, start, end)
        if (at >= 0) this.#better(thing, (weights[at] ?? 0) * term.factor)
      }
      return
    }
    for (let at = start; at < end; at++) {
      const thing = things[at] ?? 0
      if (this.#sums[thing] !== 0) this.#better(thing, (weights[at] ?? 0) * term.factor)
    }
  }

  #better(thing: number, score: number): void {
    if (score > (this.#best[thing] ?? 0)) this.#best[thing] = score
  }

  #addUp(thing: number): void {
    this.#sums[thing] = (this.#sums[thing] ?? 0) + (this.#best[thing] ?? 0)
    this.#best[thing] = 0
  }

  /** The sums of the first of those touched, which are forgotten. */
  #take(left: number): Found {
    const things = this.#touched.slice(0, left).sort()
    const scores = new Float32Array(left)
    for (let at = 0; at < left; at++) {
      const thing = things[at] ?? 0
      scores[at] = this.#sums[thing] ?? 0
      this.#sums[thing] = 0
    }
    return new Found(things, scores)
  }
}

/** Where a thing stands among those from `start` up to `end`, or -1. */
function placeOf(things: Uint32Array, thing: number, start: number, end: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((things[middle] ?? 0) < thing) low = middle + 1
    else high = middle
  }
  return low < end && things[low] === thing ? low : -1
}
