import { email, maxlength, required } from '@comptoir/rules/validation'
import { addressRules } from '../account/address-rules.ts'
import type { FormRules, Values } from '../forms/form-rules.ts'
import { BILLING } from './billing.ts'

const billingIsSame = (values: Values) => values['same'] === 'on'

/** Guests enter e-mail and shipping address, and a billing address if it differs (decisions D-14, F-10). */
export function guestRules(
  countries: Iterable<string>,
  reverseChargeCountries: readonly string[] = [],
): FormRules {
  const { pad_instructions: _, ...rules } = addressRules([...countries], { reverseChargeCountries })
  const billing = Object.entries(rules).map(([name, of]): [string, FormRules[string]] => [
    BILLING + name,
    (values) => (billingIsSame(values) ? [] : of(unprefixed(values))),
  ])
  return { email: () => [required, email, maxlength(254)], ...rules, ...Object.fromEntries(billing) }
}

function unprefixed(values: Values): Values {
  const billingValues = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(BILLING) ? [[name.slice(BILLING.length), value]] : [],
  )
  return Object.fromEntries(billingValues)
}
