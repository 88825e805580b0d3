import { placesNear, type Point } from '@comptoir/rules/distance'
import { searchPlaces } from '@comptoir/rules/geo-text'
import type { RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { StoresDocument, StoresTownDocument } from '../generated/graphql.ts'
import { distanceLabel } from '../locations/location-options.ts'
import { notFound } from '../content/page.server.ts'
import { commerce } from '../platform/commerce.server.ts'
import { directionsTo } from '../platform/directions.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { routeAlternates, seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { slugOf } from '../platform/slug.ts'
import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import { openStatus } from './hours.server.ts'
import { readFrame, type Frame } from './map-frame.ts'
import { storesCrumb } from './seo.server.ts'
import { mapOf, overviewOf } from './store-map.server.ts'
import { addressLineOf, storesOf, type Store } from './store.server.ts'
import { textsOf } from '../platform/site-texts.ts'

type Context = Readonly<RouterContextProvider>

/** Half the circumference of the earth: no store is farther away. */
const ANYWHERE = 21_000
const NEARBY = 200
const LONGEST_QUERY = 100
/** Maximum number of service filters. */
const MOST_FILTERS = 5

type Found = { readonly place: Store; readonly distance?: number; readonly isChosen: boolean }

/**
 * Data of the stores page: search results (`q`), stores with a service (`service`), or all. `near` sorts by distance;
 * `carte` is the visible part of the map. Throws a 404 response when there are no stores.
 */
export async function storesPage(context: Context, search: URLSearchParams, near?: Point) {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  scope.page.isCacheable = false
  const query = (search.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const [{ markers, getLocations }, town] = await Promise.all([
    commerce(context).query(StoresDocument),
    query ? townOf(context, query) : undefined,
  ])
  if (markers.length === 0) throw await notFound(context)
  const all = storesOf(markers, getLocations, scope)
  const service = search.get('service') ?? ''
  const offered = all.filter((store) => !service || slugsOf(store).includes(service))
  const { found, problem } = near
    ? nearTo(offered, near)
    : searched(offered.length > 0 ? offered : all, query, town)
  const frame = readFrame(search.get('carte'))
  const path = href(language, 'stores')
  const link = (changes: Record<string, string>) =>
    pathWithQuery(path, queryOf({ q: query, service, ...changes }))
  const shown = found.map((one) => ({ ...one, isChosen: one.isChosen || isWithin(frame, one.place) }))
  const crumbs = [storesCrumb()]
  scope.structuredData.push(breadcrumbData(crumbs, publicUrl))
  const texts = textsOf({ site, language }).stores
  return {
    path,
    query,
    service,
    crumbs,
    lead: texts?.lead,
    problem,
    /** In kilometres. */
    radius: NEARBY,
    isSorted: found.length > 1 && found.every(({ distance }) => distance !== undefined),
    filters: filtersOf(all, service, link),
    stores: shown.map((one) =>
      listed(one, { language, now: new Date(), mapDirections: scope.mapDirections }),
    ),
    map: mapOf(
      shown.map(({ place, isChosen }) => ({ ...place, isChosen })),
      {
        frame: frame ?? overviewOf(shown.map(({ place }) => place)),
        zoomTo: (carte) => link({ carte }),
        tiles: scope.mapTiles,
      },
    ),
    whole: frame && link({}),
    seo: seoOf({
      title: storesCrumb().label,
      description: texts?.metaDescription,
      site,
      publicUrl,
      language,
      alternates: routeAlternates('stores'),
      noindex: search.size > 0,
      canonicalAnyway: true,
      card: socialCard({ site, language }, 'website'),
    }),
  }
}

export type StoresPageData = Awaited<ReturnType<typeof storesPage>>

async function townOf(context: Context, query: string): Promise<Point | undefined> {
  const { searchCity } = await commerce(context).query(StoresTownDocument, { query })
  const [town] = searchCity
  return town && { latitude: town.lat, longitude: town.lng }
}

/** Why all stores are shown instead of those searched for. */
type SearchProblem = 'none-nearby' | 'none-found'

interface SearchResult {
  readonly found: readonly Found[]
  readonly problem?: SearchProblem
}

/** All stores by distance, with those nearby marked. */
function nearTo(stores: readonly Store[], from: Point): SearchResult {
  const found = placesNear(stores, (store) => store, from, ANYWHERE).map((one) => ({
    ...one,
    isChosen: false,
  }))
  const isFar = (found[0]?.distance ?? 0) >= NEARBY
  return isFar ? { found, problem: 'none-nearby' } : { found }
}

/**
 * Stores that match the search or lie around the town; all stores, by distance if the town is known, when none does.
 */
function searched(stores: readonly Store[], query: string, town: Point | undefined): SearchResult {
  if (!query) return { found: stores.map((place) => ({ place, isChosen: false })) }
  const places = stores.map((store) => ({ ...store, store }))
  const found = searchPlaces(places, { query, town, pointOf: (place) => place })
  if (found.length > 0)
    return {
      found: found.map(({ place, answers, ...rest }) => ({ ...rest, place: place.store, isChosen: answers })),
    }
  if (town) return nearTo(stores, town)
  return { found: stores.map((place) => ({ place, isChosen: false })), problem: 'none-found' }
}

function isWithin(frame: Frame | undefined, place: Store): boolean {
  return frame !== undefined && placesNear([place], (one) => one, frame, frame.span / 2).length > 0
}

function listed(
  { place, distance, isChosen }: Found,
  {
    mapDirections,
    ...reading
  }: { language: Parameters<typeof distanceLabel>[1]; now: Date; mapDirections: string },
) {
  return {
    id: place.identifier,
    title: place.title,
    to: place.to,
    address: addressLineOf(place),
    kind: place.kind,
    services: place.services.slice(0, 2),
    nearest: place.landmarks[0],
    distance: distance === undefined ? undefined : distanceLabel(distance, reading.language),
    open: openStatus(place, reading),
    route: directionsTo(place, mapDirections),
    isChosen,
  }
}

const slugsOf = ({ services }: Store): string[] => services.map(slugOf)

/** All stores, then services that some but not all stores offer, most frequent first. */
function filtersOf(
  all: readonly Store[],
  service: string,
  link: (changes: Record<string, string>) => string,
) {
  const counts = Map.groupBy(
    all.flatMap(({ services }) => services),
    (label) => label,
  )
  const some = [...counts]
    .map(([label, { length: count }]) => ({ label, count, slug: slugOf(label) }))
    .filter(({ count, slug }) => (count > 1 && count < all.length) || slug === service)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_FILTERS)
  if (some.length === 0) return []
  const isKnown = some.some(({ slug }) => slug === service)
  return [
    { service: undefined, count: all.length, to: link({ service: '' }), current: !isKnown },
    ...some.map(({ label, count, slug }) => ({
      service: label,
      count,
      to: link({ service: slug }),
      current: slug === service,
    })),
  ]
}

function queryOf(parameters: Record<string, string>): string {
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value)).toString()
}
