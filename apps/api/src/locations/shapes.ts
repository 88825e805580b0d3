import type {
  Location as LocationShape,
  LocationMarker as MarkerShape,
} from '@comptoir/contract/generated/types'
import { localTime } from '@comptoir/rules/calendar'
import type { Kilometres } from './delivery.ts'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import { amountIn } from '../stores/index.ts'
import { textIn, type Language } from '@comptoir/rules/language'
import type { Location, LocationMarker } from './location.ts'

const isoWeek = [1, 2, 3, 4, 5, 6, 7]

/** A location as the contract has it, in the language and at the time of the request. */
export function locationShape(
  { app, store }: RequestContext,
  location: Location,
  distance: Kilometres | null = null,
): LocationShape {
  const { language } = store
  const view = app.stores.at(store, location.id)
  const today = localTime(app.now(), location.timezone).day
  return {
    id: location.id,
    code: location.code,
    title: textIn(location.titles, language),
    enable_pickup: location.fulfilmentOptions.pickup !== undefined,
    enable_delivery: location.fulfilmentOptions.delivery !== undefined,
    store_code: view.code,
    root_category_id: view.group.rootCategoryId,
    message: location.messages[language] ?? null,
    message_css: location.messageCss,
    tags: location.tags,
    marker: location.marker && markerShape(location.marker, language),
    min_order:
      location.minOrder === null ? null : toMoney(amountIn(store, location.minOrder), store.currency),
    timezone: location.timezone,
    opening_hours: isoWeek.map((weekday) => ({
      weekday,
      hours: location.openings
        .filter((opening) => opening.weekday === weekday)
        .map(({ opens, closes }) => ({ opens, closes })),
    })),
    closures: location.closures
      .filter(({ to }) => to >= today)
      .map(({ from, to, reasons }) => ({ from, to, reason: textIn(reasons, language) })),
    special_hours: specialDays(location, today),
    distance,
  }
}

function specialDays({ specialHours }: Location, today: string): LocationShape['special_hours'] {
  const days = Map.groupBy(
    specialHours.filter(({ day }) => day >= today),
    ({ day }) => day,
  )
  return [...days].map(([day, spans]) => ({
    day,
    hours: spans.map(({ opens, closes }) => ({ opens, closes })),
  }))
}

function markerShape(marker: LocationMarker, language: Language): MarkerShape {
  const { latitude: lat, longitude: lng } = marker
  return {
    identifier: marker.identifier,
    url_key: textIn(marker.urlKeys, language),
    is_visible: marker.isVisible,
    title: textIn(marker.titles, language),
    coordinates: { lat, lng },
    coordinate_lat: lat,
    coordinate_lng: lng,
    address: marker.address,
    cp: marker.postcode,
    city: marker.city,
    country_code: marker.countryCode,
    phone: marker.phone,
  }
}
