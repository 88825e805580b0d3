import * as v from 'valibot'
import {
  cents,
  codeName,
  count,
  optionalText,
  optionalTexts,
  time,
  timeZone,
  week,
} from '../platform/file-values.ts'
import { texts } from '../platform/localised.ts'

const day = v.pipe(v.string(), v.isoDate('write a day as 2026-12-24'))

const closure = v.pipe(
  v.strictObject({ from: day, to: day, reason: texts }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'the last day must not be before the first'),
    ['to'],
  ),
)

const feeSpan = v.pipe(
  v.strictObject({ from: time, to: time, fee: cents }),
  v.forward(
    v.check(({ from, to }) => from < to, 'must be after from'),
    ['to'],
  ),
)

const fees = v.pipe(
  v.array(feeSpan),
  v.check(
    (list) => list.every(({ from }, index) => index === 0 || (list[index - 1]?.to ?? '') <= from),
    'the spans of fees must follow each other and not overlap',
  ),
)

const slots = v.pipe(
  v.strictObject({
    minutes: count(5, 240),
    capacity: count(1, 1000),
    fee: v.optional(cents),
    fees: v.optional(fees),
  }),
  v.check(({ fee, fees: spans }) => fee === undefined || spans === undefined, 'give fee or fees, not both'),
)

const perMethod = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ pickup: v.optional(value), delivery: v.optional(value) })

const postcode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9-]{2,10}$/, 'write a postcode without spaces, such as 75003'),
)

const area = v.union(
  [
    v.strictObject({
      postcodes: v.pipe(v.array(postcode), v.minLength(1)),
    }),
    v.strictObject({ radius_km: v.pipe(v.number(), v.gtValue(0), v.maxValue(500)) }),
  ],
  'write {"postcodes": ["75003", …]} without spaces, {"radius_km": 4.5} or null',
)

const location = v.pipe(
  v.strictObject({
    code: codeName,
    title: texts,
    timezone: timeZone,
    enable_pickup: v.boolean(),
    enable_delivery: v.boolean(),
    marker: v.nullable(codeName),
    tags: v.array(v.pipe(v.string(), v.nonEmpty())),
    message: optionalTexts,
    message_css: optionalText,
    opening_hours: week,
    closures: v.array(closure),
    lead_minutes: perMethod(count(0, 20_160)),
    cut_off: v.optional(perMethod(time), {}),
    assortment: v.optional(v.nullable(v.string()), null),
    slots: perMethod(slots),
    delivery_area: v.nullable(area),
    unavailable_message: optionalTexts,
    horizon_days: count(1, 365),
    min_order: v.nullable(cents),
  }),
  v.forward(
    v.check(
      ({ enable_pickup, slots: { pickup } }) => !enable_pickup || pickup !== undefined,
      'pickup needs slots.pickup',
    ),
    ['slots'],
  ),
  v.forward(
    v.check(
      ({ enable_delivery, slots: { delivery } }) => !enable_delivery || delivery !== undefined,
      'delivery needs slots.delivery',
    ),
    ['slots'],
  ),
  v.forward(
    v.check(
      ({ marker, delivery_area: around }) => marker !== null || !around || !('radius_km' in around),
      'a radius needs a marker, which is its centre',
    ),
    ['delivery_area'],
  ),
  v.forward(
    v.check(
      ({ enable_delivery, delivery_area }) => !enable_delivery || delivery_area !== null,
      'delivery needs an area of postcodes or a radius',
    ),
    ['delivery_area'],
  ),
)

/** Schema of locations.json: the points of sale of a website, in display order. */
export const locationFile = v.array(location)

export type LocationEntry = v.InferOutput<typeof location>
