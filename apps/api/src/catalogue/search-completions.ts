import type { RequestContext } from '../platform/context.ts'
import { SearchHits, foldText, rulesOf, wordsOf } from '../search/index.ts'
import { optionLabel } from './attribute.ts'
import { productAt } from './site-index.ts'
import { productSearchIndex, readQuery } from './product-search.ts'
import { siteOf, type FoundProducts } from './products.ts'

/** Number of best hits whose facet labels are considered. */
const sampleSize = 200
const mostOthers = 5

export type SearchCompletions = {
  /** Completed queries; each has results. */
  completions: string[]
  /** The likely intended query when words are unknown. */
  spelling: string | undefined
}

/**
 * Completes a query with words of the products, then with facet labels that distinguish the hits. Throws
 * SearchNotReadyError.
 */
export async function searchCompletions(
  ctx: RequestContext,
  search: string,
  limit: number,
): Promise<SearchCompletions> {
  const query = readQuery(search)
  const site = siteOf(ctx)
  const index = await productSearchIndex(ctx, site)
  const spelling = index.likelySpelling(query)
  const words = index.complete(query, limit)
  const whole = index.endsInWord(query) ? query : words[0]
  const found = whole === undefined ? SearchHits.none : index.find(whole)
  const more = distinguishingLabels(ctx, found)
    .filter((label) => !foldText(whole ?? '').includes(foldText(label)))
    .map((label) => `${whole} ${label}`)
  return { completions: [...new Set([...words, ...more])].slice(0, limit), spelling }
}

/** Alternative queries, the likely spelling first; empty without a query (Magento). */
export async function relatedSearches(
  ctx: RequestContext,
  { search }: FoundProducts,
): Promise<{ search: string }[]> {
  if (!search) return []
  const { completions, spelling } = await searchCompletions(ctx, search, mostOthers)
  const others = new Set([...(spelling === undefined ? [] : [spelling]), ...completions])
  others.delete(search)
  return [...others].slice(0, mostOthers).map((one) => ({ search: one }))
}

/** Facet labels that some hits have and others do not: colours first, then by frequency. */
function distinguishingLabels(ctx: RequestContext, found: SearchHits): string[] {
  const { language } = ctx.store
  const { snapshot } = ctx.app.catalogue
  const site = siteOf(ctx)
  const highest = found.scores.reduce((most, score) => Math.max(most, score), 0)
  const best = found.best(sampleSize).filter((ordinal) => 3 * found.scoreOf(ordinal) >= highest)
  const counts = new Map<number, number>()
  for (const ordinal of best) {
    const product = productAt(site, ordinal)
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
      return isFacet && canFollowQuery(label, language)
        ? [{ label, count, isColour: option?.swatch !== null }]
        : []
    })
    .toSorted((a, b) => Number(b.isColour) - Number(a.isColour) || b.count - a.count)
    .map(({ label }) => lowerFirst(label))
}

/** "Noir mat" can follow a word, "La maison" cannot. */
function canFollowQuery(label: string, language: string): boolean {
  const [first = ''] = wordsOf(label)
  return !rulesOf(language).stopWords.has(first)
}

/** Labels continue a query, so they start in lower case; abbreviations keep theirs. */
function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
