import { readSchema } from '@comptoir/contract/schema'
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
