import { patternsOf, type RouteName } from '../../app/platform/routes.ts'
import type { Site } from '../../app/platform/site.ts'
import type { SiteFiles } from '../site.ts'

/** Routes of pages that need a root query of the shop's own schema, with all below them, by that query. */
const pagesByQuery: Readonly<Record<string, RouteName>> = {
  blogPosts: 'blog',
  withdrawalOptions: 'withdrawal',
  markers: 'stores',
  getLocations: 'fulfilmentSelector',
}

/** Features that need a field, by that field: a root field, or one of products. */
const featureFields: Readonly<Record<string, string>> = {
  onlineWithdrawal: 'withdrawalOptions',
  personalData: 'downloadPersonalData',
  // The schema that says what food contains has points of sale, too.
  foodFacts: 'getLocations',
  favourites: 'addProductsToWishlist',
  sharedFavourites: 'sharedWishlist',
  netPrices: 'ProductInterface.tax_rate',
  quickOrder: 'quickOrder',
  orderLists: 'createWishlist',
}

/**
 * A site without what its server lacks: blog texts, links to pages that would be empty, and features, which become false.
 * `missingFields` is what the compatible transport reports.
 */
export function downgradeSite<Files extends SiteFiles>(
  site: Files,
  missingFields: ReadonlySet<string>,
): Files {
  const off = Object.entries(featureFields).flatMap(([feature, root]) =>
    missingFields.has(root) ? [[feature, false]] : [],
  )
  return withoutPages({ ...site, features: { ...site.features, ...Object.fromEntries(off) } }, missingFields)
}

function withoutPages<Files extends SiteFiles>(site: Files, missingFields: ReadonlySet<string>): Files {
  const removedPaths = Object.entries(pagesByQuery).flatMap(([query, name]) =>
    missingFields.has(query) ? patternsOf(name) : [],
  )
  if (removedPaths.length === 0) return site
  const isRemoved = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    isBelow(value.path.replace(/^\//, ''), removedPaths)
  const result = without(site, isRemoved) as Files
  return missingFields.has('blogPosts') ? withoutBlog(result) : result
}

/** Whether a path is one of some, or below one. */
const isBelow = (path: string, above: readonly string[]) =>
  above.some((one) => path === one || path.startsWith(`${one}/`))

/** The same value without the objects that match `isRemoved`, at any depth. */
function without(value: unknown, isRemoved: (value: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isRemoved(one)).map((one) => without(one, isRemoved))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isRemoved(one) ? [] : [[key, without(one, isRemoved)]])),
  )
}

function withoutBlog<Files extends SiteFiles>(site: Files): Files {
  const languages = Object.entries(site.languages).map(([language, { blog: _blog, home, ...texts }]) => [
    language,
    { ...texts, home: { ...home, sections: home.sections.filter(({ type }) => type !== 'posts') } },
  ])
  return { ...site, languages: Object.fromEntries(languages) as Site['languages'] }
}
