import {
  COMPASS_POINTS,
  LANDMARK_KINDS,
  LONGEST_NAME,
  MOST_LANDMARKS,
  MOST_METRES,
} from '@comptoir/rules/landmark'
import { isPostcodeOf, postcodeExample } from '@comptoir/rules/postcode'
import * as v from 'valibot'
import { codeName, count, optionalText, timeZone, week } from '../platform/file-values.ts'
import { localised, texts } from '../platform/localised.ts'
import { countryNamed } from '../stores/index.ts'

const https = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'write an address that starts with https://'))

const lists = localised(v.array(v.string()))

const urlKeys = localised(codeName)

const landmark = v.strictObject({
  kind: v.picklist(LANDMARK_KINDS, `must be one of ${LANDMARK_KINDS.join(', ')}`),
  name: localised(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('write a name'),
      v.maxLength(LONGEST_NAME, `a name has at most ${LONGEST_NAME} characters`),
    ),
  ),
  metres: count(1, MOST_METRES),
  direction: v.picklist(COMPASS_POINTS, `must be one of ${COMPASS_POINTS.join(', ')}`),
})

const marker = v.strictObject({
  identifier: codeName,
  url_key: urlKeys,
  is_visible: v.boolean(),
  title: texts,
  picto: optionalText,
  address: v.pipe(v.string(), v.nonEmpty('write the street and number')),
  cp: v.pipe(v.string(), v.nonEmpty('write the postcode')),
  city: v.pipe(v.string(), v.nonEmpty('write the town')),
  country: v.pipe(
    v.string(),
    v.check((code) => countryNamed(code) !== undefined, 'must be an ISO 3166-1 country code such as FR'),
  ),
  coordinates: v.strictObject({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  zoom: count(1, 20),
  phone: optionalText,
  contact_email: v.optional(v.nullable(v.pipe(v.string(), v.email('write an e-mail address'))), null),
  website_url: v.optional(v.nullable(https), null),
  social: v.optional(v.nullable(v.record(v.string(), https)), null),
  img: optionalText,
  additional_information: v.strictObject({
    services: v.optional(lists),
    opening_hours: v.optional(week),
    tags: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
    timezone: v.optional(timeZone),
  }),
  landmarks: v.optional(
    v.pipe(v.array(landmark), v.maxLength(MOST_LANDMARKS, `a place has at most ${MOST_LANDMARKS} landmarks`)),
    [],
  ),
  content: texts,
  meta_title: texts,
  meta_description: texts,
})

/** Schema of markers.json: the places of a website that have a page. */
export const markerFile = v.array(
  v.pipe(
    marker,
    v.forward(
      v.check(
        ({ cp, country }) => isPostcodeOf(country, cp),
        ({ input: { country } }) => `write a postcode of ${country} such as ${postcodeExample(country)}`,
      ),
      ['cp'],
    ),
  ),
)

export type MarkerEntry = v.InferOutput<typeof marker>
