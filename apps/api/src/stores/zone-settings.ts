import { rateTableErrors, unknownZone } from '@comptoir/rules/rate-table'
import {
  comparePatterns,
  coversPostcodes,
  patternError,
  type Zone,
  type ZoneCountry,
} from '@comptoir/rules/zone'
import * as v from 'valibot'
import { possibleTexts as texts } from '../platform/localised.ts'
import { countryNamed } from './countries.ts'

const cents = v.pipe(
  v.number(),
  v.integer('must be whole cents'),
  v.minValue(0, 'must be 0 or more, in cents'),
)
export const country = v.pipe(
  v.string(),
  v.check((iso) => countryNamed(iso) !== undefined, 'must be an ISO 3166-1 country code such as FR'),
)
const limit = v.pipe(v.number(), v.minValue(0, 'must be 0 or more'))
const code = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be small letters, digits and hyphens'))

const formErrors = {
  form: 'must be a postcode, a prefix such as 20*, or a range such as 01000..95999',
  length: 'must be a range of two postcodes of the same length such as 01000..95999',
  order: 'must be a range from the lower postcode to the higher one',
}

const postcodes = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (pattern) => patternError(pattern) === undefined,
        ({ input }) => formErrors[patternError(input) ?? 'form'],
      ),
    ),
  ),
  v.minLength(1, 'must have a postcode; leave it out for all of the country'),
)

const region = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,3}$/, 'must be an ISO 3166-2 code such as TI'))

export const zone = v.strictObject({
  code,
  name: texts,
  countries: v.pipe(
    v.array(
      v.union([
        country,
        v.strictObject({
          country,
          postcodes: v.optional(postcodes),
          except: v.optional(postcodes),
          regions: v.optional(v.array(region)),
        }),
      ]),
    ),
    v.minLength(1, 'must name a country'),
  ),
  export: v.optional(v.boolean()),
  reverseCharge: v.optional(v.boolean()),
})

const table = v.strictObject({
  by: v.picklist(['weight', 'subtotalInclTax', 'subtotalExclTax', 'quantity']),
  rows: v.pipe(
    v.array(
      v.strictObject({
        zone: v.optional(v.string()),
        country: v.optional(country),
        region: v.optional(region),
        postcodes: v.optional(postcodes),
        steps: v.array(v.strictObject({ from: limit, priceInclTax: v.nullable(cents) })),
      }),
    ),
    v.minLength(1, 'must have a row'),
  ),
})

const freeFrom = v.nullable(v.union([cents, v.record(v.string(), v.nullable(cents))]))
const surcharge = v.record(v.string(), cents)

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00'))
const calendarDay = v.pipe(v.string(), v.isoDate('must be a day such as 2026-12-24'))
const count = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} at most`),
  )
const workingDays = count(0, 60)

/** See AppointmentTerms in the rules. */
const appointment = v.pipe(
  v.strictObject({
    fromWeight: v.optional(limit),
    optionSkus: v.optional(v.array(v.string())),
    isRequired: v.optional(v.boolean(), true),
    leadWorkingDays: workingDays,
    leadWorkingDaysByZone: v.optional(v.record(v.string(), workingDays)),
    daysAhead: count(1, 90),
    windows: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            weekdays: v.pipe(v.array(count(1, 7)), v.minLength(1, 'must name a weekday, 1 is Monday')),
            from: timeOfDay,
            to: timeOfDay,
            capacity: count(1, 999),
          }),
          v.check(({ from, to }) => from < to, 'must end after it begins'),
        ),
      ),
      v.minLength(1, 'must have a window'),
      v.check((windows) => {
        const starts = windows.flatMap(({ weekdays, from }) => weekdays.map((day) => `${day} ${from}`))
        return new Set(starts).size === starts.length
      }, 'has two windows that begin at the same time of a day'),
    ),
    closures: v.optional(
      v.array(
        v.pipe(
          v.strictObject({ from: calendarDay, to: calendarDay }),
          v.check(({ from, to }) => from <= to, 'must end on or after its first day'),
        ),
      ),
    ),
  }),
  v.check(
    ({ fromWeight, optionSkus = [] }) => fromWeight !== undefined || optionSkus.length > 0,
    'needs fromWeight or optionSkus: the goods that are delivered by appointment',
  ),
)

export const shippingMethod = v.pipe(
  v.strictObject({
    carrierCode: v.string(),
    methodCode: v.string(),
    carrierTitle: texts,
    methodTitle: texts,
    /** Cents, tax included; absent where a table has the prices. */
    priceInclTax: v.optional(cents),
    freeFromInclTax: v.optional(freeFrom),
    surchargeInclTax: v.optional(surcharge),
    /** Amounts of further currencies by code, which replace the converted ones. */
    currencies: v.optional(
      v.record(
        v.string(),
        v.strictObject({
          priceInclTax: v.optional(cents),
          freeFromInclTax: v.optional(freeFrom),
          surchargeInclTax: v.optional(surcharge),
        }),
      ),
    ),
    /** Codes of the zones that it delivers to; without them all. */
    zones: v.optional(v.array(v.string())),
    table: v.optional(table),
    /** Delivery of heavy goods by appointment. */
    appointment: v.optional(appointment),
  }),
  v.check(
    (method) => (method.priceInclTax === undefined) !== (method.table === undefined),
    'must have either priceInclTax or a table',
  ),
  v.check(
    ({ table: rates, currencies = {} }) =>
      rates === undefined || Object.values(currencies).every((own) => own.priceInclTax === undefined),
    'has a table, whose prices are converted: leave out priceInclTax of its currencies',
  ),
)

type Zoned = {
  zones: readonly Zone[]
  home_zone: string
  default_country: string
  countries: readonly string[]
  taxRates: Readonly<Record<string, Readonly<Record<string, number>>>>
  currencies: readonly { code: string }[]
  shipping: { methods: readonly v.InferOutput<typeof shippingMethod>[] }
}

type SettingError = { path: string; message: string }

/** What does not fit together in zones, tax rates and shipping methods, in the order of the settings. */
export function zoneErrors(settings: Zoned): SettingError[] {
  const { zones, home_zone: home, taxRates, shipping, default_country: own, countries } = settings
  const codes = zones.map((one) => one.code)
  const check = (path: string, found: Iterable<string>) =>
    [...found].flatMap((one) => (codes.includes(one) ? [] : [{ path, message: unknownZone(one, codes) }]))
  return [
    ...zones.flatMap((one, index) => zoneError(one, index, zones)),
    ...check('home_zone', [home]),
    ...(countries.includes(own)
      ? []
      : [{ path: 'default_country', message: `must be one of countries: ${countries.join(', ')}` }]),
    ...Object.entries(taxRates).flatMap(([taxClass, rates]) => [
      ...check(`taxRates.${taxClass}`, Object.keys(rates)),
      ...(Object.hasOwn(rates, home)
        ? []
        : [{ path: `taxRates.${taxClass}`, message: `needs the rate of "${home}"` }]),
    ]),
    ...shipping.methods.flatMap((method, index) => {
      const path = `shipping.methods.${index}`
      const { freeFromInclTax: free, surchargeInclTax: extra = {}, table: rates } = method
      return [
        ...check(`${path}.zones`, method.zones ?? []),
        ...check(`${path}.freeFromInclTax`, zonesOf(free)),
        ...check(`${path}.surchargeInclTax`, Object.keys(extra)),
        ...check(
          `${path}.appointment.leadWorkingDaysByZone`,
          Object.keys(method.appointment?.leadWorkingDaysByZone ?? {}),
        ),
        ...Object.entries(method.currencies ?? {}).flatMap(([currency, amounts]) => [
          ...unknownCurrency(`${path}.currencies.${currency}`, currency, settings.currencies),
          ...check(`${path}.currencies.${currency}.freeFromInclTax`, zonesOf(amounts.freeFromInclTax)),
          ...check(
            `${path}.currencies.${currency}.surchargeInclTax`,
            Object.keys(amounts.surchargeInclTax ?? {}),
          ),
        ]),
        ...(rates ? rateTableErrors(rates, codes) : []).map((error) => ({
          ...error,
          path: `${path}.table.${error.path}`,
        })),
      ]
    }),
  ]
}

const zonesOf = (limits: v.InferOutput<typeof freeFrom> | undefined) =>
  typeof limits === 'object' && limits ? Object.keys(limits) : []

function unknownCurrency(path: string, wanted: string, known: Zoned['currencies']): SettingError[] {
  const codes = known.map((one) => one.code)
  if (codes.includes(wanted)) return []
  const message = codes.length > 0 ? `must be one of ${codes.join(', ')}` : 'needs an entry in currencies'
  return [{ path, message }]
}

function zoneError({ code: own, countries }: Zone, index: number, zones: readonly Zone[]): SettingError[] {
  const path = `zones.${index}`
  const before = zones.slice(0, index)
  if (before.some((one) => one.code === own))
    return [{ path: `${path}.code`, message: `"${own}" is the code of an earlier zone` }]
  return countries.flatMap((part, at) => {
    const hiding = before.find((one) => one.countries.some((other) => coversPart(other, part)))
    return hiding
      ? [
          {
            path: `${path}.countries.${at}`,
            message: `is already in "${hiding.code}": put this zone before it`,
          },
        ]
      : []
  })
}

function coversPart(wide: string | ZoneCountry, narrow: string | ZoneCountry): boolean {
  const [a, b] = [wide, narrow].map((one): ZoneCountry => (typeof one === 'string' ? { country: one } : one))
  if (!a || !b || a.country !== b.country) return false
  if (a.regions && !b.regions?.every((one) => a.regions?.includes(one))) return false
  const isCut = a.except?.some((one) => cuts(one, b))
  return !isCut && coversPostcodes(a.postcodes, b.postcodes)
}

/** Whether the zone part has postcodes that the exception names. */
function cuts(exception: string, { postcodes: own, except }: ZoneCountry): boolean {
  if (coversPostcodes(except, [exception]) && except) return false
  return own?.some((one) => comparePatterns(exception, one) !== 'apart') ?? true
}
