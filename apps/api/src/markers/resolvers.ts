import type { LandmarkKind, Marker, QueryMarkerArgs } from '@comptoir/contract/generated/types'
import { nearestFirst, walkingMinutes } from '@comptoir/rules/landmark'
import { textIn } from '@comptoir/rules/language'
import { picturesOf, insertPictures, type Pictures } from '../content/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { timestamp } from '../platform/timestamp.ts'
import type { Store } from '../stores/index.ts'
import { markerOf, markersOf } from './markers.ts'
import type { MarkerRow } from './shown.sql.ts'

/** The JSON of `additional_information` (spec 001 §3); the time zone is the website's unless the marker has its own. */
function informationOf({ additionalInformation }: MarkerRow, { language, settings }: Store): string {
  const { services, timezone, ...rest } = additionalInformation
  return JSON.stringify({
    ...rest,
    services: services?.[language] ?? [],
    timezone: timezone ?? settings.timezone,
  })
}

function markerShape(row: MarkerRow, store: Store, stores: Store[], pictures: Pictures): Marker {
  const { group } = store
  const image = pictures.get(row.picture ?? '')
  return {
    id: row.id,
    identifier: row.identifier,
    url_key: row.urlKey,
    alternates: Object.entries(row.urlKeys).map(([code, url_key]) => ({ language: code, url_key })),
    is_visible: row.isVisible,
    coordinates: { lat: row.latitude, lng: row.longitude },
    coordinate_lat: row.latitude,
    coordinate_lng: row.longitude,
    title: row.title,
    picto: row.picto,
    address: row.address,
    cp: row.postcode,
    city: row.city,
    country_id: row.countryCode,
    phone: row.phone,
    contact_email: row.contactEmail,
    website_url: row.websiteUrl,
    social_urls: Object.entries(row.social).map(([network, url]) => ({ network, url })),
    img: image?.large ?? null,
    image: image ? { ...image, label: row.title } : null,
    creation_time: timestamp(row.createdAt),
    update_time: timestamp(row.updatedAt),
    store_ids: stores.map(({ id }) => id),
    root_category_id: group.rootCategoryId,
    store_group_id: group.id,
    additional_information: informationOf(row, store),
    landmarks: nearestFirst(row.landmarks).map(({ kind, names, metres, direction }) => ({
      kind: kind.toUpperCase() as LandmarkKind,
      name: textIn(names, store.language),
      metres,
      walking_minutes: walkingMinutes(metres),
      direction,
    })),
    content: insertPictures(row.content, pictures),
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    zoom: row.zoom,
  }
}

async function markerShapes(ctx: RequestContext, rows: readonly MarkerRow[]): Promise<Marker[]> {
  const texts = rows.map(({ content }) => content)
  const named = rows.flatMap(({ picture }) => picture ?? [])
  const pictures = await picturesOf(ctx, texts, named)
  const stores = ctx.app.stores.all.filter(({ website }) => website.id === ctx.store.website.id)
  return rows.map((row) => markerShape(row, ctx.store, stores, pictures))
}

export const markerResolvers = {
  Query: {
    markers: async (_root: never, _args: never, ctx) => await markerShapes(ctx, await markersOf(ctx)),
    marker: async (_root: never, args: QueryMarkerArgs, ctx) => {
      const [shape] = await markerShapes(ctx, [await markerOf(ctx, args.url_key)])
      return shape
    },
    markersCoordinates: async (_root: never, _args: never, ctx) =>
      (await markersOf(ctx)).map(({ identifier, urlKey, latitude, longitude }) => ({
        identifier,
        url_key: urlKey,
        coordinates: { lat: latitude, lng: longitude },
      })),
  },
} satisfies ResolverMap
