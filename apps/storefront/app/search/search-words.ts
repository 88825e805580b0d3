/** Address of the search page after the language (decisions B-5). */
export const SEARCH_PATH = 'recherche'

/** Letters that a search needs (decisions B-5). */
export const SHORTEST_SEARCH = 2

const MANY = 4

/** What a search could be cut down to: each of its words that says something alone, in their order. */
export function shorterSearches(words: string): string[] {
  const single = words
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter((word) => word.length > SHORTEST_SEARCH)
  return [...new Set(single)].filter((word) => word !== words.toLowerCase()).slice(0, MANY)
}
