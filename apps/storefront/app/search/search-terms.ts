/** Minimum length of a search (decisions B-5). */
export const MIN_SEARCH_LENGTH = 2

const LIMIT = 4

/** Single significant words of a search, in order. */
export function shorterSearches(terms: string): string[] {
  const single = terms
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter((word) => word.length > MIN_SEARCH_LENGTH)
  return [...new Set(single)].filter((word) => word !== terms.toLowerCase()).slice(0, LIMIT)
}
