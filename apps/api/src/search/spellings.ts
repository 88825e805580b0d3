import { sortYielding } from '../platform/cooperative-scheduler.ts'
import { WordList, type WordListState } from './word-list.ts'

/** Sorted words, and how each is written. */
export type SpellingsState = { readonly words: WordListState; readonly written: WordListState }

const none: SpellingsState = {
  words: { bytes: new Uint8Array(), ends: new Uint32Array() },
  written: { bytes: new Uint8Array(), ends: new Uint32Array() },
}

/** How folded words are written, with accents. Most of them are kept outside the heap, as in a {@link WordList}. */
export class Spellings {
  readonly #words: WordList
  readonly #written: WordList
  /** Words that came later. */
  readonly #more: Map<string, string>

  constructor({ words, written }: SpellingsState = none, more: ReadonlyMap<string, string> = new Map()) {
    this.#words = new WordList(words)
    this.#written = new WordList(written)
    this.#more = new Map(more)
  }

  has(word: string): boolean {
    return this.#more.has(word) || this.#words.placeOf(word) !== undefined
  }

  get(word: string): string | undefined {
    const place = this.#words.placeOf(word)
    return place === undefined ? this.#more.get(word) : this.#written.at(place)
  }

  /** Adds a word that is not there yet. */
  add(word: string, written: string): void {
    this.#more.set(word, written)
  }

  copy(): Spellings {
    return new Spellings(this.#listed, this.#more)
  }

  /** Everything as lists. Yields to the event loop. */
  async state(): Promise<SpellingsState> {
    if (this.#more.size === 0) return this.#listed
    const all = [...this.#all()]
    const wordAt = (at: number) => all[at]?.[0] ?? ''
    const order = await sortYielding(all.length, (a, b) => (wordAt(a) < wordAt(b) ? -1 : 1))
    const words = await WordList.of(Array.from(order, wordAt))
    const written = await WordList.of(Array.from(order, (at) => all[at]?.[1] ?? ''))
    return { words: words.state, written: written.state }
  }

  get #listed(): SpellingsState {
    return { words: this.#words.state, written: this.#written.state }
  }

  *#all(): Generator<readonly [string, string]> {
    for (let place = 0; place < this.#words.length; place++)
      yield [this.#words.at(place) ?? '', this.#written.at(place) ?? '']
    yield* this.#more
  }
}
