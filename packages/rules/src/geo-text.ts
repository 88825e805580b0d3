const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** The words of a place's name or of an address, without case, accents and signs: `L'Haÿ-les-Roses` is l hay les roses. */
export function placeWords(text: string): string[] {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
  return bare.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What a search for a shop looks into. */
export interface SearchedPlace {
  readonly title: string
  readonly postcode: string
  readonly tags: readonly string[]
}

/**
 * Whether a place answers a query: the words stand in its title or in one of its tags, or the query is the beginning
 * of its postcode; an empty query finds nothing (spec 001 §5).
 */
export function matchesPlace({ title, postcode, tags }: SearchedPlace, query: string): boolean {
  const words = placeWords(query)
  if (words.length === 0) return false
  if (words.length === 1 && postcode.startsWith(words[0] ?? '')) return true
  const asked = ` ${words.join(' ')}`
  return [title, ...tags].some((text) => ` ${placeWords(text).join(' ')}`.includes(asked))
}
