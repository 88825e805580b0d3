import { foldText, wordsIn } from './fold.ts'
import { quantitiesIn } from './quantities.ts'
import type { TermFinder } from './terms.ts'
import { queryTokens, type QueryToken } from './tokens.ts'

/** Words of a query beyond these are ignored. */
const mostQueryTokens = 24

/** The tokens of a query. A quantity that no document has is searched as words. */
export function searchedTokens(query: string, language: string, finder: TermFinder): QueryToken[] {
  const tokens = queryTokens(query, language, (word) => finder.has(word))
  return withQuantities(query, language, finder, tokens).slice(0, mostQueryTokens)
}

function withQuantities(
  query: string,
  language: string,
  finder: TermFinder,
  tokens: readonly QueryToken[],
): readonly QueryToken[] {
  const folded = foldText(query)
  const quantities = quantitiesIn(folded, language).filter(({ token }) => finder.has(token))
  if (quantities.length === 0) return tokens
  const wordsBefore = (place: number) => wordsIn(folded.slice(0, place)).length
  const ranges = quantities.map(({ start, end, token }) => ({
    word: token,
    at: wordsBefore(start),
    end: wordsBefore(end),
  }))
  const others = tokens.filter(({ at }) => !ranges.some((range) => at >= range.at && at < range.end))
  return [...others, ...ranges.map(({ word, at }) => ({ word, at }))].toSorted((a, b) => a.at - b.at)
}
