import { scoresOf, titleWordsOf, type MatchKind } from './ranking.ts'
import { entryPlace } from './scorer.ts'
import type { Segment, Segments } from './segments.ts'
import type { Search, SearchedWord } from './match.ts'

/** How a word of a query found a document: the best match, whose score counts. */
export type ExplainedWord = {
  /** The word of the query, folded. */
  word: string
  /** The word of the document, folded; with a sign for SKUs, quantities and negations. */
  matched: string
  kind: MatchKind
  /** The stored entry: the text's weight and the length of its title (ranking.ts). */
  entry: number
  /** Number of words of the title that it is in; 0 for other texts. */
  titleWords: number
  score: number
}

/** The score is the sum of the scores of the words. */
export type Explanation = { score: number; words: ExplainedWord[] }

/** The parts of the score of a document that a search found. */
export function explain(segments: Segments, { words, joined }: Search, document: number): Explanation {
  const at = segments.all.findIndex((_, segment) => segments.isIn(segment, document))
  const segment = segments.all[at]
  if (!segment) return { score: 0, words: [] }
  const bestOf = (searched: SearchedWord) => best(segment, searched, at, document)
  const each = words.map(bestOf)
  // All words of the query count, or none of them if only the query written as one word was found.
  const own = each.every((one) => one !== undefined) ? each : []
  const whole = joined ? bestOf(joined) : undefined
  const all = whole ? [...own, whole] : own
  return { score: all.reduce((sum, { score }) => sum + score, 0), words: all }
}

function best(
  { postings, vocabulary }: Segment,
  { word, terms }: SearchedWord,
  segment: number,
  document: number,
): ExplainedWord | undefined {
  const { starts, documents, weights } = postings
  let found: ExplainedWord | undefined
  for (const { first, end, kind } of terms[segment] ?? []) {
    for (let place = first; place < end; place++) {
      const entry = entryPlace(documents, document, starts[place] ?? 0, starts[place + 1] ?? 0)
      if (entry < 0) continue
      const stored = weights[entry] ?? 0
      const score = scoresOf[kind][stored] ?? 0
      if (found && score <= found.score) continue
      const matched = vocabulary.words.at(place) ?? ''
      found = { word, matched, kind, entry: stored, titleWords: titleWordsOf(stored), score }
    }
  }
  return found
}
