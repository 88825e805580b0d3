import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import { Completer } from './completer.ts'
import { explain, type Explanation } from './explain.ts'
import { wordsOf } from './fold.ts'
import { matchIn, mostUnknownTokens, type Search, type SearchedWord } from './match.ts'
import { mergePostings, PostingsBuilder, type Postings } from './postings.ts'
import { searchedTokens } from './query.ts'
import type { SearchHits } from './search-hits.ts'
import { Segments, type SegmentsState } from './segments.ts'
import { Spellings, type SpellingsState } from './spellings.ts'
import { compileSynonyms, type CompiledSynonyms, type Synonyms } from './synonyms.ts'
import { isUnknown, TermFinder } from './terms.ts'
import { TextAnalyzer, type SearchableText } from './text-analyzer.ts'

/**
 * Of a misspelt search, documents with less of the best one's score are left out: a word of a long text that happens to be
 * near finds too much beside a name.
 */
const leastShareOfMisspelt = 1 / 4

const batchSize = 500

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

/** Everything that an index is made from. */
export type TextIndexState = {
  language: string
  synonyms: CompiledSynonyms
  segments: SegmentsState
  shown: SpellingsState
}

/** New texts of a document, which may be new; null removes it. */
export type DocumentChange = { document: number; texts: readonly SearchableText[] | null }

/**
 * Full-text index in one language. Matches whole words, other forms of a word, prefixes, SKUs and their parts,
 * quantities, synonyms, and in languages that have them, parts of compounds. Documents are numbers with weighted texts.
 * A score is the sum, over the words of the query, of the best match (ranking.ts, docs/search.md).
 */
export class TextIndex {
  readonly #language: string
  readonly #segments: Segments
  /** The spelling of words. Indexes that come of a change share it; words of former texts do no harm. */
  readonly #shown: Spellings
  readonly #finder: TermFinder
  readonly #completer: Completer
  readonly #synonyms: CompiledSynonyms

  private constructor(language: string, synonyms: CompiledSynonyms, segments: Segments, shown: Spellings) {
    this.#language = language
    this.#synonyms = synonyms
    this.#segments = segments
    this.#shown = shown
    this.#finder = new TermFinder(segments, language, synonyms)
    this.#completer = new Completer({ segments, finder: this.#finder, language, shown })
  }

  /**
   * Builds an index in slices, yielding to the event loop. With `before`, which must be in the same language
   * and order, only changed documents are read. Rejects with the errors of `textsOf`.
   */
  static async build(source: DocumentSource, before?: PreviousIndex): Promise<TextIndex> {
    const { language, count, textsOf } = source
    const found = before ? before.index.#shown.copy() : new Spellings()
    const reader = new TextAnalyzer(language, found)
    const builder = new PostingsBuilder()
    const changed: number[] = []
    for (let document = 0; document < count; document++)
      if ((before?.unchanged[document] ?? -1) < 0) changed.push(document)
    const scheduler = new CooperativeScheduler()
    for (let start = 0; start < changed.length; start += batchSize) {
      const documents = changed.slice(start, start + batchSize)
      const texts = await textsOf(documents)
      for (const [at, document] of documents.entries()) {
        reader.analyze(texts[at] ?? [], (word, entry) => builder.add(document, word, entry))
        if (scheduler.shouldYield) await scheduler.yield()
      }
    }
    const fresh = await builder.finish()
    const postings = before ? await before.index.#merged(before.unchanged, fresh) : fresh
    const shown = new Spellings(await found.state())
    const segments = await Segments.of(postings, count, language, shown)
    return new TextIndex(language, compileSynonyms(source.synonyms, language), segments, shown)
  }

  static async from({ language, synonyms, segments, shown }: TextIndexState): Promise<TextIndex> {
    const spellings = new Spellings(shown)
    return new TextIndex(language, synonyms, await Segments.from(segments, language, spellings), spellings)
  }

  /** What the index is made from; parts that it shares with others do not change later. */
  async state(): Promise<TextIndexState> {
    return {
      language: this.#language,
      synonyms: this.#synonyms,
      segments: this.#segments.state,
      shown: await this.#shown.state(),
    }
  }

  async #merged(sameAs: Int32Array, fresh: Postings): Promise<Postings> {
    const renumbered = new Int32Array(this.#segments.count).fill(-1)
    for (const [document, before] of sameAs.entries()) if (before >= 0) renumbered[before] = document
    let merged = fresh
    for (const [at, { postings }] of this.#segments.all.entries()) {
      const numberOf = (document: number) =>
        this.#segments.isIn(at, document) ? (renumbered[document] ?? -1) : -1
      merged = await mergePostings(postings, numberOf, merged)
    }
    return merged
  }

  /** Number of documents; they are numbered below this. */
  get count(): number {
    return this.#segments.count
  }

  /**
   * An index with other texts of some documents, or without them; the cost is that of the changed ones, because both
   * share the rest. Synonyms stay the same.
   */
  async changed(changes: readonly DocumentChange[]): Promise<TextIndex> {
    if (changes.length === 0) return this
    const sorted = [...new Map(changes.map((one) => [one.document, one.texts]))].toSorted(([a], [b]) => a - b)
    const reader = new TextAnalyzer(this.#language, this.#shown)
    const builder = new PostingsBuilder()
    const scheduler = new CooperativeScheduler()
    for (const [document, texts] of sorted) {
      reader.analyze(texts ?? [], (word, entry) => builder.add(document, word, entry))
      if (scheduler.shouldYield) await scheduler.yield()
    }
    const documents = sorted.flatMap(([document, texts]) => (texts ? [document] : []))
    const removed = sorted.flatMap(([document, texts]) => (texts ? [] : [document]))
    const fresh = await builder.finish()
    const segments = await this.#segments.changed(fresh, { documents, removed }, this.#language, this.#shown)
    return new TextIndex(this.#language, this.#synonyms, segments, this.#shown)
  }

  /**
   * Documents that match every word of the query, with scores. If there are none, unknown words may be compounds of
   * known ones, or differ by one edit (from four letters) or two (from eight).
   */
  find(query: string): SearchHits {
    return this.#search(query).hits
  }

  /** The parts of a document's score; undefined if the query does not find it. */
  explain(query: string, document: number): Explanation | undefined {
    const search = this.#search(query)
    if (search.hits.scoreOf(document) === 0) return undefined
    return explain(this.#segments, search, document)
  }

  /** Completions of the last word of a query, by descending number of documents; each has hits. */
  complete(query: string, limit: number): string[] {
    return this.#completer.complete(query, limit)
  }

  /** Whether the last word of the query is a complete word. */
  endsInWord(query: string): boolean {
    return this.#completer.endsInWord(query)
  }

  /** The likely intended query if some words are unknown, provided that it has hits. */
  likelySpelling(query: string): string | undefined {
    const spelling = this.#completer.likelySpelling(query)
    return spelling !== undefined && this.find(spelling).size > 0 ? spelling : undefined
  }

  #search(query: string): Search {
    const words = searchedTokens(query, this.#language, this.#finder).map(({ word }): SearchedWord => ({
      word,
      terms: this.#finder.termsOf(word),
    }))
    const one = wordsOf(query).join('')
    const joined = words.length > 1 ? { word: one, terms: this.#finder.termsOf(one) } : undefined
    const hits = this.#match(words)
    const all = joined ? hits.mergedWith(this.#match([joined])) : hits
    const unknown = words.filter(({ terms }) => isUnknown(terms)).length
    if (all.size > 0 || unknown === 0 || unknown > mostUnknownTokens) return { hits: all, words, joined }
    const instead = words.flatMap((word) => (isUnknown(word.terms) ? this.#instead(word.word) : [word]))
    const near = this.#match(instead).notFarBelowBest(leastShareOfMisspelt)
    return { hits: near, words: instead, joined: undefined }
  }

  /** The parts of an unknown compound, else the words that an unknown word may be a misspelling of. */
  #instead(word: string): SearchedWord[] {
    const parts = this.#finder.partsOf(word)
    if (parts) return parts.map((part) => ({ word: part, terms: this.#finder.termsOf(part) }))
    return [{ word, terms: this.#finder.misspelt(word) }]
  }

  #match(words: readonly SearchedWord[]): SearchHits {
    return matchIn(
      this.#segments,
      words.map(({ terms }) => terms),
    )
  }
}
