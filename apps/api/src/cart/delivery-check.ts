import { postcodeExample } from '@comptoir/rules/postcode'
import { checkDeliveryAddress, type ShippingArea } from '@comptoir/rules/shipping'
import type { Zone } from '@comptoir/rules/zone'
import { messageIn } from '../platform/messages.ts'
import { countryName, type Store } from '../stores/index.ts'

type Place = { countryCode: string; postcode: string | null; regionCode?: string | null }

type Check = { available: true; zone: Zone } | { available: false; message: string }

/**
 * Whether one of the methods, all of the website when left out, delivers to an address (decisions F-2); the message is
 * in the language of the store view.
 */
export function checkDestination(
  store: Store,
  { countryCode: country, postcode, regionCode: region }: Place,
  methods: readonly ShippingArea[] = store.settings.shipping.methods,
): Check {
  const answer = checkDeliveryAddress(
    { country, postcode: postcode ?? '', region },
    store.settings.zones,
    methods,
  )
  if (answer.available) return answer
  const isPostcode = answer.reason === 'postcode'
  return { available: false, message: isPostcode ? postcodeMessage(store, country) : outsideMessage(store) }
}

/** The address is outside the delivery area, which the message names where the website does. */
export function outsideMessage({ language, settings }: Store): string {
  const area = settings.shipping.area?.[language]
  return area
    ? messageIn(language, 'delivery_outside_area', { area })
    : messageIn(language, 'delivery_outside')
}

function postcodeMessage({ language }: Store, country: string): string {
  const code = country.trim().toUpperCase()
  const name = countryName(code, language)
  const example = postcodeExample(code)
  return example
    ? messageIn(language, 'delivery_postcode_example', { country: name, example })
    : messageIn(language, 'delivery_postcode', { country: name })
}
