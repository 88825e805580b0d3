import { checkDeliveryAddress } from '@comptoir/rules/shipping'
import type { Language } from '@comptoir/rules/language'
import { email, maxlength, required, textOf } from '@comptoir/rules/validation'
import { addressRules, DEFAULT_COUNTRY } from '../account/address.ts'
import { isShipped } from '../cart/cart-view.ts'
import { formErrors, type FormRules, type Values } from '../forms/form-rules.ts'
import type { CartPlaceFragment, CheckoutCartFragment } from '../generated/graphql.ts'
import type { FormErrors } from '../ui/error-summary.tsx'

/** Before the names of a billing address of its own. */
export const BILLING = 'billing_'

const billingIsSame = (values: Values) => values['same'] === 'on'

/** A guest types e-mail and addresses; the billing one only where it is another (decisions D-14, F-10). */
export function guestRules(countries: Iterable<string>): FormRules {
  const { pad_instructions: _, ...rules } = addressRules([...countries])
  const billing = Object.entries(rules).map(([name, of]): [string, FormRules[string]] => [
    BILLING + name,
    (values) => (billingIsSame(values) ? [] : of(unprefixed(values))),
  ])
  return { email: () => [required, email, maxlength(254)], ...rules, ...Object.fromEntries(billing) }
}

/** What is wrong with the form; a place outside of the zone as well, where parcels are sent. */
export function guestErrors(
  values: Values,
  { countries, isZoned, language }: { countries: Iterable<string>; isZoned: boolean; language: Language },
): FormErrors {
  const errors = formErrors(guestRules(countries), values)
  const place = { country: values['country_code'] ?? '', postcode: textOf(values['postcode']) }
  const answer = checkDeliveryAddress(place)
  if (!isZoned || answer.available || errors['postcode'] || errors['country_code']) return errors
  return { ...errors, postcode: answer.message[language] }
}

/** What the cart knows of the guest, as the form is filled with it. */
export function guestValues(cart: CheckoutCartFragment): Values {
  const shipping = cart.shipping_addresses[0]
  const billing = cart.billing_address
  const isSame = !billing || !isShipped(cart) || shipping?.same_as_billing === true
  return {
    email: cart.email ?? '',
    same: isSame ? 'on' : '',
    ...placeValues(isShipped(cart) ? shipping : billing, ''),
    ...(!isSame && placeValues(billing, BILLING)),
  }
}

function placeValues(place: CartPlaceFragment | null | undefined, prefix: string): Values {
  if (!place) return {}
  const [street = '', ...more] = place.street
  const values = {
    firstname: place.firstname,
    lastname: place.lastname,
    company: place.company ?? '',
    street: street ?? '',
    street_2: more.filter(Boolean).join(', '),
    postcode: place.postcode ?? '',
    city: place.city,
    country_code: place.country.code || DEFAULT_COUNTRY,
    telephone: place.telephone ?? '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}

function unprefixed(values: Values): Values {
  const own = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(BILLING) ? [[name.slice(BILLING.length), value]] : [],
  )
  return Object.fromEntries(own)
}
