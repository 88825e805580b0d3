import { isWholeCode, wholeCodeToken } from './code-tokens.ts'
import { partsOf } from './compounds.ts'
import { rulesOf } from './language-rules.ts'
import { isQuantity } from './quantities.ts'
import type { MatchKind } from './ranking.ts'
import type { Term } from './scorer.ts'
import type { Segments } from './segments.ts'
import { stemOf } from './stemmer.ts'
import type { CompiledSynonyms } from './synonyms.ts'
import { isNegated, negatedToken } from './tokens.ts'
import type { Nearest } from './spelling-index.ts'
import type { Vocabulary } from './vocabulary.ts'

const digit = /\d/
const shortestBeginning = 2
const shortestMisspelt = 4
const shortestWithTwo = 8

/** What a word of a query matches, by segment. */
export type WordTerms = readonly (readonly Term[])[]

export const isUnknown = (terms: WordTerms): boolean => terms.every(({ length }) => length === 0)

/** Finds what the words of a query match: words, other forms, prefixes, SKUs, compounds, synonyms, misspelt words. */
export class TermFinder {
  readonly #segments: Segments
  readonly #language: string
  readonly #synonyms: CompiledSynonyms

  constructor(segments: Segments, language: string, synonyms: CompiledSynonyms) {
    this.#segments = segments
    this.#language = language
    this.#synonyms = synonyms
  }

  /** Whether a document has this word. */
  has(word: string): boolean {
    return !isUnknown(
      this.#bySegment((vocabulary) => {
        const place = vocabulary.placeOf(word)
        return place === undefined ? [] : [termAt(place, 'exact')]
      }),
    )
  }

  /** What a word matches; empty in every segment when no document contains the word. */
  termsOf(word: string): WordTerms {
    if (isQuantity(word))
      return this.#bySegment((vocabulary) => beginning(vocabulary, word, 'quantity', undefined))
    const isCode = !isNegated(word)
    const terms = this.#bySegment((vocabulary) => [
      ...beginning(vocabulary, word, 'exact', word.length >= shortestBeginning ? 'prefix' : undefined),
      ...(isCode ? this.#codes(vocabulary, word) : []),
      ...this.#forms(vocabulary, stemOf(word, this.#language)),
    ])
    // "gluten" alone also finds documents that state its absence.
    if (!isUnknown(terms) || isNegated(word)) return terms
    const negated = negatedToken(word, this.#language)
    const isLong = negated.length > shortestBeginning
    return this.#bySegment((vocabulary) =>
      beginning(vocabulary, negated, 'negated', isLong ? 'negated' : undefined),
    )
  }

  /** The known words that an unknown word is written from, if the language writes compounds. */
  partsOf(word: string): readonly string[] | undefined {
    const { compoundLinks } = rulesOf(this.#language)
    if (!compoundLinks || isNegated(word) || isQuantity(word) || digit.test(word)) return undefined
    return partsOf(word, compoundLinks, (part) => this.#isPart(part))
  }

  /** The known words nearest to an unknown word: one edit away from four letters, two from eight. */
  misspelt(word: string): WordTerms {
    const found = this.nearest(word, word.length < shortestWithTwo ? 1 : 2)
    return this.#segments.all.map(({ vocabulary }, at) =>
      (found[at] ?? []).flatMap((stem) => placesOf(vocabulary, stem, 'typo')),
    )
  }

  /** By segment, the stems that are nearest to an unknown word among all, at most `most` edits away. */
  nearest(word: string, most: number): readonly (readonly string[])[] {
    if (word.length < shortestMisspelt || digit.test(word) || isQuantity(word) || isWholeCode(word)) return []
    const stem = stemOf(word, this.#language)
    const found = this.#segments.all.map(({ vocabulary }, at): Nearest => {
      if (!this.#segments.isStale(at)) return vocabulary.nearest(stem, most)
      return vocabulary.nearest(stem, most, (known) =>
        placesOf(vocabulary, known, 'typo').some(({ first, end }) => this.#segments.isUsed(at, first, end)),
      )
    })
    const least = Math.min(...found.filter(({ words }) => words.length > 0).map(({ edits }) => edits))
    return found.map(({ edits, words }) => (edits === least ? words : []))
  }

  /** Terms by segment, of words that documents still have. */
  #bySegment(terms: (vocabulary: Vocabulary) => readonly Term[]): WordTerms {
    return this.#segments.all.map(({ vocabulary }, at) => {
      const all = terms(vocabulary)
      return this.#segments.isStale(at)
        ? all.filter(({ first, end }) => this.#segments.isUsed(at, first, end))
        : all
    })
  }

  #codes(vocabulary: Vocabulary, word: string): readonly Term[] {
    return beginning(
      vocabulary,
      wholeCodeToken([word]),
      'sku',
      word.length >= shortestBeginning ? 'prefix' : undefined,
    )
  }

  #forms(vocabulary: Vocabulary, stem: string): readonly Term[] {
    const others = this.#synonyms.get(stem) ?? []
    const compounds = isNegated(stem) || digit.test(stem) ? [] : this.#compounds(vocabulary, stem)
    return [
      ...placesOf(vocabulary, stem, 'form'),
      ...compounds.flatMap((compound) => placesOf(vocabulary, compound, 'compound')),
      ...others.flatMap((other) => placesOf(vocabulary, stemOf(other, this.#language), 'synonym')),
    ]
  }

  #compounds(vocabulary: Vocabulary, stem: string): readonly string[] {
    return vocabulary.compoundsEndingIn(stem, (part) => this.#isPart(part))
  }

  #isPart(word: string): boolean {
    const stem = stemOf(word, this.#language)
    return this.#segments.all.some(({ vocabulary }, at) =>
      placesOf(vocabulary, stem, 'compound').some(({ first, end }) => this.#segments.isUsed(at, first, end)),
    )
  }
}

const termAt = (place: number, kind: MatchKind): Term => ({ first: place, end: place + 1, kind })

function placesOf(vocabulary: Vocabulary, stem: string, kind: MatchKind): Term[] {
  return vocabulary.withStem(stem).map((place) => termAt(place, kind))
}

/** The word itself, and the words that start with it if `asBeginning` is given. */
function beginning(
  vocabulary: Vocabulary,
  word: string,
  asWhole: MatchKind,
  asBeginning: MatchKind | undefined,
): Term[] {
  const { first, end } = vocabulary.startingWith(word)
  const isWhole = vocabulary.words.at(first) === word
  const longer = isWhole ? first + 1 : first
  return [
    ...(isWhole ? [termAt(first, asWhole)] : []),
    ...(asBeginning && longer < end ? [{ first: longer, end, kind: asBeginning }] : []),
  ]
}
