import { ByteCache, textBytes } from '../platform/byte-cache.ts'
import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import { withoutNegation } from './tokens.ts'
import { lowerBound } from './postings.ts'
import { SpellingIndex } from './spelling-index.ts'

const digit = /\d/
const shortestMisspelt = 4
const shortestWithTwo = 8
/** Candidates for completion; a short prefix can match a large part of the vocabulary. */
const mostCompared = 200
const afterAllLetters = '\uffff'

let lastVocabularyId = 0
/** Matches of misspelt words, shared by all vocabularies of the process. */
export const misspeltWordCache = new ByteCache<string, readonly number[]>({
  name: 'misspelt words',
  budget: 4 * 1024 * 1024,
})

type Stem = (word: string) => string
type Forms = {
  /** Indexes of the words without digits by stem. Words with digits are not stemmed. */
  stems: ReadonlyMap<string, readonly number[]>
  /** Indexes of the words without digits that can be suggested, in order. */
  suggested: readonly number[]
}

/** The sorted words of an index, so that words with the same prefix are contiguous. */
export class Vocabulary {
  readonly words: readonly string[]
  /** The original spelling of folded words, for those that can be suggested. */
  readonly shown: ReadonlyMap<string, string>
  readonly #stem: Stem
  readonly #stems: ReadonlyMap<string, readonly number[]>
  readonly #suggested: readonly number[]
  /** Index of the stems, for misspelt words. */
  readonly #spellings: SpellingIndex
  /** Part of the cache key of misspelt words. */
  readonly #id = ++lastVocabularyId

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
    this.#spellings = new SpellingIndex([...stems.keys()])
  }

  /** `words` are folded and sorted. */
  static async of(
    words: readonly string[],
    shown: ReadonlyMap<string, string>,
    stem: Stem,
  ): Promise<Vocabulary> {
    const stems = new Map<string, number[]>()
    const suggested: number[] = []
    const scheduler = new CooperativeScheduler()
    for (const [at, word] of words.entries()) {
      if (scheduler.shouldYield) await scheduler.yield()
      if (digit.test(word)) continue
      const own = stem(word)
      const places = stems.get(own)
      if (places) places.push(at)
      else stems.set(own, [at])
      if (shown.has(withoutNegation(word))) suggested.push(at)
    }
    return new Vocabulary(words, shown, stem, { stems, suggested })
  }

  has(word: string): boolean {
    return this.placeOf(word) !== undefined
  }

  placeOf(word: string): number | undefined {
    const place = lowerBound(this.words, word)
    return this.words[place] === word ? place : undefined
  }

  /** Whether the word is complete and can be suggested. */
  canSuggest(word: string): boolean {
    const at = this.placeOf(word)
    return at !== undefined && this.#written(at) !== undefined
  }

  withStem(stem: string): readonly number[] {
    if (!digit.test(stem)) return this.#stems.get(stem) ?? []
    const place = this.placeOf(stem)
    return place === undefined ? [] : [place]
  }

  /** Index range of the words with a prefix, `end` exclusive. */
  startingWith(beginning: string): { first: number; end: number } {
    return {
      first: lowerBound(this.words, beginning),
      end: lowerBound(this.words, beginning + afterAllLetters),
    }
  }

  /** Indexes of the known words nearest to an unknown word. */
  misspelt(word: string): readonly number[] {
    const key = `${this.#id} ${word}`
    const known = misspeltWordCache.get(key)
    if (known) return known
    const places = this.#nearest(word, allowedEdits(word))
    misspeltWordCache.set(key, places, textBytes(key) + 8 * places.length)
    return places
  }

  /**
   * The original spelling of the most likely word. Allows one more edit than {@link misspelt}, because the
   * shopper confirms it.
   */
  likelySpelling(word: string, countOf: (place: number) => number): string | undefined {
    const places = this.#nearest(word, allowedEdits(word) + Number(word.length >= shortestMisspelt))
    const written = places
      .filter((at) => this.#written(at) !== undefined)
      .map((at) => ({ at, word: this.words[at] ?? '' }))
    const [best] = written.toSorted((a, b) => countOf(b.at) - countOf(a.at))
    if (!best) return undefined
    const stem = this.#stem(best.word)
    return this.#written(shortest(written.filter((other) => this.#stem(other.word) === stem)).at)
  }

  /**
   * Words with a prefix that occur in some documents, one for each stem, by descending number of documents.
   */
  completions(beginning: string, limit: number, countOf: (place: number) => number): string[] {
    const counted = this.#suggestedFrom(beginning)
      .map((at) => ({ at, word: this.words[at] ?? '', count: countOf(at) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || a.word.length - b.word.length)
    const own = this.canSuggest(beginning) ? this.#stem(beginning) : undefined
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

  /** The original spelling of the word, if it can be suggested. */
  #written(place: number): string | undefined {
    return this.shown.get(withoutNegation(this.words[place] ?? ''))
  }

  #nearest(word: string, most: number): number[] {
    if (word.length < shortestMisspelt || digit.test(word)) return []
    return this.#spellings.nearest(this.#stem(word), most).flatMap((one) => this.withStem(one))
  }
}

/** The shortest form of a word is usually the singular. */
function shortest<Form extends { word: string }>(forms: readonly Form[]): Form {
  return forms.reduce((one, other) => (other.word.length < one.word.length ? other : one))
}

/** One edit from four letters, two from eight. */
function allowedEdits(word: string): number {
  if (word.length < shortestMisspelt) return 0
  return word.length < shortestWithTwo ? 1 : 2
}
