import { outsideAreaMessage, postcodeMessage } from '@comptoir/rules/delivery-message'
import type { Language } from '@comptoir/rules/language'
import { checkDeliveryAddress } from '@comptoir/rules/shipping'
import type { Destination } from '@comptoir/rules/zone'
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
  return (isPostcode ? postcodeMessage(destination.country) : outsideAreaMessage(deliveryArea))[language]
}
