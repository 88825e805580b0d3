import { canBeWithin, editsBetween, letterBits } from './edits.ts'
import { isWithout, withoutMark } from './language-words.ts'

type Spelling = { stem: string; bits: number }

const digit = /\d/
const shortestMisspelt = 4
const shortestWithTwo = 8
const slice = 10_000
const remembered = 1000
/** Words that a beginning of two letters may leave open; the rest of a huge vocabulary is not looked at. */
const mostCompared = 200
const afterAllLetters = '\uffff'

/** The words of an index, each once and sorted, so that words with the same beginning stand together. */
export class Vocabulary {
  readonly words: readonly string[]
  readonly #places: ReadonlyMap<string, number>
  /** How folded words are written, for those that may be suggested. */
  readonly #shown: ReadonlyMap<string, string>
  readonly #stem: (word: string) => string
  /** Places by what the forms of a word have in common. */
  readonly #stems: ReadonlyMap<string, readonly number[]>
  /** Stems that may be meant by a misspelt word, by their length. */
  readonly #spellings: ReadonlyMap<number, readonly Spelling[]>
  readonly #misspelt = new Map<string, readonly number[]>()

  private constructor(
    words: readonly string[],
    shown: ReadonlyMap<string, string>,
    stem: (word: string) => string,
    stems: ReadonlyMap<string, readonly number[]>,
  ) {
    this.words = words
    this.#places = new Map(words.map((word, at) => [word, at]))
    this.#shown = shown
    this.#stem = stem
    this.#stems = stems
    const spelt = [...stems.keys()].filter((one) => !digit.test(one))
    this.#spellings = Map.groupBy(
      spelt.map((one) => ({ stem: one, bits: letterBits(one) })),
      ({ stem: { length } }) => length,
    )
  }

  /** `words` are folded and sorted. */
  static async of(
    words: readonly string[],
    shown: ReadonlyMap<string, string>,
    stem: (word: string) => string,
    pause: () => Promise<void>,
  ): Promise<Vocabulary> {
    const stems = new Map<string, number[]>()
    for (const [at, word] of words.entries()) {
      const own = stem(word)
      const places = stems.get(own)
      if (places) places.push(at)
      else stems.set(own, [at])
      if (at % slice === 0) await pause()
    }
    return new Vocabulary(words, shown, stem, stems)
  }

  has(word: string): boolean {
    return this.#places.has(word)
  }

  /** Whether it is a whole word that may be suggested. */
  isWritten(word: string): boolean {
    const at = this.#places.get(word)
    return at !== undefined && this.#written(at) !== undefined
  }

  withStem(stem: string): readonly number[] {
    return this.#stems.get(stem) ?? []
  }

  /** Places of the word and, if wanted, of those that begin with it. */
  startingWith(word: string, withLonger: boolean): number[] {
    if (!withLonger) {
      const at = this.#places.get(word)
      return at === undefined ? [] : [at]
    }
    const first = this.#firstFrom(word)
    const end = this.#firstFrom(word + afterAllLetters)
    return Array.from({ length: end - first }, (_, place) => first + place)
  }

  /** Places of the words that may be meant by one that is unknown: the nearest only. */
  misspelt(word: string): readonly number[] {
    const known = this.#misspelt.get(word)
    if (known) return known
    const places = this.#nearest(word, editsForgiven(word))
    if (this.#misspelt.size >= remembered) this.#misspelt.clear()
    this.#misspelt.set(word, places)
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
    const counted = this.startingWith(beginning, true)
      .filter((at) => this.#written(at) !== undefined && !digit.test(this.words[at] ?? ''))
      .slice(0, mostCompared)
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

  /** How the word is written, if it may be suggested. */
  #written(place: number): string | undefined {
    return this.#shown.get(withoutMark(this.words[place] ?? ''))
  }

  #nearest(word: string, most: number): number[] {
    if (word.length < shortestMisspelt || digit.test(word)) return []
    const stem = this.#stem(word)
    const bits = letterBits(stem)
    let least = most
    let nearest: string[] = []
    for (let length = stem.length - most; length <= stem.length + most; length++) {
      for (const known of this.#spellings.get(length) ?? []) {
        if (!canBeWithin(bits, known.bits, least) || isWithout(known.stem) !== isWithout(stem)) continue
        const edits = editsBetween(stem, known.stem, least)
        if (edits > least) continue
        if (edits < least) nearest = []
        least = edits
        nearest.push(known.stem)
      }
    }
    return nearest.flatMap((one) => this.withStem(one))
  }

  #firstFrom(prefix: string): number {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.words[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
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
