import type { RequestContext } from '../platform/context.ts'
import { Found, foldText, smallWords, wordsOf } from '../search/index.ts'
import { optionLabel } from './attribute.ts'
import { productWords, readQuery } from './product-search.ts'
import { siteOf, type FoundProducts } from './products.ts'

/** Of the best found products, how many are asked what sets them apart. */
const looked = 200
const mostOthers = 5

export type SearchWords = {
  /** Searches that what is typed may go on to; each finds something. */
  words: string[]
  /** How a search that has unknown words was probably meant. */
  spelling: string | undefined
}

/** Completes a search by the words of the products, then by what sets the found products apart. */
export async function searchWords(ctx: RequestContext, search: string, limit: number): Promise<SearchWords> {
  const query = readQuery(search)
  const site = siteOf(ctx)
  const index = await productWords(ctx, site)
  const spelling = index.likelySpelling(query)
  const words = index.complete(query, limit)
  const whole = index.endsInWord(query) ? query : words[0]
  const found = whole === undefined ? Found.nothing : index.find(whole)
  const more = distinguishingLabels(ctx, found)
    .filter((label) => !foldText(whole ?? '').includes(foldText(label)))
    .map((label) => `${whole} ${label}`)
  return { words: [...new Set([...words, ...more])].slice(0, limit), spelling }
}

/** Searches to try instead of one, the likely spelling first; none where nothing was searched for (Magento). */
export async function otherSearches(
  ctx: RequestContext,
  { search }: FoundProducts,
): Promise<{ search: string }[]> {
  if (!search) return []
  const { words, spelling } = await searchWords(ctx, search, mostOthers)
  const others = new Set([...(spelling === undefined ? [] : [spelling]), ...words])
  others.delete(search)
  return [...others].slice(0, mostOthers).map((one) => ({ search: one }))
}

/** Labels of facets that some of the found products have, and others not: colours first, then the commonest. */
function distinguishingLabels(ctx: RequestContext, found: Found): string[] {
  const { language } = ctx.store
  const { snapshot } = ctx.app.catalogue
  const { products } = siteOf(ctx)
  const highest = found.scores.reduce((most, score) => Math.max(most, score), 0)
  const best = found.best(looked).filter((ordinal) => 3 * found.scoreOf(ordinal) >= highest)
  const counts = new Map<number, number>()
  for (const ordinal of best) {
    const product = products[ordinal]
    const own = product ? [product, ...product.variants.filter(({ isEnabled }) => isEnabled)] : []
    for (const id of new Set(own.flatMap(({ optionIds }) => optionIds)))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count < best.length)
    .flatMap(([id, count]) => {
      const option = snapshot.optionById.get(id)
      const attribute = option && snapshot.attributeById.get(option.attributeId)
      const label = option ? optionLabel(option, language) : ''
      const isFacet = attribute?.isSearchable && attribute.isFilterable
      return isFacet && isDescribing(label, language)
        ? [{ label, count, isColour: option?.swatch !== null }]
        : []
    })
    .toSorted((a, b) => Number(b.isColour) - Number(a.isColour) || b.count - a.count)
    .map(({ label }) => lowerFirst(label))
}

/** "Noir mat" goes after a word, "La maison" does not. */
function isDescribing(label: string, language: string): boolean {
  const [first = ''] = wordsOf(label)
  return !smallWords(language).has(first)
}

/** Within a search a label is no beginning of a sentence; abbreviations stay as they are. */
function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
