import { wordsOf } from './fold.ts'
import type { SearchCount } from './search-counts.sql.ts'

/** Words that are counted at once, words of a search, and their letters; longer searches are not counted. */
const mostCounted = 5000
const mostWords = 8
const longestWords = 60
/** As many digits as a telephone number has; addresses of e-mail have an @. */
const personalDigits = 9

export type CountedSearch = {
  websiteId: number
  language: string
  words: string
  day: string
  isFound: boolean
}

/**
 * The folded words of a search as they are counted, or undefined: what looks like a person's address or number is left
 * out, and so are texts that nobody types as a search.
 */
export function countedWords(query: string): string | undefined {
  if (query.includes('@') || query.replaceAll(/\D/g, '').length >= personalDigits) return undefined
  const words = wordsOf(query)
  const text = words.join(' ')
  return words.length > 0 && words.length <= mostWords && text.length <= longestWords ? text : undefined
}

/**
 * Counts searches in memory until they are stored. A flood of different words cannot fill it: when it is full, words
 * counted once are forgotten, and if there are none, new words are not counted.
 */
export class SearchCounter {
  #counts = new Map<string, SearchCount>()

  get size(): number {
    return this.#counts.size
  }

  add({ websiteId, language, words, day, isFound }: CountedSearch): void {
    const key = JSON.stringify([websiteId, language, day, words])
    let count = this.#counts.get(key)
    if (!count) {
      if (this.#counts.size >= mostCounted) this.#forgetRare()
      if (this.#counts.size >= mostCounted) return
      count = { websiteId, language, day, words, searches: 0, withoutResult: 0 }
      this.#counts.set(key, count)
    }
    count.searches++
    if (!isFound) count.withoutResult++
  }

  /** Returns the counts, at most `most` of each website, language and day, and starts again. */
  take(most: number): SearchCount[] {
    const all = [...this.#counts.values()]
    this.#counts = new Map()
    const groups = Map.groupBy(all, ({ websiteId, language, day }) =>
      JSON.stringify([websiteId, language, day]),
    )
    return [...groups.values()].flatMap((group) =>
      group.toSorted((a, b) => b.searches - a.searches).slice(0, most),
    )
  }

  #forgetRare(): void {
    for (const [key, { searches }] of this.#counts) if (searches === 1) this.#counts.delete(key)
  }
}
