import { ByteCache, textBytes } from '../platform/byte-cache.ts'
import { Pacer } from '../platform/slices.ts'
import { withoutMark } from './language-words.ts'
import { placeFrom } from './postings.ts'
import { Spellings } from './spellings.ts'

const digit = /\d/
const shortestMisspelt = 4
const shortestWithTwo = 8
/** Words that a beginning of two letters may leave open; the rest of a huge vocabulary is not looked at. */
const mostCompared = 200
const afterAllLetters = '\uffff'

let vocabularies = 0
/** What visitors write wrong, and what may be meant; of all vocabularies of the process. */
export const misspeltWords = new ByteCache<string, readonly number[]>({
  name: 'misspelt words',
  budget: 4 * 1024 * 1024,
})

type Stem = (word: string) => string
type Forms = {
  /** Places of words without digits by what the forms of a word have in common; those with digits have one form. */
  stems: ReadonlyMap<string, readonly number[]>
  /** Places of the words without digits that may be suggested, in their order. */
  suggested: readonly number[]
}

/** The words of an index, each once and sorted, so that words with the same beginning stand together. */
export class Vocabulary {
  readonly words: readonly string[]
  /** How folded words are written, for those that may be suggested. */
  readonly shown: ReadonlyMap<string, string>
  readonly #stem: Stem
  readonly #stems: ReadonlyMap<string, readonly number[]>
  readonly #suggested: readonly number[]
  /** Stems that may be meant by a misspelt word. */
  readonly #spellings: Spellings
  /** Tells the words of this vocabulary apart from those of others among the misspelt ones. */
  readonly #id = ++vocabularies

  private constructor(
    words: readonly string[],
    shown: ReadonlyMap<string, string>,
    stem: Stem,
    { stems, suggested }: Forms,
  ) {
    this.words = words
    this.shown = shown
    this.#stem = stem
    this.#stems = stems
    this.#suggested = suggested
    this.#spellings = new Spellings([...stems.keys()])
  }

  /** `words` are folded and sorted. */
  static async of(
    words: readonly string[],
    shown: ReadonlyMap<string, string>,
    stem: Stem,
  ): Promise<Vocabulary> {
    const stems = new Map<string, number[]>()
    const suggested: number[] = []
    const pacer = new Pacer()
    for (const [at, word] of words.entries()) {
      if (pacer.isTired) await pacer.rest()
      if (digit.test(word)) continue
      const own = stem(word)
      const places = stems.get(own)
      if (places) places.push(at)
      else stems.set(own, [at])
      if (shown.has(withoutMark(word))) suggested.push(at)
    }
    return new Vocabulary(words, shown, stem, { stems, suggested })
  }

  has(word: string): boolean {
    return this.placeOf(word) !== undefined
  }

  placeOf(word: string): number | undefined {
    const place = placeFrom(this.words, word)
    return this.words[place] === word ? place : undefined
  }

  /** Whether it is a whole word that may be suggested. */
  isWritten(word: string): boolean {
    const at = this.placeOf(word)
    return at !== undefined && this.#written(at) !== undefined
  }

  withStem(stem: string): readonly number[] {
    if (!digit.test(stem)) return this.#stems.get(stem) ?? []
    const place = this.placeOf(stem)
    return place === undefined ? [] : [place]
  }

  /** Places of the words that begin so: from the first up to the end. */
  startingWith(beginning: string): { first: number; end: number } {
    return {
      first: placeFrom(this.words, beginning),
      end: placeFrom(this.words, beginning + afterAllLetters),
    }
  }

  /** Places of the words that may be meant by one that is unknown: the nearest only. */
  misspelt(word: string): readonly number[] {
    const key = `${this.#id} ${word}`
    const known = misspeltWords.get(key)
    if (known) return known
    const places = this.#nearest(word, editsForgiven(word))
    misspeltWords.set(key, places, textBytes(key) + 8 * places.length)
    return places
  }

  /** How the word most likely meant is written; the looser of two guesses, since somebody still decides. */
  likelySpelling(word: string, countOf: (place: number) => number): string | undefined {
    const places = this.#nearest(word, editsForgiven(word) + Number(word.length >= shortestMisspelt))
    const written = places
      .filter((at) => this.#written(at) !== undefined)
      .map((at) => ({ at, word: this.words[at] ?? '' }))
    const [best] = written.toSorted((a, b) => countOf(b.at) - countOf(a.at))
    if (!best) return undefined
    const stem = this.#stem(best.word)
    return this.#written(shortest(written.filter((other) => this.#stem(other.word) === stem)).at)
  }

  /** Written words that begin so and that some things have, one for each stem; those that most have come first. */
  completions(beginning: string, limit: number, countOf: (place: number) => number): string[] {
    const counted = this.#suggestedFrom(beginning)
      .map((at) => ({ at, word: this.words[at] ?? '', count: countOf(at) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || a.word.length - b.word.length)
    const own = this.isWritten(beginning) ? this.#stem(beginning) : undefined
    const forms = Map.groupBy(counted, ({ word }) => this.#stem(word))
    return [...forms].slice(0, limit).flatMap(([stem, all]) => {
      const same = all.find(({ word }) => word === beginning) ?? shortest(all)
      return stem === own && same.word !== beginning ? [] : [this.#written(same.at) ?? same.word]
    })
  }

  #suggestedFrom(beginning: string): readonly number[] {
    const { first, end } = this.startingWith(beginning)
    let low = 0
    let high = this.#suggested.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#suggested[middle] ?? 0) < first) low = middle + 1
      else high = middle
    }
    return this.#suggested.slice(low, low + mostCompared).filter((at) => at < end)
  }

  /** How the word is written, if it may be suggested. */
  #written(place: number): string | undefined {
    return this.shown.get(withoutMark(this.words[place] ?? ''))
  }

  #nearest(word: string, most: number): number[] {
    if (word.length < shortestMisspelt || digit.test(word)) return []
    return this.#spellings.nearest(this.#stem(word), most).flatMap((one) => this.withStem(one))
  }
}

/** The shortest form of a word is most often the singular. */
function shortest<Form extends { word: string }>(forms: readonly Form[]): Form {
  return forms.reduce((one, other) => (other.word.length < one.word.length ? other : one))
}

/** One wrong letter from four letters on, two from eight on. */
function editsForgiven(word: string): number {
  if (word.length < shortestMisspelt) return 0
  return word.length < shortestWithTwo ? 1 : 2
}
