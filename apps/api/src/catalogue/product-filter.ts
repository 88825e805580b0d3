import { InvalidAmountError, toMinorUnits, type Cents } from '@comptoir/rules/money'
import type { RequestContext } from '../platform/context.ts'
import { decodeIdUid } from '../platform/uid.ts'
import { wordsOf } from '../search/index.ts'
import { hasOptions } from './attribute.ts'
import { bitmapOf, type Bitmap } from './bitmap.ts'
import { categoryUrlPath } from './category.ts'
import { isOfStore } from './category-shape.ts'
import { BothIdsError, InvalidRangeError } from './errors.ts'
import { checkedMatch, wantedValues } from './filter-values.ts'
import type { ListingFilter } from './listing.ts'
import { matchingNames, type MatchType } from './word-index.ts'
import { textInStore } from './product.ts'
import { ordinalIn, type Facet, type SiteIndex } from './site-index.ts'
import { havingValues, textMatch } from './attribute-filter-index.ts'

/**
 * A field of ProductAttributeFilterInput: FilterEqualTypeInput, FilterMatchTypeInput or FilterRangeTypeInput.
 */
type FieldFilter = {
  eq?: string | null
  in?: (string | null)[] | null
  match?: string | null
  match_type?: MatchType
  from?: string | null
  to?: string | null
}

export type ProductFilter = Readonly<Record<string, FieldFilter | null | undefined>>

const longTexts = new Set(['description', 'short_description'])

/** Converts Magento's product filter for the index. Throws subclasses of InputError for invalid filters. */
export async function readFilter(
  ctx: RequestContext,
  site: SiteIndex,
  filter: ProductFilter,
): Promise<Pick<ListingFilter, 'categoryIds' | 'options' | 'price' | 'restrictedTo' | 'restrictionKey'>> {
  const { snapshot } = ctx.app.catalogue
  const categoryIds = readCategories(ctx, filter)
  const options = new Map<string, readonly string[]>()
  const restrictedTo: Bitmap[] = []
  const { sku, url_key: urlKey, name, price, ...others } = filter
  if (sku) restrictedTo.push(bySku(ctx, site, wantedValues(sku)))
  if (urlKey) restrictedTo.push(byUrlKey(ctx, site, wantedValues(urlKey)))
  if (name) restrictedTo.push(await byName(ctx, site, name))
  for (const [code, field] of Object.entries(others)) {
    if (!field || code.startsWith('category_')) continue
    const attribute = snapshot.attributeByCode.get(code)
    const facet = site.facets.get(code)
    if (facet) options.set(code, knownValues(facet, wantedValues(field)))
    else if (attribute ? !hasOptions(attribute) : longTexts.has(code)) {
      restrictedTo.push(await byStoredValue(ctx, site, code, field))
    } else if (!attribute) restrictedTo.push(bitmapOf(site.size, []))
  }
  return {
    ...(categoryIds && { categoryIds }),
    ...(price && { price: readPrice(price, ctx.store.currency) }),
    options,
    restrictedTo,
    restrictionKey: null,
  }
}

function readCategories(ctx: RequestContext, filter: ProductFilter): number[] | undefined {
  const { category_id: byId, category_uid: byUid, category_url_path: byPath } = filter
  if (byId && byUid) throw new BothIdsError()
  if (byId) return ofStore(ctx, wantedValues(byId).map(Number))
  if (byUid) return ofStore(ctx, wantedValues(byUid).map(decodeIdUid))
  if (!byPath) return undefined
  const paths = new Set(wantedValues(byPath))
  const all = [...ctx.app.catalogue.snapshot.categoryById.values()]
  return all
    .filter((one) => isOfStore(one, ctx.store) && paths.has(categoryUrlPath(one, ctx.store.language)))
    .map(({ id }) => id)
}

/** Only categories below the root of the store view: those of other roots have no products here. */
function ofStore(ctx: RequestContext, ids: readonly number[]): number[] {
  const { categoryById } = ctx.app.catalogue.snapshot
  return ids.filter((id) => {
    const category = categoryById.get(id)
    return category && isOfStore(category, ctx.store)
  })
}

/** Only the values that the facet has, so that made-up values do not fill the cache of listings. */
function knownValues({ values }: Facet, wanted: readonly string[]): string[] {
  const asked = new Set(wanted.map(optionValue))
  return values.flatMap(({ value }) => (asked.has(value) ? [value] : []))
}

/**
 * The id of an option, given as the id, as its base64 uid, or as the uid of `configurable/<attribute>/<id>`.
 */
function optionValue(value: string): string {
  if (/^\d+$/.test(value)) return value
  const decoded = Buffer.from(value, 'base64').toString()
  return /(?:^|\/)(\d+)$/.exec(decoded)?.[1] ?? value
}

function readPrice({ from, to }: FieldFilter, currency: string): { from?: Cents; to?: Cents } {
  return {
    ...(isGiven(from) && { from: amount('price', from, currency) }),
    ...(isGiven(to) && { to: amount('price', to, currency) }),
  }
}

/** A bound is open when it is missing, empty or `*`. */
function isGiven(bound: string | null | undefined): bound is string {
  return bound !== null && bound !== undefined && bound !== '' && bound !== '*'
}

function amount(field: string, text: string, currency: string): Cents {
  try {
    return toMinorUnits(text, currency)
  } catch (error) {
    if (error instanceof InvalidAmountError) throw new InvalidRangeError(field, text)
    throw error
  }
}

function bySku(ctx: RequestContext, site: SiteIndex, skus: readonly string[]): Bitmap {
  const { products } = ctx.app.catalogue.snapshot
  const ids = skus.flatMap((sku) => products.withSku(sku)?.id ?? [])
  return havingIds(site, ids)
}

function havingIds(site: SiteIndex, ids: readonly number[]): Bitmap {
  const ordinals = ids.flatMap((id) => ordinalIn(site, id) ?? [])
  return bitmapOf(site.size, ordinals)
}

function byUrlKey(ctx: RequestContext, site: SiteIndex, keys: readonly string[]): Bitmap {
  const products = keys.flatMap((key) =>
    site.products.withUrlKey(key).filter(({ urlKeys }) => textInStore(urlKeys, ctx.store.id) === key),
  )
  return havingIds(
    site,
    products.map(({ id }) => id),
  )
}

/** FULL matches whole words, PARTIAL any part of a word; Magento's default matches the beginning of words. */
async function byName(
  ctx: RequestContext,
  site: SiteIndex,
  { match, match_type: type }: FieldFilter,
): Promise<Bitmap> {
  const wanted = wordsOf(checkedMatch(match))
  return await matchingNames(site, ctx.store.id, wanted, type)
}

/** Filters by an attribute that is not a facet, or by a long text. */
async function byStoredValue(
  ctx: RequestContext,
  site: SiteIndex,
  code: string,
  field: FieldFilter,
): Promise<Bitmap> {
  if (field.match !== null && field.match !== undefined) {
    return await textMatch(ctx, site, code, checkedMatch(field.match))
  }
  const bound = (value: string | null | undefined) => (isGiven(value) ? value : undefined)
  const [from, to] = [bound(field.from), bound(field.to)]
  const wanted = wantedValues(field)
  const isRange = from !== undefined || to !== undefined
  if (!isRange && wanted.length === 0) return bitmapOf(site.size, [])
  const found = await havingValues(ctx, site, code, (column) =>
    isRange ? column.between({ from, to }) : column.withValues(wanted),
  )
  return bitmapOf(site.size, found)
}
