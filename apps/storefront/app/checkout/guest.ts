import type { Language } from '@comptoir/rules/language'
import { textOf } from '@comptoir/rules/validation'
import { isShipped } from '../cart/cart-view.ts'
import { deliveryProblem, type DeliverySite } from '../platform/delivery-problem.ts'
import { formErrors, type Values } from '../forms/form-rules.ts'
import type { CartAddressFragment, CheckoutCartFragment } from '../generated/graphql.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { BILLING } from './billing.ts'
import { guestRules } from './guest-rules.ts'

/** Validation errors of the guest form; includes the delivery zone for shipped orders. */
export function guestErrors(
  values: Values,
  {
    countries,
    reverseChargeCountries,
    site,
    language,
  }: {
    countries: Iterable<string>
    reverseChargeCountries?: readonly string[]
    /** Undefined for an order that is not shipped by the website's methods. */
    site: DeliverySite | undefined
    language: Language
  },
): FormErrors {
  const errors = formErrors(guestRules(countries, reverseChargeCountries), values)
  const address = { country: values['country_code'] ?? '', postcode: textOf(values['postcode']) }
  if (!site || errors['postcode'] || errors['country_code']) return errors
  const problem = deliveryProblem(site, address, language)
  return problem === undefined ? errors : { ...errors, postcode: problem }
}

/** Form values of a guest, from the cart. */
export function guestValues(cart: CheckoutCartFragment): Values {
  const shipping = cart.shipping_addresses[0]
  const billing = cart.billing_address
  const isSame = !billing || !isShipped(cart) || shipping?.same_as_billing === true
  return {
    email: cart.email ?? '',
    same: isSame ? 'on' : '',
    ...cartAddressValues(isShipped(cart) ? shipping : billing, ''),
    ...(!isSame && cartAddressValues(billing, BILLING)),
  }
}

function cartAddressValues(address: CartAddressFragment | null | undefined, prefix: string): Values {
  if (!address) return {}
  const [street = '', ...more] = address.street
  const values = {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? '',
    street: street ?? '',
    street_2: more.filter(Boolean).join(', '),
    postcode: address.postcode ?? '',
    city: address.city,
    country_code: address.country.code,
    vat_id: address.vat_id ?? '',
    telephone: address.telephone ?? '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}
