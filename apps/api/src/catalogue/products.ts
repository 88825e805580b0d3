import { priceVisible } from '@comptoir/rules/visitor'
import type { RequestContext } from '../platform/context.ts'
import type { SearchHits } from '../search/index.ts'
import { bitmapOf } from './bitmap.ts'
import { SearchOrFilterRequiredError } from './errors.ts'
import { isOfStore } from './category-shape.ts'
import { wantedValues } from './filter-values.ts'
import { pageOf, selectProducts, type ListingRequest, type Selection } from './listing.ts'
import { pageInfo, readPage } from './paging.ts'
import { readFilter, type ProductFilter } from './product-filter.ts'
import { searchProducts } from './product-search.ts'
import type { Product } from './product.ts'
import type { ProductView } from './product-view.ts'
import { idAt, ordinalIn, type SiteIndex } from './site-index.ts'
import type { SortField, SortKey } from './sorting.ts'
import { showListing, showProducts, showSku } from './tags.ts'

type ProductsQuery = {
  search?: string | null | undefined
  filter?: ProductFilter | null | undefined
  pageSize?: number | null
  currentPage?: number | null
  /** Includes products out of stock even if the website hides them. */
  includesOutOfStock?: boolean
  /** Sorts, filters and counts packs by the price of what they propose. */
  packsAsProposed?: boolean
  /** By descending priority. */
  sort: readonly { field: SortField; direction: 'ASC' | 'DESC' }[]
}

export type FoundProducts = {
  items: ProductView[]
  total_count: number
  page_info: ReturnType<typeof pageInfo>
  /** For resolvers of aggregations and sort fields. */
  selection: Selection
  site: SiteIndex
  isSearch: boolean
  /** The search query. */
  search: string | null
}

/**
 * A page of the products that match a search and a filter (contract §4). Throws subclasses of InputError, and
 * SearchNotReadyError.
 * Prices are hidden when the browsed category or the product's own categories hide them (decisions E-1).
 */
export async function findProducts(ctx: RequestContext, query: ProductsQuery): Promise<FoundProducts> {
  if (query.search === null && !query.filter) throw new SearchOrFilterRequiredError()
  const page = readPage(query)
  const site = siteOf(ctx)
  const wanted = await readFilter(ctx, site, query.filter ?? {})
  const isSearch = Boolean(query.search)
  const scores = query.search ? await searchProducts(ctx, site, query.search) : undefined
  const found = scores ? [bitmapOf(site.size, scores.documents)] : []
  const request: ListingRequest = {
    filter: {
      ...wanted,
      restrictedTo: [...wanted.restrictedTo, ...found],
      scope: isSearch ? 'search' : 'browse',
      includesOutOfStock: query.includesOutOfStock ?? false,
    },
    visitorKind: ctx.visitorKind,
    priceDisplay: ctx.priceDisplay,
    priceGroup: ctx.priceGroup,
    currency: ctx.store.currency,
    rootId: ctx.store.group.rootCategoryId,
    hidesPrices: categoriesHidePrices(ctx, wanted.categoryIds),
    packsAsProposed: query.packsAsProposed ?? false,
  }
  const selection = selectProducts(site, request)
  const info = pageInfo(page, selection.total)
  const sort = sortKeys(query.sort, scores)
  const offset = (page.current - 1) * page.size
  const ordinals = pageOf(site, selection, { sort, storeId: ctx.store.id, offset, limit: page.size })
  const ids = ordinals.map((ordinal) => idAt(site, ordinal))
  showProducts(ctx, ids)
  if (!showNamed(ctx, query))
    showListing(ctx, {
      categoryIds: wanted.categoryIds,
      isByPrice: wanted.price !== undefined || sort.some(({ field }) => field === 'price'),
      isSearch,
    })
  const { visitorKind, priceDisplay, priceGroup, hidesPrices } = request
  const viewer = { store: ctx.store, visitorKind, priceDisplay, priceGroup, hidesPrices }
  return {
    items: await ctx.app.catalogue.views.load(viewer, ids),
    total_count: selection.total,
    page_info: info,
    selection,
    site,
    isSearch,
    search: query.search || null,
  }
}

/** Records what a list of products named by their SKUs alone depends on; returns whether it is one. */
function showNamed(ctx: RequestContext, { search, filter }: ProductsQuery): boolean {
  const { sku, ...others } = filter ?? {}
  if (!sku || search || Object.values(others).some(Boolean)) return false
  for (const one of wantedValues(sku)) showSku(ctx, one)
  return true
}

/** Whether the request's website shows the product in categories or search. */
export function isSoldIn(ctx: RequestContext, productId: number): boolean {
  return ordinalIn(siteOf(ctx), productId) !== undefined
}

/** The product with this SKU, if the request's website shows it. */
export function shownBySku(ctx: RequestContext, sku: string): Pick<Product, 'id'> | undefined {
  const product = ctx.app.catalogue.snapshot.products.withSku(sku)
  return product && isSoldIn(ctx, product.id) ? product : undefined
}

/** The index of the request's website. */
export function siteOf(ctx: RequestContext): SiteIndex {
  const site = ctx.app.catalogue.snapshot.sites.get(ctx.store.website.id)
  if (!site) throw new Error(`Website ${ctx.store.website.code} has no index.`)
  return site
}

function categoriesHidePrices(ctx: RequestContext, ids: readonly number[] | undefined): boolean {
  const { categoryById } = ctx.app.catalogue.snapshot
  const browsed = (ids ?? []).flatMap((id) => {
    const category = categoryById.get(id)
    return category && isOfStore(category, ctx.store) ? [category] : []
  })
  return browsed.length > 0 && browsed.every((category) => !priceVisible(ctx.visitorKind, [], category))
}

/** Relevance applies to searches only, where it is the default order. */
function sortKeys(sort: ProductsQuery['sort'], scores: SearchHits | undefined): SortKey[] {
  if (!scores) return sort.filter(({ field }) => field !== 'relevance')
  const keys = sort.length > 0 ? sort : [{ field: 'relevance' as const, direction: 'DESC' as const }]
  return keys.map((key) => {
    const isRelevance = key.field === 'relevance' || key.field === 'position'
    return isRelevance ? { field: 'relevance', direction: relevanceDirection(key), scores } : key
  })
}

/** In a search, sorting by position means sorting by relevance (decisions L-8). */
function relevanceDirection({ field, direction }: ProductsQuery['sort'][number]): 'ASC' | 'DESC' {
  if (field === 'relevance') return direction
  return direction === 'ASC' ? 'DESC' : 'ASC'
}
