import { outsideAreaMessage, postcodeMessage } from '@comptoir/rules/delivery-message'
import type { Localised } from '@comptoir/rules/language'
import { checkDeliveryAddress, type ShippingArea } from '@comptoir/rules/shipping'
import type { Zone } from '@comptoir/rules/zone'
import type { StoreSettings } from '../stores/index.ts'

type Place = { countryCode: string; postcode: string | null; regionCode?: string | null }

type Check = { available: true; zone: Zone } | { available: false; message: Localised }

/** Whether one of the methods, all of the website when left out, delivers to an address (decisions F-2). */
export function checkDestination(
  { zones, shipping }: Pick<StoreSettings, 'zones' | 'shipping'>,
  { countryCode: country, postcode, regionCode: region }: Place,
  methods: readonly ShippingArea[] = shipping.methods,
): Check {
  const answer = checkDeliveryAddress({ country, postcode: postcode ?? '', region }, zones, methods)
  if (answer.available) return answer
  const isPostcode = answer.reason === 'postcode'
  return {
    available: false,
    message: isPostcode ? postcodeMessage(country) : outsideAreaMessage(shipping.area),
  }
}
