import { ByteCache, textBytes } from '../platform/byte-cache.ts'
import { CooperativeScheduler, sortYielding } from '../platform/cooperative-scheduler.ts'
import { isWholeCode } from './code-tokens.ts'
import { EndingIndex } from './compounds.ts'
import { rulesOf } from './language-rules.ts'
import type { Postings } from './postings.ts'
import { isQuantity } from './quantities.ts'
import { weightOf } from './ranking.ts'
import { SpellingIndex, type Nearest } from './spelling-index.ts'
import type { Spellings } from './spellings.ts'
import { stemOf } from './stemmer.ts'
import { withoutNegation } from './tokens.ts'
import { lowerBound, type WordList } from './word-list.ts'

const digit = /\d/
const afterAllLetters = '\uffff'
/** Weight of long texts, where a word may occur incidentally. */
const longTextWeight = 1
/** Words that can be suggested, by descending number of documents: for short prefixes. */
const mostFrequent = 4000

let lastVocabularyId = 0
/** Matches of misspelt words, shared by all vocabularies of the process. */
export const misspeltWordCache = new ByteCache<string, Nearest>({
  name: 'misspelt words',
  budget: 4 * 1024 * 1024,
})

type Forms = {
  /** Indexes of the words without digits by stem. Words with digits are not stemmed. */
  stems: ReadonlyMap<string, readonly number[]>
  /** Indexes of the words without digits that can be suggested, in order. */
  suggested: Uint32Array
  /** The most frequent of them, most frequent first. */
  frequent: Uint32Array
  /** By word: the number of documents that have it elsewhere than in a long text. */
  counts: Uint32Array
  endings: EndingIndex | undefined
}

/** The sorted words of a segment, so that words with the same prefix are contiguous. */
export class Vocabulary {
  readonly words: WordList
  readonly counts: Uint32Array
  readonly #language: string
  readonly #forms: Forms
  /** Index of the stems, for misspelt words. */
  readonly #spellings: SpellingIndex
  /** Part of the cache key of misspelt words. */
  readonly #id = ++lastVocabularyId

  private constructor(words: WordList, language: string, forms: Forms, spellings: SpellingIndex) {
    this.words = words
    this.counts = forms.counts
    this.#language = language
    this.#forms = forms
    this.#spellings = spellings
  }

  /** `shown` has the words that can be suggested. */
  static async of(postings: Postings, language: string, shown: Spellings): Promise<Vocabulary> {
    const { words } = postings
    const stems = new Map<string, number[]>()
    const suggested: number[] = []
    const counts = new Uint32Array(words.length)
    const scheduler = new CooperativeScheduler()
    for (let at = 0; at < words.length; at++) {
      if (scheduler.shouldYield) await scheduler.yield()
      const word = words.at(at) ?? ''
      if (digit.test(word) || isWholeCode(word) || isQuantity(word)) continue
      counts[at] = countTelling(postings, at)
      const own = stemOf(word, language)
      const places = stems.get(own)
      if (places) places.push(at)
      else stems.set(own, [at])
      if (shown.has(withoutNegation(word))) suggested.push(at)
    }
    const countAt = (at: number) => counts[suggested[at] ?? 0] ?? 0
    const byCount = await sortYielding(suggested.length, (a, b) => countAt(b) - countAt(a))
    const hasCompounds = rulesOf(language).compoundLinks !== undefined
    const forms: Forms = {
      stems,
      suggested: Uint32Array.from(suggested),
      frequent: byCount.slice(0, mostFrequent).map((at) => suggested[at] ?? 0),
      counts,
      endings: hasCompounds ? await EndingIndex.of([...stems.keys()]) : undefined,
    }
    return new Vocabulary(words, language, forms, await SpellingIndex.of(stems.keys()))
  }

  placeOf(word: string): number | undefined {
    return this.words.placeOf(word)
  }

  withStem(stem: string): readonly number[] {
    if (!digit.test(stem)) return this.#forms.stems.get(stem) ?? []
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

  /** Stems of the compounds whose last part is `stem`. */
  compoundsEndingIn(stem: string, isKnown: (word: string) => boolean): readonly string[] {
    const links = rulesOf(this.#language).compoundLinks
    return links ? (this.#forms.endings?.compoundsEndingIn(stem, links, isKnown) ?? []) : []
  }

  /** The stems nearest to an unknown stem without digits, at most `most` edits away, among those that `isUsed`. */
  nearest(stem: string, most: number, isUsed?: (known: string) => boolean): Nearest {
    if (isUsed) return this.#spellings.nearest(stem, most, isUsed)
    const key = `${this.#id} ${most} ${stem}`
    const known = misspeltWordCache.get(key)
    if (known) return known
    const nearest = this.#spellings.nearest(stem, most)
    const bytes = nearest.words.reduce((sum, word) => sum + textBytes(word), textBytes(key))
    misspeltWordCache.set(key, nearest, bytes)
    return nearest
  }

  /** At most `most` indexes of words with a prefix that can be suggested, the most frequent among them. */
  suggestedFrom(beginning: string, most: number): number[] {
    const { first, end } = this.startingWith(beginning)
    const { suggested, frequent } = this.#forms
    const low = lowerPlace(suggested, first)
    const high = lowerPlace(suggested, end)
    if (high - low <= most) return [...suggested.subarray(low, high)]
    const often = frequent.filter((at) => at >= first && at < end).subarray(0, most)
    return [...new Set([...often, ...suggested.subarray(low, low + most)])].slice(0, most)
  }
}

function countTelling({ starts, weights }: Postings, place: number): number {
  const end = starts[place + 1] ?? 0
  let count = 0
  for (let entry = starts[place] ?? 0; entry < end; entry++)
    if (weightOf(weights[entry] ?? 0) > longTextWeight) count++
  return count
}

function lowerPlace(places: Uint32Array, place: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
