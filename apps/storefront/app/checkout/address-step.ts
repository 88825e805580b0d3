import type { Language } from '@comptoir/rules/language'
import { checkDeliveryAddress } from '@comptoir/rules/shipping'
import { addressView, DEFAULT_COUNTRY, type AddressView, type CountryNames } from '../account/address.ts'
import type { AddressBook } from '../account/addresses.server.ts'
import type { Values } from '../forms/form-rules.ts'
import type { CheckoutView } from './checkout-view.ts'

export interface AddressChoice extends AddressView {
  /** Why nothing is delivered there. */
  readonly refusal?: string | undefined
}

export interface AddressStep {
  readonly choices: readonly AddressChoice[]
  readonly shipping?: number | undefined
  readonly billing?: number | undefined
  /** The form of a new address is shown, filled with what is known. */
  readonly isNew: boolean
  readonly values: Values
  /** Nobody is signed in: e-mail and addresses are typed (decisions D-14). */
  readonly isGuest: boolean
}

/** The step of somebody without an account, filled with what the cart knows. */
export const guestStep = (values: Values): AddressStep => ({
  choices: [],
  isNew: true,
  values,
  isGuest: true,
})

/**
 * The addresses to choose from. Chosen is what the cart has, as long as it is in the book; else the default one,
 * else the first (spec 000 §3, §4). A customer without any is shown the form at once.
 */
export function addressStep(
  book: AddressBook,
  view: CheckoutView,
  countries: CountryNames,
  parameters: URLSearchParams,
  language: Language,
): AddressStep {
  const choices = book.addresses.map((address) => {
    const place = { country: address.country_code ?? DEFAULT_COUNTRY, postcode: address.postcode ?? '' }
    const answer = checkDeliveryAddress(place)
    return {
      ...addressView(address, countries),
      refusal: answer.available || view.cart.isVirtual ? undefined : answer.message[language],
    }
  })
  const deliverable = choices.filter((choice) => !choice.refusal)
  const added = Number(parameters.get('choix'))
  return {
    choices,
    shipping: pick(deliverable, [added, view.shippingId], (choice) => choice.isDefaultShipping),
    billing: pick(choices, [view.billingId], (choice) => choice.isDefaultBilling),
    isNew: choices.length === 0 || parameters.has('nouvelle'),
    isGuest: false,
    values: { firstname: book.firstname, lastname: book.lastname, telephone: book.telephone },
  }
}

function pick(
  choices: readonly AddressView[],
  wanted: readonly (number | undefined)[],
  isDefault: (choice: AddressView) => boolean,
): number | undefined {
  const named = wanted.find((id) => choices.some((choice) => choice.id === id))
  return named ?? (choices.find(isDefault) ?? choices[0])?.id
}
