import { streetLine } from '@comptoir/rules/street-line'
import type { RouterContextProvider } from 'react-router'
import type { GeocodedAddressFragment } from '../generated/graphql.ts'
import { DELIVERY_ADDRESS } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** Delivery address entered in the selector, by address form fields. */
export interface DeliveryAddress {
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country_code: string
}

/** `defaultCountry` is that of an address found without a country. */
export function toDeliveryAddress(found: GeocodedAddressFragment, defaultCountry: string): DeliveryAddress {
  const { house_number: houseNumber, street, country } = found
  return {
    street: street ? streetLine({ street, houseNumber: houseNumber || null, country }) : '',
    postcode: found.postcode ?? '',
    city: found.city ?? '',
    country_code: country ?? defaultCountry,
  }
}

/** `14 rue des Tanneurs, 69007 Lyon` */
export const deliveryAddressLine = ({ street, postcode, city }: DeliveryAddress): string =>
  [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')

export function storeDeliveryAddress(context: Context, address: DeliveryAddress | undefined): void {
  const { cookies } = context.get(scopeContext)
  if (address) cookies.set(DELIVERY_ADDRESS, JSON.stringify(address), { httpOnly: true, sameSite: 'Lax' })
  else if (cookies.get(DELIVERY_ADDRESS) !== undefined) cookies.remove(DELIVERY_ADDRESS)
}

/** Stored delivery address, which prefills the address form. */
export function storedDeliveryAddress(context: Context): DeliveryAddress | undefined {
  try {
    const stored: unknown = JSON.parse(context.get(scopeContext).cookies.get(DELIVERY_ADDRESS) ?? 'null')
    return isDeliveryAddress(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isDeliveryAddress(stored: unknown): stored is DeliveryAddress {
  if (typeof stored !== 'object' || stored === null) return false
  const fields = stored as Partial<Record<keyof DeliveryAddress, unknown>>
  return [fields.street, fields.postcode, fields.city, fields.country_code].every(
    (part) => typeof part === 'string' && part.length <= 200,
  )
}
