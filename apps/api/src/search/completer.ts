import { foldText } from './fold.ts'
import { rulesOf } from './language-rules.ts'
import { searchedTokens } from './query.ts'
import { weightOf } from './ranking.ts'
import type { Segments } from './segments.ts'
import type { Spellings } from './spellings.ts'
import { stemOf } from './stemmer.ts'
import { isUnknown, type TermFinder } from './terms.ts'
import { wordPlaces } from './text-analyzer.ts'
import { matchIn, mostUnknownTokens } from './match.ts'
import { negatedToken, withoutNegation } from './tokens.ts'

/** Candidates for a completion, and entries of each that are compared with the documents of the other words. */
const mostCompared = 200
const mostEntries = 500
const longTextWeight = 1
const shortestMisspelt = 4
const mostEdits = 2

/** A mark for each document; all 0 between calls, so that all indexes share it. */
let marks = new Uint8Array()

type Parts = {
  segments: Segments
  finder: TermFinder
  language: string
  /** The original spelling of folded words, for those that can be suggested. */
  shown: Spellings
}

type Candidate = { word: string; count: number }

/** Completes and corrects queries with the words of an index. */
export class Completer {
  readonly #segments: Segments
  readonly #finder: TermFinder
  readonly #language: string
  readonly #shown: Spellings

  constructor({ segments, finder, language, shown }: Parts) {
    this.#segments = segments
    this.#finder = finder
    this.#language = language
    this.#shown = shown
  }

  /** Completions of the last word of a query, by descending number of documents; each has hits. */
  complete(query: string, limit: number): string[] {
    const words = searchedTokens(query, this.#language, this.#finder)
    const last = words.at(-1)
    const typed = wordPlaces(query).at(-1)
    const start = typed?.index ?? 0
    if (!last || foldText(query.slice(start)) !== withoutNegation(last.word)) return []
    const head = query.slice(0, start)
    const others = words.slice(0, -1).map(({ word }) => this.#finder.termsOf(word))
    const among = others.length > 0 ? matchIn(this.#segments, others).documents : undefined
    const completions = [
      ...this.#negators(last.word, words.at(-2)?.word),
      ...this.#completionsAmong(last.word, limit, among),
    ]
    return completions
      .map((word) => head + word)
      .filter((one) => one !== query)
      .slice(0, limit)
  }

  /** Whether the last word of the query is a complete word that can be suggested. */
  endsInWord(query: string): boolean {
    const last = searchedTokens(query, this.#language, this.#finder).at(-1)
    return last !== undefined && this.#canSuggest(last.word)
  }

  /**
   * The query with the most likely words instead of unknown ones. Short words may differ by one edit more than when
   * searched, because the shopper confirms it.
   */
  likelySpelling(query: string): string | undefined {
    let spelling = query
    const unknown = searchedTokens(query, this.#language, this.#finder).filter(({ word }) =>
      isUnknown(this.#finder.termsOf(word)),
    )
    if (unknown.length > mostUnknownTokens) return undefined
    for (const { word, at } of unknown.toReversed()) {
      const meant = this.#likelyWord(word)
      const typed = wordPlaces(spelling)[at]
      if (!meant || !typed) return undefined
      spelling = spelling.slice(0, typed.index) + meant + spelling.slice(typed.index + typed.length)
    }
    return spelling === query ? undefined : spelling
  }

  #likelyWord(word: string): string | undefined {
    if (word.length < shortestMisspelt || this.#finder.partsOf(word)) return undefined
    const near = this.#finder.nearest(word, mostEdits)
    const all = this.#segments.all.flatMap(({ vocabulary }, segment) =>
      (near[segment] ?? []).flatMap((stem) =>
        vocabulary.withStem(stem).map((place): Candidate => ({
          word: vocabulary.words.at(place) ?? '',
          count: vocabulary.counts[place] ?? 0,
        })),
      ),
    )
    const written = all.filter((one) => this.#written(one.word) !== undefined)
    const [best] = written.toSorted((a, b) => b.count - a.count)
    if (!best) return undefined
    const stem = this.#stem(best.word)
    return this.#written(shortest(written.filter((other) => this.#stem(other.word) === stem)).word)
  }

  #completionsAmong(beginning: string, limit: number, among: Uint32Array | undefined): string[] {
    if (!among) return this.#completions(beginning, limit, undefined)
    if (marks.length < this.#segments.count) marks = new Uint8Array(this.#segments.count)
    for (const document of among) marks[document] = 1
    const completions = this.#completions(beginning, limit, marks)
    for (const document of among) marks[document] = 0
    return completions
  }

  /** Words with a prefix, one for each stem. `among` has a mark for each document they must be in. */
  #completions(beginning: string, limit: number, among: Uint8Array | undefined): string[] {
    const counts = new Map<string, number>()
    for (const [segment, { vocabulary }] of this.#segments.all.entries()) {
      for (const place of vocabulary.suggestedFrom(beginning, mostCompared)) {
        const word = vocabulary.words.at(place) ?? ''
        const count = this.#countOf(segment, place, among)
        if (count > 0) counts.set(word, (counts.get(word) ?? 0) + count)
      }
    }
    const counted = [...counts]
      .map(([word, count]): Candidate => ({ word, count }))
      .toSorted((a, b) => b.count - a.count || a.word.length - b.word.length)
    const own = this.#canSuggest(beginning) ? this.#stem(beginning) : undefined
    const forms = Map.groupBy(counted, ({ word }) => this.#stem(word))
    return [...forms].slice(0, limit).flatMap(([stem, all]) => {
      const same = all.find(({ word }) => word === beginning) ?? shortest(all)
      return stem === own && same.word !== beginning ? [] : [this.#written(same.word) ?? same.word]
    })
  }

  /**
   * Number of documents that have a word elsewhere than in long texts. Among marked documents it is estimated from some
   * entries if there are many.
   */
  #countOf(segment: number, place: number, among: Uint8Array | undefined): number {
    const { postings, vocabulary } = this.#segments.all[segment] ?? {}
    if (!postings || !vocabulary) return 0
    const count = vocabulary.counts[place] ?? 0
    if (!among) return this.#segments.isUsed(segment, place, place + 1) ? count : 0
    const { starts, documents, weights } = postings
    const start = starts[place] ?? 0
    const end = starts[place + 1] ?? 0
    const step = Math.ceil((end - start) / mostEntries)
    let both = 0
    for (let entry = start; entry < end; entry += step) {
      const isTelling = weightOf(weights[entry] ?? 0) > longTextWeight
      if (isTelling && among[documents[entry] ?? 0] === 1) both += step
    }
    return both
  }

  /** Completes "gluten f" to "gluten free" if the index contains that negation. */
  #negators(beginning: string, before: string | undefined): string[] {
    if (before === undefined || !this.#finder.has(negatedToken(before, this.#language))) return []
    return [...rulesOf(this.#language).suffixNegators].filter((word) => word.startsWith(beginning))
  }

  #canSuggest(word: string): boolean {
    return this.#finder.has(word) && this.#written(word) !== undefined
  }

  /** The original spelling of the word, if it can be suggested. */
  #written(word: string): string | undefined {
    return this.#shown.get(withoutNegation(word))
  }

  #stem(word: string): string {
    return stemOf(word, this.#language)
  }
}

/** The shortest form of a word is usually the singular. */
function shortest(forms: readonly Candidate[]): Candidate {
  return forms.reduce((one, other) => (other.word.length < one.word.length ? other : one))
}
