import { displayNames } from '@comptoir/rules/intl'
import { textIn, type Language } from '@comptoir/rules/language'
import { postcodeExample } from '@comptoir/rules/postcode'
import { checkDeliveryAddress } from '@comptoir/rules/shipping'
import type { Destination } from '@comptoir/rules/zone'
import * as m from '../paraglide/messages.js'
import { messageLanguage } from './language.ts'
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
    : outsideMessage(deliveryArea ? textIn(deliveryArea, language) : undefined, language)
}

function outsideMessage(area: string | undefined, language: Language): string {
  const locale = messageLanguage(language)
  return area ? m.delivery_outside_area({ area }, { locale }) : m.delivery_outside({}, { locale })
}

function postcodeMessage(country: string, language: Language): string {
  const locale = messageLanguage(language)
  const code = country.trim().toUpperCase()
  const name = displayNames(language, 'region').of(code) ?? code
  const example = postcodeExample(code)
  return example
    ? m.delivery_postcode_example({ country: name, example }, { locale })
    : m.delivery_postcode({ country: name }, { locale })
}
