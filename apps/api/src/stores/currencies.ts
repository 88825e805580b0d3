import { readSchema } from '@comptoir/contract/schema'
import { isRate, isRoundingRule } from '@comptoir/rules/conversion'
import { isCurrency } from '@comptoir/rules/currency'
import * as v from 'valibot'

let codes: ReadonlySet<string> | undefined

/** Codes of the contract's currencies, which is ISO 4217 of some years ago. */
function contractCodes(): ReadonlySet<string> {
  codes ??= new Set(/enum CurrencyEnum \{([^}]*)\}/.exec(readSchema())?.[1]?.match(/\b[A-Z]{3}\b/g))
  return codes
}

/** Schema of the code of a currency. */
export const currencyCode = v.pipe(
  v.string(),
  v.check(
    (code) => isCurrency(code) && contractCodes().has(code),
    'must be an ISO 4217 currency that Magento knows, such as CHF',
  ),
)

const roundingRule = v.pipe(
  v.strictObject({
    to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    ending: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  v.check(isRoundingRule, 'must have an ending below "to", both in minor units'),
)

/** A currency beside the website's own. */
const currency = v.strictObject({
  code: currencyCode,
  /** Units of it for one of the website's own; used until the file has another. */
  rate: v.pipe(v.string(), v.check(isRate, 'must be a decimal text above 0, such as "0.94"')),
  /** Day of the rate, for the shop to know. */
  date: v.optional(v.pipe(v.string(), v.isoDate('must be a day like 2026-11-21'))),
  /** What converted prices are multiples of, in minor units, and what they end in. */
  round: v.optional(roundingRule, { to: 1 }),
})

/** Schema of the currencies beside the website's own. */
export const currencies = v.optional(v.pipe(v.array(currency), v.maxLength(30, 'must be at most 30')), [])
