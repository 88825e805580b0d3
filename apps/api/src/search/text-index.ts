import { Pacer } from '../platform/slices.ts'
import { foldText, wordsOf } from './fold.ts'
import { Found } from './found.ts'
import { isWithout, searchedWords, withoutMark, withoutWord, type SearchedWord } from './language-words.ts'
import { mergePostings, PostingsBuilder, type Postings } from './postings.ts'
import { sameWords } from './same-words.ts'
import { Scorer, type Term } from './scorer.ts'
import { negatorsAfter } from './small-words.ts'
import { stemOf } from './stem.ts'
import { TextWords, wordPlaces, type SearchableText } from './text-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** How much of a word's weight counts, by the way in which it is met. */
const met = { whole: 2, otherForm: 1.5, beginning: 1, sameMeaning: 0.8, negated: 0.6, misspelt: 0.5 }
const shortestBeginning = 2
/** Words of a search that are read, and those of them that are compared with all known ones. */
const mostWords = 24
const mostMisspelt = 5
const readAtOnce = 500
/** Weight of long texts, in which a word may stand by chance. */
const leastTelling = 1

export type Source = {
  language: string
  /** Things are numbered from 0 up to this. */
  count: number
  /** The texts of these things, in their order. */
  textsOf: (things: readonly number[]) => Promise<readonly (readonly SearchableText[])[]>
}

/** An index of before, and by thing the number that it had there if its texts are the same, else -1. */
export type Before = { index: TextIndex; sameAs: Int32Array }

/**
 * Finds things by words of one language: whole, in another form, or by their beginning. Each thing is a number with
 * weighted texts; its score is the sum, over the words searched, of the best weight that word meets.
 */
export class TextIndex {
  readonly #language: string
  readonly #count: number
  readonly #vocabulary: Vocabulary
  readonly #postings: Postings
  readonly #scorer: Scorer
  readonly #sameWords: ReadonlyMap<string, string[]>

  private constructor(language: string, count: number, vocabulary: Vocabulary, postings: Postings) {
    this.#language = language
    this.#count = count
    this.#vocabulary = vocabulary
    this.#postings = postings
    this.#scorer = new Scorer(postings, count)
    this.#sameWords = sameWords(language, (word) => stemOf(word, language))
  }

  /**
   * Indexes things a few at a time, so that nobody is held up; of an index of before, which is of the same language
   * and has them in the same order, only those that changed. Rejects as `textsOf` does.
   */
  static async build({ language, count, textsOf }: Source, before?: Before): Promise<TextIndex> {
    const reader = new TextWords(language, before ? before.index.#vocabulary.shown : new Map())
    const builder = new PostingsBuilder()
    const changed: number[] = []
    for (let thing = 0; thing < count; thing++) if ((before?.sameAs[thing] ?? -1) < 0) changed.push(thing)
    const pacer = new Pacer()
    for (let start = 0; start < changed.length; start += readAtOnce) {
      const things = changed.slice(start, start + readAtOnce)
      const texts = await textsOf(things)
      for (const [at, thing] of things.entries()) {
        reader.read(texts[at] ?? [], (word, weight) => builder.add(thing, word, weight))
        if (pacer.isTired) await pacer.rest()
      }
    }
    const fresh = await builder.finish()
    const postings = before ? await before.index.#merged(before.sameAs, fresh) : fresh
    const vocabulary = await Vocabulary.of(postings.words, reader.shown, (word) => stemOf(word, language))
    return new TextIndex(language, count, vocabulary, postings)
  }

  #merged(sameAs: Int32Array, fresh: Postings): Promise<Postings> {
    const renumbered = new Int32Array(this.#count).fill(-1)
    for (const [thing, before] of sameAs.entries()) if (before >= 0) renumbered[before] = thing
    return mergePostings(this.#postings, renumbered, fresh)
  }

  /**
   * Scores of the things in which every searched word is met; higher is better. Where there are none, words that
   * nothing has are forgiven one wrong letter from four letters on, and two from eight on.
   */
  find(query: string): Found {
    const words = this.#searched(query)
    const terms = words.map(({ word }) => this.#terms(word))
    const all = this.#scorer.inAll(terms)
    const joined = words.length > 1 ? this.#terms(wordsOf(query).join('')) : []
    const found = joined.length > 0 ? this.#scorer.both(all, this.#scorer.inAll([joined])) : all
    const unknown = terms.filter(({ length }) => length === 0).length
    if (found.size > 0 || unknown === 0 || unknown > mostMisspelt) return found
    return this.#scorer.inAll(
      terms.map((known, at) => (known.length > 0 ? known : this.#termsOfMisspelt(words[at]?.word ?? ''))),
    )
  }

  /** What a search may go on to: as typed, its last word completed. What most things have comes first. */
  complete(query: string, limit: number): string[] {
    const words = this.#searched(query)
    const last = words.at(-1)
    const typed = wordPlaces(query).at(-1)
    const start = typed?.index ?? 0
    if (!last || foldText(query.slice(start)) !== withoutMark(last.word)) return []
    const head = query.slice(0, start)
    const others = words.slice(0, -1).map(({ word }) => this.#terms(word))
    const among = others.length > 0 ? this.#marked(this.#scorer.inAll(others)) : undefined
    const completions = [
      ...this.#negators(last.word, words.at(-2)?.word),
      ...this.#vocabulary.completions(last.word, limit, (at) => this.#countOf(at, among)),
    ]
    return completions
      .map((word) => head + word)
      .filter((one) => one !== query)
      .slice(0, limit)
  }

  /** Whether the last word of the search is a whole one, which needs no end. */
  endsInWord(query: string): boolean {
    const last = this.#searched(query).at(-1)
    return last !== undefined && this.#vocabulary.isWritten(last.word)
  }

  /** The search as it was probably meant, when some of its words are unknown and it then finds something. */
  likelySpelling(query: string): string | undefined {
    let spelling = query
    const unknown = this.#searched(query).filter(({ word }) => this.#terms(word).length === 0)
    if (unknown.length > mostMisspelt) return undefined
    for (const { word, at } of unknown.toReversed()) {
      const meant = this.#vocabulary.likelySpelling(word, (place) => this.#countOf(place))
      const typed = wordPlaces(spelling)[at]
      if (!meant || !typed) return undefined
      spelling = spelling.slice(0, typed.index) + meant + spelling.slice(typed.index + typed.length)
    }
    return spelling !== query && this.find(spelling).size > 0 ? spelling : undefined
  }

  /** "gluten f" may go on to "gluten free" where that is said of something. */
  #negators(beginning: string, before: string | undefined): string[] {
    if (before === undefined || !this.#vocabulary.has(withoutWord(before, this.#language))) return []
    return [...negatorsAfter(this.#language)].filter((word) => word.startsWith(beginning))
  }

  #searched(query: string): SearchedWord[] {
    return searchedWords(query, this.#language, (word) => this.#vocabulary.has(word)).slice(0, mostWords)
  }

  /** None where nothing has the word. */
  #terms(word: string): Term[] {
    const stem = stemOf(word, this.#language)
    const terms = this.#beginning(word, shortestBeginning, met.whole, met.beginning)
    for (const at of this.#vocabulary.withStem(stem)) terms.push(termAt(at, met.otherForm))
    for (const other of this.#sameWords.get(stem) ?? []) {
      const places = this.#vocabulary.withStem(stemOf(other, this.#language))
      for (const at of places) terms.push(termAt(at, met.sameMeaning))
    }
    // "gluten" alone: what says that it has none.
    if (terms.length > 0 || isWithout(word)) return terms
    return this.#beginning(withoutWord(word, this.#language), shortestBeginning + 1, met.negated, met.negated)
  }

  /** The word itself and, if it has letters enough, those that begin with it. */
  #beginning(word: string, shortest: number, asWhole: number, asBeginning: number): Term[] {
    const { first, end } = this.#vocabulary.startingWith(word)
    const isWhole = this.#vocabulary.words[first] === word
    const longer = { first: isWhole ? first + 1 : first, end, factor: asBeginning }
    return [
      ...(isWhole ? [termAt(first, asWhole)] : []),
      ...(word.length >= shortest && longer.first < end ? [longer] : []),
    ]
  }

  #termsOfMisspelt(word: string): Term[] {
    return this.#vocabulary.misspelt(word).map((at) => termAt(at, met.misspelt))
  }

  #marked(found: Found): Uint8Array {
    const marks = new Uint8Array(this.#count)
    for (const thing of found.things) marks[thing] = 1
    return marks
  }

  /** How many things are called by the word at this place, of those that are marked; long texts do not count. */
  #countOf(at: number, marks?: Uint8Array): number {
    const { starts, things, weights } = this.#postings
    const end = starts[at + 1] ?? 0
    let count = 0
    for (let entry = starts[at] ?? 0; entry < end; entry++) {
      const isTelling = (weights[entry] ?? 0) > leastTelling
      if (isTelling && (!marks || marks[things[entry] ?? 0] === 1)) count++
    }
    return count
  }
}

const termAt = (at: number, factor: number): Term => ({ first: at, end: at + 1, factor })
