import type { CartAddressInput } from '@comptoir/contract/generated/types'
import {
  checkStreetLines,
  deliveryOf,
  regionOfInput,
  type DeliveryDetails,
  type PostalAddress,
} from '../platform/postal-address.ts'
import { allowsAddressesIn, type Store } from '../stores/index.ts'
import { CheckoutError } from './errors.ts'

const maxText = 255
const required = ['firstname', 'lastname', 'street', 'city', 'postcode'] as const

/**
 * Checks an address of a cart; throws {@link CheckoutError}. The telephone is not required (decisions L-9).
 */
export function readAddress(input: CartAddressInput, store: Store): PostalAddress {
  const address: PostalAddress = {
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    middlename: text(input.middlename),
    prefix: text(input.prefix),
    suffix: text(input.suffix),
    company: text(input.company),
    street: input.street.flatMap((line) => text(line) ?? []),
    city: input.city.trim(),
    ...regionOfInput(input),
    postcode: text(input.postcode),
    countryCode: input.country_code.trim().toUpperCase(),
    telephone: text(input.telephone),
    fax: text(input.fax),
    vatId: text(input.vat_id),
  }
  const missing = required.filter((name) => !address[name]?.length)
  if (missing.length > 0) throw new CheckoutError(`Required parameters are missing: ${missing.join(', ')}`)
  if (!allowsAddressesIn(store, address.countryCode)) throw new CheckoutError('Country is not available')
  checkStreetLines(address.street)
  checkLengths(address)
  return address
}

/** Delivery details of the input; throws {@link CheckoutError} when a text is too long. */
export function readDelivery(input: CartAddressInput): DeliveryDetails {
  const given = deliveryOf(input)
  const details: DeliveryDetails = {
    padCode: text(given.padCode),
    padFloor: text(given.padFloor),
    padAppt: text(given.padAppt),
    padInstructions: text(given.padInstructions),
    padRingOption: text(given.padRingOption),
    padLatitude: given.padLatitude ?? null,
    padLongitude: given.padLongitude ?? null,
  }
  checkLengths(details)
  return details
}

/** Whether both are the same person at the same address. */
export function sameAddress(a: PostalAddress, b: PostalAddress): boolean {
  const fold = (address: PostalAddress) =>
    [
      address.firstname,
      address.lastname,
      address.company ?? '',
      ...address.street,
      address.postcode ?? '',
      address.city,
      address.countryCode,
      address.telephone ?? '',
    ]
      .join('\n')
      .toLowerCase()
  return fold(a) === fold(b)
}

function checkLengths(address: PostalAddress | DeliveryDetails): void {
  for (const [name, value] of Object.entries(address)) {
    if ([value].flat().some((part) => typeof part === 'string' && part.length > maxText))
      throw new CheckoutError(`"${name}" length must be equal or less than ${maxText} characters.`)
  }
}

function text(value: string | null | undefined): string | null {
  return value?.trim() || null
}
