import { hasPointsOfSale } from './answers.ts'
import { countryData } from './country-data.ts'
import { filled, inEach, sampleAmount, textsIn, valuesIn, type Draft } from './draft.ts'
import { pictureOf } from './catalogue.ts'

const openDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const openingHours = {
  ...Object.fromEntries(openDays.map((day) => [day, [['09:00', '19:00']]])),
  sunday: [],
}

/** The contents of `markers.json` and `locations.json`, a sample point of sale; undefined for a shop without any. */
export function pointsOfSale(draft: Draft): { markers: object[]; locations: object[] } | undefined {
  const { code, countries, timezone, fulfilment, phone, email } = draft
  const town = countryData(countries[0])?.town
  if (!hasPointsOfSale(draft) || !town) return undefined
  const [city, postcode, lat, lng] = town
  const identifier = `${code}-1`
  const title = inEach(draft, ({ stores }) => stores.title.replace('{city}', city))
  const hasPickup = fulfilment.includes('pickup')
  const hasDelivery = fulfilment.includes('delivery')
  const { stores } = textsIn(draft, draft.languages[0])
  const marker = {
    identifier,
    url_key: inEach(draft, () => identifier),
    is_visible: true,
    title,
    picto: 'shop',
    address: filled(stores.street, valuesIn(draft, draft.languages[0])),
    cp: postcode,
    city,
    country: countries[0],
    coordinates: { lat, lng },
    zoom: 16,
    phone,
    contact_email: email,
    website_url: null,
    social: null,
    img: pictureOf(draft, 'hero'),
    additional_information: {},
    content: inEach(draft, (texts) => texts.stores.content),
    meta_title: title,
    meta_description: inEach(draft, (texts) => texts.stores.description),
  }
  const location = {
    code: identifier,
    title,
    timezone,
    enable_pickup: hasPickup,
    enable_delivery: hasDelivery,
    marker: identifier,
    tags: [stores.tag],
    message: inEach(draft, (texts) => texts.stores.message),
    message_css: null,
    opening_hours: openingHours,
    closures: [],
    lead_minutes: { ...(hasPickup && { pickup: 60 }), ...(hasDelivery && { delivery: 120 }) },
    slots: {
      ...(hasPickup && { pickup: { minutes: 30, capacity: 10, fee: 0 } }),
      ...(hasDelivery && { delivery: { minutes: 60, capacity: 5, fee: sampleAmount(draft, 4) } }),
    },
    delivery_area: hasDelivery ? { postcodes: [postcode] } : null,
    unavailable_message: inEach(draft, (texts) => texts.stores.unavailable),
    horizon_days: 14,
    min_order: null,
  }
  return { markers: [marker], locations: [location] }
}
