import { placesNear, type Point } from '@comptoir/rules/distance'
import { searchPlaces } from '@comptoir/rules/geo-text'
import type { RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { StoresDocument, StoresTownDocument } from '../generated/graphql.ts'
import { distanceLabel } from '../locations/location-options.ts'
import { notFound } from '../content/page.server.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { ROUTES, href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { samePath, seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { slugOf } from '../platform/slug.ts'
import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import { openWords } from './hours.server.ts'
import { readFrame, type Frame } from './map-frame.ts'
import { mapOf, overviewOf } from './store-map.server.ts'
import { addressLineOf, routeTo, storesOf, type Store } from './store.server.ts'

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
  const { found, note } = near
    ? nearTo(offered, near)
    : searched(offered.length > 0 ? offered : all, query, town)
  const frame = readFrame(search.get('carte'))
  const path = href(language, 'stores')
  const link = (changes: Record<string, string>) =>
    pathWithQuery(path, queryOf({ q: query, service, ...changes }))
  const shown = found.map((one) => ({ ...one, isChosen: one.isChosen || isWithin(frame, one.place) }))
  const crumbs = [{ label: m.stores_title() }]
  scope.structuredData.push(breadcrumbData(crumbs, publicUrl))
  const texts = site.languages[language].stores
  return {
    path,
    query,
    service,
    crumbs,
    lead: texts?.lead,
    note,
    heading: headingOf(found),
    filters: filtersOf(all, service, link),
    stores: shown.map((one) => listed(one, { language, now: new Date() })),
    map: mapOf(
      shown.map(({ place, isChosen }) => ({ ...place, isChosen })),
      {
        frame: frame ?? overviewOf(shown.map(({ place }) => place)),
        name: m.stores_map(),
        zoomTo: (carte) => link({ carte }),
        tiles: scope.mapTiles,
      },
    ),
    whole: frame && link({}),
    seo: seoOf({
      title: m.stores_title(),
      description: texts?.metaDescription,
      brand: site.brand,
      publicUrl,
      language,
      alternates: samePath(ROUTES.stores),
      noindex: search.size > 0,
      canonicalAnyway: true,
      card: socialCard({ site, language }, 'website'),
    }),
    words: wordsOf(),
  }
}

export type StoresPageData = Awaited<ReturnType<typeof storesPage>>

async function townOf(context: Context, query: string): Promise<Point | undefined> {
  const { searchCity } = await commerce(context).query(StoresTownDocument, { query })
  const [town] = searchCity
  return town && { latitude: town.lat, longitude: town.lng }
}

/** All stores by distance, with those nearby marked, and a note when none is. */
function nearTo(stores: readonly Store[], from: Point): { found: Found[]; note?: string } {
  const found = placesNear(stores, (store) => store, from, ANYWHERE).map((one) => ({
    ...one,
    isChosen: false,
  }))
  const isFar = (found[0]?.distance ?? 0) >= NEARBY
  return isFar ? { found, note: m.stores_none_nearby({ radius: NEARBY }) } : { found }
}

/**
 * Stores that match the search or lie around the town; all stores, by distance if the town is known, when none does.
 */
function searched(
  stores: readonly Store[],
  query: string,
  town: Point | undefined,
): { found: Found[]; note?: string } {
  if (!query) return { found: stores.map((place) => ({ place, isChosen: false })) }
  const places = stores.map((store) => ({ ...store, store }))
  const found = searchPlaces(places, { query, town, pointOf: (place) => place })
  if (found.length > 0)
    return {
      found: found.map(({ place, answers, ...rest }) => ({ ...rest, place: place.store, isChosen: answers })),
    }
  if (town) return nearTo(stores, town)
  return { found: stores.map((place) => ({ place, isChosen: false })), note: m.location_none() }
}

function headingOf(found: readonly Found[]): string {
  const isSorted = found.length > 1 && found.every(({ distance }) => distance !== undefined)
  return isSorted ? m.stores_sorted({ count: found.length }) : m.location_found({ count: found.length })
}

function isWithin(frame: Frame | undefined, place: Store): boolean {
  return frame !== undefined && placesNear([place], (one) => one, frame, frame.span / 2).length > 0
}

function listed(
  { place, distance, isChosen }: Found,
  reading: { language: Parameters<typeof distanceLabel>[1]; now: Date },
) {
  return {
    id: place.identifier,
    title: place.title,
    to: place.to,
    address: addressLineOf(place),
    facts: [...(place.kind ? [place.kind] : []), ...place.services.slice(0, 2)].join(' · '),
    distance: distance === undefined ? undefined : distanceLabel(distance, reading.language),
    open: openWords(place, reading),
    route: routeTo(place),
    isChosen,
  }
}

const slugsOf = ({ services }: Store): string[] => services.map(slugOf)

/** Services that some but not all stores offer, most frequent first. */
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
    { label: m.stores_all({ count: all.length }), to: link({ service: '' }), current: !isKnown },
    ...some.map(({ label, count, slug }) => ({
      label: m.stores_filter_option({ label, count }),
      to: link({ service: slug }),
      current: slug === service,
    })),
  ]
}

function queryOf(parameters: Record<string, string>): string {
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value)).toString()
}

/** Translated on the server to keep the messages out of the client script. */
const wordsOf = () => ({
  title: m.stores_title(),
  search: m.location_search(),
  submit: m.stores_submit(),
  near: m.location_nearby(),
  nearNote: m.stores_nearby_note(),
  filter: m.stores_filter(),
  hours: m.stores_hours_link(),
  route: m.stores_route(),
  of: m.stores_of({ title: '{title}' }),
  to: m.stores_to({ title: '{title}' }),
  whole: m.stores_map_whole(),
})
