import * as m from '../paraglide/messages.js'
import type { Fact } from '../ui/facts.tsx'
import { modeLabel } from './mode-label.ts'
import type { OrderFulfilment } from './order-fulfilment.ts'

/** Fulfilment as rows of a definition list. */
export function fulfilmentFacts({ mode, when, location, address, cutlery }: OrderFulfilment): Fact[] {
  const isPickup = mode === 'pickup'
  return [
    { label: modeLabel(mode), fact: when },
    {
      label: isPickup ? m.order_location() : m.order_prepared_by(),
      fact: isPickup ? [location, address].filter(Boolean).join(', ') : location,
    },
    ...(cutlery > 0 ? [{ label: m.checkout_cutlery(), fact: m.order_cutlery({ count: cutlery }) }] : []),
  ]
}
