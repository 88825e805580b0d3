import { placesNear } from '@comptoir/rules/distance'
import { redirect, type RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { pictureOf } from '../content/pictures.ts'
import { localImages } from '../content/local-images.ts'
import { notFound } from '../content/page.server.ts'
import { StoreDocument, type StoreQuery } from '../generated/graphql.ts'
import { distanceLabel } from '../locations/location-options.ts'
import { selectorPath } from '../fulfilment/selector-path.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { directionsTo } from '../platform/directions.ts'
import { href, routePath } from '../platform/routes.ts'
import { isLanguage } from '../platform/language.ts'
import { scopeContext, type MapTiles } from '../platform/scope.ts'
import { seoOf, type Alternates } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { closuresAhead, hoursTable, openStatus, specialDaysAhead } from './hours.server.ts'
import { planOf } from './landmarks.server.ts'
import { frameAround } from './map-frame.ts'
import { storesCrumb } from './seo.server.ts'
import { mapOf } from './store-map.server.ts'
import { storesOf, type Store } from './store.server.ts'
import { storeData } from './structured-data.server.ts'

type Context = Readonly<RouterContextProvider>
type Marker = NonNullable<StoreQuery['marker']>

/** Size in kilometres of a store's map: streets with tiles, else the region. */
const NEIGHBOURHOOD = 1.5
const SURROUNDINGS = 320
const NEIGHBOURS = 3

/** Data of a store page; throws a 404 response for unknown stores and redirects old url keys. */
export async function storePage(context: Context, urlKey: string) {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  scope.page.isCacheable = false
  const { marker, markers, getLocations } = await foundOr404(context, urlKey)
  const alternates = alternatesOf(marker)
  if (marker.url_key !== urlKey) throw redirect(href(language, 'store', { store: marker.url_key }), 301)
  const [store] = storesOf([marker], getLocations, scope)
  if (!store) throw await notFound(context)
  const others = storesOf(markers, getLocations, scope).filter(
    ({ identifier }) => identifier !== store.identifier,
  )
  const reading = { language, now: new Date() }
  const shown = pictureOf(marker.image ?? undefined, '')
  const picture = shown && { ...shown, alt: '' }
  const crumbs = [storesCrumb(href(language, 'stores')), { label: store.title }]
  const seo = seoOf({
    title: marker.meta_title ?? store.title,
    description: marker.meta_description ?? marker.content,
    site,
    publicUrl,
    language,
    alternates,
    card: socialCard(scope, 'website', picture),
  })
  scope.structuredData.push(...storeData({ store, marker, crumbs, seo, picture }, scope))
  return {
    title: store.title,
    kind: store.kind,
    crumbs,
    open: openStatus(store, reading),
    picture,
    content: localImages(marker.content ?? ''),
    street: store.street,
    town: `${store.postcode} ${store.city}`,
    route: directionsTo(store, scope.mapDirections),
    phone: marker.phone ?? undefined,
    mail: mailOf(marker.contact_email),
    website: marker.website_url ?? undefined,
    socialLinks: socialLinksOf(marker),
    hours: hoursTable(store, reading),
    specialDays: specialDaysAhead(store, reading),
    closures: closuresAhead(store, reading),
    services: store.services,
    order: store.sells && site.features['locations'] ? selectorPath(language, { q: store.title }) : undefined,
    landmarks: store.landmarks,
    // Streets with tiles say more than a plan; without them the region says less.
    plan: scope.mapTiles ? undefined : planOf(store.landmarks, language),
    map: mapAround(store, others, { all: href(language, 'stores'), tiles: scope.mapTiles }),
    others: placesNear(others, (one) => one, store, Infinity)
      .slice(0, NEIGHBOURS)
      .map(({ place, distance }) => ({
        title: place.title,
        to: place.to,
        city: place.city,
        distance: distanceLabel(distance, language),
      })),
    all: href(language, 'stores'),
    alternates,
    seo,
  }
}

export type StorePageData = Awaited<ReturnType<typeof storePage>>

async function foundOr404(context: Context, urlKey: string): Promise<StoreQuery & { marker: Marker }> {
  try {
    const answer = await commerce(context).query(StoreDocument, { urlKey })
    if (answer.marker) return { ...answer, marker: answer.marker }
  } catch (error) {
    if (!(error instanceof CommerceError) || error.category !== 'graphql-no-such-entity') throw error
  }
  throw await notFound(context)
}

function alternatesOf({ alternates }: Marker): Alternates {
  const paths = alternates.flatMap(({ language, url_key }) =>
    isLanguage(language) ? [[language, routePath(language, 'store', { store: url_key })] as const] : [],
  )
  return Object.fromEntries(paths)
}

/** The store itself is not a link; clusters link to the map of all stores. */
function mapAround(
  store: Store,
  others: readonly Store[],
  { all, tiles }: { all: string; tiles: MapTiles | undefined },
) {
  const places = [
    { ...store, to: undefined, isChosen: true },
    ...others.map((other) => ({ ...other, isChosen: false })),
  ]
  const frame = frameAround([store], tiles ? NEIGHBOURHOOD : SURROUNDINGS)
  const zoomTo = (carte: string) => pathWithQuery(all, `carte=${carte}`)
  return mapOf(places, { frame, zoomTo, tiles, apart: true })
}

/** Split into two parts to hide it from harvesters (decisions H-12). */
function mailOf(email: string | null | undefined) {
  const [name, host] = email?.split('@') ?? []
  return name && host ? { name, host } : undefined
}

const socialLinksOf = ({ social_urls: links }: Marker) =>
  links.map(({ network, url }) => ({
    label: network.charAt(0).toUpperCase() + network.slice(1),
    href: url,
  }))
