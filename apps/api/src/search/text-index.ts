import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import { foldText, wordsOf } from './fold.ts'
import { SearchHits } from './search-hits.ts'
import { isNegated, queryTokens, withoutNegation, negatedToken, type QueryToken } from './tokens.ts'
import { mergePostings, PostingsBuilder, type Postings } from './postings.ts'
import { compileSynonyms, type Synonyms } from './synonyms.ts'
import { Scorer, type Term } from './scorer.ts'
import { rulesOf } from './language-rules.ts'
import { stemOf } from './stemmer.ts'
import { TextAnalyzer, wordPlaces, type SearchableText } from './text-analyzer.ts'
import { Vocabulary } from './vocabulary.ts'

/** Factors applied to the weight of a word by the kind of match. */
const matchFactors = { whole: 2, otherForm: 1.5, beginning: 1, sameMeaning: 0.8, negated: 0.6, misspelt: 0.5 }
const shortestBeginning = 2
/** Limits: words of a query, and unknown words that are compared with the vocabulary. */
const mostQueryTokens = 24
const mostUnknownTokens = 5
const batchSize = 500
/** Weight of long texts, where a word may occur incidentally. */
const longTextWeight = 1

export type DocumentSource = {
  language: string
  synonyms: Synonyms
  /** Documents are numbered from 0 to `count - 1`. */
  count: number
  /** The texts of the given documents, in the same order. */
  textsOf: (documents: readonly number[]) => Promise<readonly (readonly SearchableText[])[]>
}

/**
 * An existing index. `unchanged` has, for each document, its number in that index if its texts are unchanged,
 * else -1.
 */
export type PreviousIndex = { index: TextIndex; unchanged: Int32Array }

/**
 * Full-text index in one language. Matches whole words, other forms of a word, and prefixes. Documents are
 * numbers with weighted texts. A score is the sum, over the words of the query, of the best weight matched.
 */
export class TextIndex {
  readonly #language: string
  readonly #count: number
  readonly #vocabulary: Vocabulary
  readonly #postings: Postings
  readonly #scorer: Scorer
  readonly #synonyms: ReadonlyMap<string, readonly string[]>

  private constructor(
    { language, count, synonyms }: DocumentSource,
    vocabulary: Vocabulary,
    postings: Postings,
  ) {
    this.#language = language
    this.#count = count
    this.#vocabulary = vocabulary
    this.#postings = postings
    this.#scorer = new Scorer(postings, count)
    this.#synonyms = compileSynonyms(synonyms, language)
  }

  /**
   * Builds an index in slices, yielding to the event loop. With `before`, which must be in the same language
   * and order, only changed documents are read. Rejects with the errors of `textsOf`.
   */
  static async build(source: DocumentSource, before?: PreviousIndex): Promise<TextIndex> {
    const { language, count, textsOf } = source
    const reader = new TextAnalyzer(language, before ? before.index.#vocabulary.shown : new Map())
    const builder = new PostingsBuilder()
    const changed: number[] = []
    for (let document = 0; document < count; document++)
      if ((before?.unchanged[document] ?? -1) < 0) changed.push(document)
    const scheduler = new CooperativeScheduler()
    for (let start = 0; start < changed.length; start += batchSize) {
      const documents = changed.slice(start, start + batchSize)
      const texts = await textsOf(documents)
      for (const [at, document] of documents.entries()) {
        reader.analyze(texts[at] ?? [], (word, weight) => builder.add(document, word, weight))
        if (scheduler.shouldYield) await scheduler.yield()
      }
    }
    const fresh = await builder.finish()
    const postings = before ? await before.index.#merged(before.unchanged, fresh) : fresh
    const vocabulary = await Vocabulary.of(postings.words, reader.shown, (word) => stemOf(word, language))
    return new TextIndex(source, vocabulary, postings)
  }

  #merged(sameAs: Int32Array, fresh: Postings): Promise<Postings> {
    const renumbered = new Int32Array(this.#count).fill(-1)
    for (const [document, before] of sameAs.entries()) if (before >= 0) renumbered[before] = document
    return mergePostings(this.#postings, renumbered, fresh)
  }

  /** Number of documents; they are numbered below this. */
  get count(): number {
    return this.#count
  }

  /**
   * Documents that match every word of the query, with scores. If there are none, unknown words may differ by
   * one edit (from four letters) or two (from eight).
   */
  find(query: string): SearchHits {
    const words = this.#searched(query)
    const terms = words.map(({ word }) => this.#terms(word))
    const all = this.#scorer.matchAll(terms)
    const joined = words.length > 1 ? this.#terms(wordsOf(query).join('')) : []
    const found = joined.length > 0 ? this.#scorer.mergeHits(all, this.#scorer.matchAll([joined])) : all
    const unknown = terms.filter(({ length }) => length === 0).length
    if (found.size > 0 || unknown === 0 || unknown > mostUnknownTokens) return found
    return this.#scorer.matchAll(
      terms.map((known, at) => (known.length > 0 ? known : this.#termsOfMisspelt(words[at]?.word ?? ''))),
    )
  }

  /** Completions of the last word of a query, by descending number of documents. */
  complete(query: string, limit: number): string[] {
    const words = this.#searched(query)
    const last = words.at(-1)
    const typed = wordPlaces(query).at(-1)
    const start = typed?.index ?? 0
    if (!last || foldText(query.slice(start)) !== withoutNegation(last.word)) return []
    const head = query.slice(0, start)
    const others = words.slice(0, -1).map(({ word }) => this.#terms(word))
    const among = others.length > 0 ? this.#marked(this.#scorer.matchAll(others)) : undefined
    const completions = [
      ...this.#negators(last.word, words.at(-2)?.word),
      ...this.#vocabulary.completions(last.word, limit, (at) => this.#countOf(at, among)),
    ]
    return completions
      .map((word) => head + word)
      .filter((one) => one !== query)
      .slice(0, limit)
  }

  /** Whether the last word of the query is a complete word. */
  endsInWord(query: string): boolean {
    const last = this.#searched(query).at(-1)
    return last !== undefined && this.#vocabulary.canSuggest(last.word)
  }

  /** The likely intended query if some words are unknown, provided that it has hits. */
  likelySpelling(query: string): string | undefined {
    let spelling = query
    const unknown = this.#searched(query).filter(({ word }) => this.#terms(word).length === 0)
    if (unknown.length > mostUnknownTokens) return undefined
    for (const { word, at } of unknown.toReversed()) {
      const meant = this.#vocabulary.likelySpelling(word, (place) => this.#countOf(place))
      const typed = wordPlaces(spelling)[at]
      if (!meant || !typed) return undefined
      spelling = spelling.slice(0, typed.index) + meant + spelling.slice(typed.index + typed.length)
    }
    return spelling !== query && this.find(spelling).size > 0 ? spelling : undefined
  }

  /** Completes "gluten f" to "gluten free" if the index contains that negation. */
  #negators(beginning: string, before: string | undefined): string[] {
    if (before === undefined || !this.#vocabulary.has(negatedToken(before, this.#language))) return []
    return [...rulesOf(this.#language).suffixNegators].filter((word) => word.startsWith(beginning))
  }

  #searched(query: string): QueryToken[] {
    return queryTokens(query, this.#language, (word) => this.#vocabulary.has(word)).slice(0, mostQueryTokens)
  }

  /** Empty when no document contains the word. */
  #terms(word: string): Term[] {
    const stem = stemOf(word, this.#language)
    const terms = this.#beginning(word, shortestBeginning, matchFactors.whole, matchFactors.beginning)
    for (const at of this.#vocabulary.withStem(stem)) terms.push(termAt(at, matchFactors.otherForm))
    for (const other of this.#synonyms.get(stem) ?? []) {
      const places = this.#vocabulary.withStem(stemOf(other, this.#language))
      for (const at of places) terms.push(termAt(at, matchFactors.sameMeaning))
    }
    // "gluten" alone also finds documents that state its absence.
    if (terms.length > 0 || isNegated(word)) return terms
    return this.#beginning(
      negatedToken(word, this.#language),
      shortestBeginning + 1,
      matchFactors.negated,
      matchFactors.negated,
    )
  }

  /** The word itself and, if it is long enough, the words that start with it. */
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
    return this.#vocabulary.misspelt(word).map((at) => termAt(at, matchFactors.misspelt))
  }

  #marked(found: SearchHits): Uint8Array {
    const marks = new Uint8Array(this.#count)
    for (const document of found.documents) marks[document] = 1
    return marks
  }

  /** Number of documents with the word at this index, among the marked ones; long texts do not count. */
  #countOf(at: number, marks?: Uint8Array): number {
    const { starts, documents, weights } = this.#postings
    const end = starts[at + 1] ?? 0
    let count = 0
    for (let entry = starts[at] ?? 0; entry < end; entry++) {
      const isTelling = (weights[entry] ?? 0) > longTextWeight
      if (isTelling && (!marks || marks[documents[entry] ?? 0] === 1)) count++
    }
    return count
  }
}

const termAt = (at: number, factor: number): Term => ({ first: at, end: at + 1, factor })
