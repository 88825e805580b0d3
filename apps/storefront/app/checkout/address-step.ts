import type { Language } from '@comptoir/rules/language'
import { placeWords } from '@comptoir/rules/geo-text'
import { addressView, type AddressView, type CountryNames } from '../account/address.ts'
import type { AddressBook } from '../account/addresses.server.ts'
import type { Values } from '../forms/form-rules.ts'
import type { DeliveryAddress } from '../fulfilment/delivery-address.server.ts'
import { deliveryProblem } from '../platform/delivery-problem.ts'
import type { Site } from '../platform/site.ts'
import type { CheckoutView } from './checkout-view.ts'

export interface AddressOption extends AddressView {
  /** Why the address is not delivered to; an empty text when the API gives no reason. */
  readonly unavailableReason?: string | undefined
}

export interface AddressStep {
  readonly options: readonly AddressOption[]
  readonly shipping?: number | undefined
  /** Selected again when the API refuses another one: the address that the cart keeps (spec 000 §4). */
  readonly kept?: number | undefined
  readonly billing?: number | undefined
  /** Whether the billing address is the delivery address (decisions F-10). */
  readonly same: boolean
  /** Whether the form for a new address is shown, prefilled. */
  readonly isNew: boolean
  readonly values: Values
  /** Guests type e-mail and addresses (decisions D-14). */
  readonly isGuest: boolean
}

interface AddressStepOptions {
  readonly language: Language
  readonly site: Pick<Site, 'zones' | 'shipping' | 'deliveryArea' | 'defaultCountry'>
  /** Shops with locations: why the location does not deliver to an address, by address id. */
  readonly undeliverable?: ReadonlyMap<number, string> | undefined
  /** Delivery address entered in the location selector. */
  readonly requested?: DeliveryAddress | undefined
  /** Country of the collection location, preselected for the billing address. */
  readonly country?: string | undefined
}

/** Address step of a guest, prefilled from the cart. */
export const guestStep = (values: Values): AddressStep => ({
  options: [],
  same: true,
  isNew: true,
  values,
  isGuest: true,
})

/**
 * Addresses to select from. Preselected is the cart's address if it is in the address book, else the default, else
 * the first (spec 000 §3, §4). Customers without addresses get the form.
 */
export function addressStep(
  book: AddressBook,
  view: CheckoutView,
  countries: CountryNames,
  parameters: URLSearchParams,
  { language, site, undeliverable, requested, country }: AddressStepOptions,
): AddressStep {
  const options = book.addresses.map((address) => {
    const unavailableReason = undeliverable
      ? undeliverable.get(address.id ?? 0)
      : zoneError(address, { language, site })
    return {
      ...addressView(address, { countries, defaultCountry: site.defaultCountry }),
      unavailableReason: view.cart.isShipped ? unavailableReason : undefined,
    }
  })
  const deliverable = options.filter(({ unavailableReason }) => unavailableReason === undefined)
  const added = Number(parameters.get('choice'))
  const pickShipping = (...ids: readonly (number | undefined)[]) =>
    pick(
      deliverable,
      [...ids, view.shippingId, sameAs(book, requested)],
      (option) => option.isDefaultShipping,
    )
  const shipping = pickShipping(added)
  const billing = pick(options, [view.billingId], (option) => option.isDefaultBilling)
  return {
    options,
    shipping,
    kept: pickShipping(),
    billing,
    // Until the cart is billed to an address, the defaults of the address book decide.
    same: view.sameAddress ?? (shipping === undefined || shipping === billing),
    isNew: options.length === 0 || parameters.has('new') || (requested && deliverable.length === 0) === true,
    isGuest: false,
    values: {
      firstname: book.firstname,
      lastname: book.lastname,
      telephone: book.telephone,
      ...(country && { country_code: country }),
      ...requested,
    },
  }
}

function zoneError(
  { country_code: country, postcode }: AddressBook['addresses'][number],
  { language, site }: Pick<AddressStepOptions, 'language' | 'site'>,
): string | undefined {
  const destination = { country: country ?? site.defaultCountry, postcode: postcode ?? '' }
  return deliveryProblem(site, destination, language)
}

/** Id of the customer's address that equals the requested delivery address. */
function sameAs({ addresses }: AddressBook, requested: DeliveryAddress | undefined): number | undefined {
  const fold = (text: string | null | undefined) => placeWords(text ?? '').join(' ')
  const found = addresses.find(
    ({ street, postcode }) =>
      requested && postcode === requested.postcode && fold(street?.[0]) === fold(requested.street),
  )
  return found?.id ?? undefined
}

function pick(
  options: readonly AddressView[],
  requested: readonly (number | undefined)[],
  isDefault: (option: AddressView) => boolean,
): number | undefined {
  const named = requested.find((id) => options.some((option) => option.id === id))
  return named ?? (options.find(isDefault) ?? options[0])?.id
}
