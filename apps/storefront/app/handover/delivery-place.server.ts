import type { RouterContextProvider } from 'react-router'
import type { FoundAddressFragment } from '../generated/graphql.ts'
import { DELIVERY_PLACE } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** The address a delivery was asked for, as address forms name its parts. */
export interface DeliveryPlace {
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country_code: string
}

export function deliveryPlaceOf(found: FoundAddressFragment): DeliveryPlace {
  const { house_number: number, street, country } = found
  const parts = country === 'IT' ? [street, number] : [number, street]
  return {
    street: parts.filter(Boolean).join(' '),
    postcode: found.postcode ?? '',
    city: found.city ?? '',
    country_code: country ?? 'FR',
  }
}

/** `14 rue des Tanneurs, 69007 Lyon` */
export const placeLine = ({ street, postcode, city }: DeliveryPlace): string =>
  [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')

export function keepDeliveryPlace(context: Context, place: DeliveryPlace | undefined): void {
  const { cookies } = context.get(scopeContext)
  if (place) cookies.set(DELIVERY_PLACE, JSON.stringify(place), { httpOnly: true, sameSite: 'Lax' })
  else if (cookies.get(DELIVERY_PLACE) !== undefined) cookies.remove(DELIVERY_PLACE)
}

/** The address chosen for delivery, for the form that asks for the rest of it. */
export function keptDeliveryPlace(context: Context): DeliveryPlace | undefined {
  try {
    const kept: unknown = JSON.parse(context.get(scopeContext).cookies.get(DELIVERY_PLACE) ?? 'null')
    return isPlace(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isPlace(kept: unknown): kept is DeliveryPlace {
  if (typeof kept !== 'object' || kept === null) return false
  const fields = kept as Partial<Record<keyof DeliveryPlace, unknown>>
  return [fields.street, fields.postcode, fields.city, fields.country_code].every(
    (part) => typeof part === 'string' && part.length <= 200,
  )
}
