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

/** The product whose SKU is searched, or the only one with such a variant; separators and case do not count. */
export function productBySku<Product extends { readonly sku: string }>(
  terms: string,
  { cards, total }: { readonly cards: readonly Product[]; readonly total: number },
): Product | undefined {
  const searched = codeOf(terms)
  const [only] = cards
  const exact = cards.find(({ sku }) => codeOf(sku) === searched)
  if (exact) return exact
  return total === 1 && only && /\d/.test(searched) && searched.startsWith(codeOf(only.sku))
    ? only
    : undefined
}

const codeOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
