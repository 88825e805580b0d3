import type { Language } from '@comptoir/rules/language'
import { checkDeliveryAddress } from '@comptoir/rules/shipping'
import type { Destination } from '@comptoir/rules/zone'
import * as m from '../paraglide/messages.js'
import type { Site } from './site.ts'

export type DeliverySite = Pick<Site, 'zones' | 'shipping' | 'deliveryArea'>

/** Why no shipping method delivers to an address; undefined when one does. */
export function deliveryProblem(
  { zones, shipping, deliveryArea }: DeliverySite,
  destination: Destination,
  language: Language,
): string | undefined {
  const answer = checkDeliveryAddress(destination, zones, shipping)
  if (answer.available) return undefined
  const isPostcode = answer.reason === 'postcode'
  return isPostcode
    ? postcodeMessage(destination.country, language)
    : outsideMessage(deliveryArea?.[language], language)
}

function outsideMessage(area: string | undefined, locale: Language): string {
  return area ? m.delivery_outside_area({ area }, { locale }) : m.delivery_outside({}, { locale })
}

function postcodeMessage(country: string, locale: Language): string {
  const code = country.trim().toUpperCase()
  if (code === 'FR') return m.delivery_postcode_france({}, { locale })
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  return m.delivery_postcode({ country: name }, { locale })
}
