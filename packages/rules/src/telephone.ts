import { regionOf } from './language.ts'
import { textOf, type FieldValue, type Rule } from './validation.ts'

interface NumberingPlan {
  readonly prefix: string
  /** A number as dialled within the country. */
  readonly national: RegExp
  /** The number after the country prefix. */
  readonly subscriber: RegExp
  /** Whether the leading 0 is omitted after the prefix: in France, but not in Italy. */
  readonly dropsZero: boolean
  /** The parts of a number after the prefix, as people read them. */
  readonly parts: RegExp
}

const PLANS: Readonly<Record<string, NumberingPlan>> = {
  FR: {
    prefix: '33',
    national: /^0[1-9]\d{8}$/,
    subscriber: /^[1-9]\d{8}$/,
    dropsZero: true,
    parts: /^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  },
  IT: {
    prefix: '39',
    national: /^(?:0\d{5,10}|3\d{8,9})$/,
    subscriber: /^(?:0\d{5,10}|3\d{8,9})$/,
    dropsZero: false,
    // Mobile numbers, and those of Milan and Rome; of the other areas the codes differ in length.
    parts: /^(?:(3\d\d)(\d{3})(\d+)|(0[26])(\d{4})(\d+))$/,
  },
}

const E164 = /^[2-9]\d{6,14}$/
const NORTH_AMERICA = /^1[2-9]\d{9}$/

/**
 * Converts a telephone number to E.164 (`+33612345678`); undefined when it is invalid. Numbers without a prefix are read
 * in the numbering plan of `countryCode`, and are invalid for a country without one. Spaces, dots, hyphens, slashes and brackets are ignored.
 */
export function normaliseTelephone(value: string, countryCode: string): string | undefined {
  if (value.length > 40) return undefined
  const compact = value
    .trim()
    .replace('(0)', '')
    .replaceAll(/[\s./()\u2010-\u2015-]/g, '')
  if (/^(?:\+|00)\d+$/.test(compact)) return international(compact.replace(/^(?:\+|00)/, ''))
  const plan = Object.hasOwn(PLANS, countryCode) ? PLANS[countryCode] : undefined
  if (!plan?.national.test(compact)) return undefined
  return `+${plan.prefix}${plan.dropsZero ? compact.slice(1) : compact}`
}

function international(number: string): string | undefined {
  const plan = Object.values(PLANS).find((candidate) => number.startsWith(candidate.prefix))
  if (plan) return plan.subscriber.test(number.slice(2)) ? `+${number}` : undefined
  const form = number.startsWith('1') ? NORTH_AMERICA : E164
  return form.test(number) ? `+${number}` : undefined
}

/**
 * A number in E.164 with gaps that keep it on one line: `+33 6 12 34 56 78`. One of another form, or without a plan that tells
 * where its prefix ends, stays as it is.
 */
export function spacedTelephone(number: string): string {
  const plan = Object.values(PLANS).find(({ prefix }) => number.startsWith(`+${prefix}`))
  const subscriber = plan && number.slice(plan.prefix.length + 1)
  if (!subscriber || !plan.subscriber.test(subscriber)) return number
  const parts = plan.parts.exec(subscriber)?.slice(1).filter(Boolean) ?? [subscriber]
  return [`+${plan.prefix}`, ...parts].join('\u00a0')
}

/**
 * Country in whose numbering plan the visitors of a store view write telephone numbers: that of its locale, such as
 * `it_IT`, or `defaultCountry` where no plan of it is known.
 */
export function telephoneCountry(locale: string, defaultCountry: string): string {
  const region = regionOf(locale)
  return region !== undefined && Object.hasOwn(PLANS, region) ? region : defaultCountry
}

/** Fails with `invalidTelephone` unless the number is valid in that country. */
export function telephone(countryCode: string): Rule {
  return (value: FieldValue) => {
    const text = textOf(value)
    return text === '' || normaliseTelephone(text, countryCode) !== undefined || { key: 'invalidTelephone' }
  }
}
