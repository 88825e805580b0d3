import { textIn } from '@comptoir/rules/language'
import type {
  AreaInput,
  PickupLocation,
  PickupLocationSortInput,
  ProductInfoInput,
  QueryPickupLocationsArgs,
} from '@comptoir/contract/generated/types'
import { distanceBetween, type Point } from '@comptoir/rules/distance'
import { salableBySku } from '../catalogue/index.ts'
import { loadTowns } from '../geo/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { InputError, NoSuchEntityError } from '../platform/errors.ts'
import { pageOf } from '../platform/page.ts'
import { shownLocations } from './delivery.ts'
import type { Location } from './location.ts'
import { compareValues, matchesFilter } from './pickup-filter.ts'

const mostProducts = 100
const longestTerm = 200

type Found = { place: PickupLocation; distance: number | null }

/** Magento's message for a code that is not the one of a location where orders are collected. */
export class PickupLocationNotFoundError extends NoSuchEntityError {
  constructor(code: string, website: string) {
    super(
      `Can not find Pickup Location with code ${code.slice(0, 60)} for website Sales Channel "${website}".`,
    )
  }
}

/**
 * The locations where orders of the store view are collected, in an area, by their fields, and with all of the products.
 * Throws InputError and NoSuchEntityError with Magento's messages.
 */
export async function pickupLocations(
  ctx: RequestContext,
  { area, filters, sort, pageSize, currentPage, productsInfo }: QueryPickupLocationsArgs,
) {
  const centre = area ? await pointOf(ctx, area) : null
  const places = (await collectingLocations(ctx))
    .filter((location) => hasAll(ctx, location, productsInfo ?? []))
    .map((location) => found(ctx, location, centre))
    .filter(({ distance }) => !area || (distance !== null && distance <= area.radius))
    .filter(({ place }) =>
      fieldsOf(filters).every(([field, filter]) => matchesFilter(place[field] ?? null, filter)),
    )
  const page = pageOf(sorted(places, sort, centre !== null), { pageSize, currentPage })
  const { current_page: current, total_pages: pages } = page.page_info
  if (page.total_count > 0 && (current ?? 1) > (pages ?? 0))
    throw new InputError(
      `currentPage value ${current} specified is greater than the ${pages} page(s) available.`,
    )
  return { ...page, items: page.items.map(({ place }) => place) }
}

/** The location with Magento's pickup location code. Throws {@link PickupLocationNotFoundError}. */
export async function pickupLocationOf(ctx: RequestContext, code: string): Promise<Location> {
  const location = (await collectingLocations(ctx)).find((one) => one.code === code)
  if (!location) throw new PickupLocationNotFoundError(code, ctx.store.website.code)
  return location
}

/** The locations where orders of the store view are collected that have all of the products in stock. */
export async function pickupLocationsSelling(
  ctx: RequestContext,
  skus: readonly string[],
): Promise<Location[]> {
  return (await collectingLocations(ctx)).filter((location) =>
    skus.every((sku) => isSoldAt(ctx, location, sku)),
  )
}

/** Locations with pickup that sell what the store view sells. */
async function collectingLocations(ctx: RequestContext): Promise<Location[]> {
  const { app, store } = ctx
  return (await shownLocations(ctx)).filter(
    ({ id, marker, fulfilmentOptions }) =>
      marker && fulfilmentOptions.pickup && app.stores.at(store, id).group.id === store.group.id,
  )
}

function hasAll(
  ctx: RequestContext,
  location: Location,
  products: readonly (ProductInfoInput | null)[],
): boolean {
  if (products.length > mostProducts)
    throw new InputError(`productsInfo takes ${mostProducts} products at most.`)
  return products.every((one) => one && isSoldAt(ctx, location, one.sku))
}

function isSoldAt(ctx: RequestContext, { id }: Location, sku: string): boolean {
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, id) }
  const product = salableBySku(there, sku)
  return (
    product !== undefined && product.isEnabled && product.priceVisible(ctx.visitorKind) && product.isInStock()
  )
}

function found({ store }: RequestContext, location: Location, centre: Point | null): Found {
  const { marker } = location
  return {
    distance: marker && centre ? distanceBetween(marker, centre) : null,
    place: {
      pickup_location_code: location.code,
      name: textIn(location.titles, store.language),
      description: location.messages[store.language] ?? null,
      email: store.settings.email,
      phone: marker?.phone ?? null,
      fax: null,
      contact_name: null,
      street: marker?.address ?? null,
      city: marker?.city ?? null,
      postcode: marker?.postcode ?? null,
      country_id: marker?.countryCode ?? null,
      region: null,
      region_id: null,
      latitude: marker?.latitude ?? null,
      longitude: marker?.longitude ?? null,
    },
  }
}

type Field = Exclude<keyof PickupLocation, '__typename'>

function fieldsOf<Value>(input: Readonly<Partial<Record<Field, Value | null>>> | null | undefined) {
  return Object.entries(input ?? {}).flatMap(([field, value]) =>
    value ? [[field as Field, value as Value] as const] : [],
  )
}

/** Sorted by the fields in the order given; by distance where an area is asked for and no order is. */
function sorted(
  places: readonly Found[],
  sort: PickupLocationSortInput | null | undefined,
  hasArea: boolean,
): Found[] {
  const { distance, ...fields } = sort ?? {}
  const orders: [(one: Found) => string | number | null, 'ASC' | 'DESC'][] = fieldsOf(fields).map(
    ([field, direction]) => [({ place }) => place[field] ?? null, direction],
  )
  if (hasArea && (distance || orders.length === 0)) orders.unshift([(one) => one.distance, distance ?? 'ASC'])
  return places.toSorted((a, b) => {
    for (const [valueOf, direction] of orders) {
      const order = compareValues(valueOf(a), valueOf(b))
      if (order !== 0) return direction === 'DESC' ? -order : order
    }
    return 0
  })
}

/** The point of a postcode or a town, with its country after a colon: `75001:FR`. */
async function pointOf({ store }: RequestContext, { search_term: term }: AreaInput): Promise<Point> {
  const [text = '', code] = term.slice(0, longestTerm).split(':')
  const country = (code?.trim() || store.settings.default_country).toUpperCase()
  const wanted = text.trim().toLowerCase()
  const towns = await loadTowns()
  const withPostcode = towns.withPostcode(text.trim())
  const known =
    withPostcode.length > 0 ? withPostcode : towns.all.filter(({ city }) => city.toLowerCase() === wanted)
  const [largest] = known
    .filter((town) => town.country === country)
    // The district of a postcode before the whole town, else the largest town.
    .toSorted((a, b) => a.postcodes.length - b.postcodes.length || b.population - a.population)
  if (!largest) throw new NoSuchEntityError(`Unknown geoname for ${text.trim()} ${country}`)
  return largest
}
