import type { Language } from '@comptoir/rules/language'
import { placeWords } from '@comptoir/rules/geo-text'
import { checkDeliveryAddress } from '@comptoir/rules/shipping'
import { addressView, DEFAULT_COUNTRY, type AddressView, type CountryNames } from '../account/address.ts'
import type { AddressBook } from '../account/addresses.server.ts'
import type { Values } from '../forms/form-rules.ts'
import type { DeliveryPlace } from '../handover/delivery-place.server.ts'
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

interface Reading {
  readonly language: Language
  /** Where a place delivers: why it does not go to an address, by its id. */
  readonly refusals?: ReadonlyMap<number, string> | undefined
  /** The address that delivery was asked for before. */
  readonly wanted?: DeliveryPlace | undefined
  /** Where the order is collected: who does so most often lives there. */
  readonly country?: string | undefined
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
  { language, refusals, wanted, country }: Reading,
): AddressStep {
  const choices = book.addresses.map((address) => {
    const refusal = refusals ? refusals.get(address.id ?? 0) : zoneRefusal(address, language)
    return { ...addressView(address, countries), refusal: view.cart.isShipped ? refusal : undefined }
  })
  const deliverable = choices.filter((choice) => !choice.refusal)
  const added = Number(parameters.get('choix'))
  return {
    choices,
    shipping: pick(
      deliverable,
      [added, view.shippingId, sameAs(book, wanted)],
      (choice) => choice.isDefaultShipping,
    ),
    billing: pick(choices, [view.billingId], (choice) => choice.isDefaultBilling),
    isNew:
      choices.length === 0 || parameters.has('nouvelle') || (wanted && deliverable.length === 0) === true,
    isGuest: false,
    values: {
      firstname: book.firstname,
      lastname: book.lastname,
      telephone: book.telephone,
      ...(country && { country_code: country }),
      ...wanted,
    },
  }
}

function zoneRefusal(
  { country_code: country, postcode }: AddressBook['addresses'][number],
  language: Language,
): string | undefined {
  const answer = checkDeliveryAddress({ country: country ?? DEFAULT_COUNTRY, postcode: postcode ?? '' })
  return answer.available ? undefined : answer.message[language]
}

/** Id of the address of the book that a delivery was asked for. */
function sameAs({ addresses }: AddressBook, wanted: DeliveryPlace | undefined): number | undefined {
  const fold = (text: string | null | undefined) => placeWords(text ?? '').join(' ')
  const found = addresses.find(
    ({ street, postcode }) =>
      wanted && postcode === wanted.postcode && fold(street?.[0]) === fold(wanted.street),
  )
  return found?.id ?? undefined
}

function pick(
  choices: readonly AddressView[],
  wanted: readonly (number | undefined)[],
  isDefault: (choice: AddressView) => boolean,
): number | undefined {
  const named = wanted.find((id) => choices.some((choice) => choice.id === id))
  return named ?? (choices.find(isDefault) ?? choices[0])?.id
}
