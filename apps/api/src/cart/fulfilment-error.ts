import { ineligibility, type Ineligible } from '@comptoir/rules/eligibility'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import type { ResolvedItem } from './resolved-item.ts'
import type { AddItemError } from './resolve-item.ts'
import { fulfilmentNeedsOf } from './fulfilment.ts'
import type { CartFulfilment } from './state.ts'

const codes = {
  location_missing: 'LOCATION_MISSING',
  method_missing: 'MODE_MISSING',
  slot_missing: 'SLOT_MISSING',
  outside_window: 'OUTSIDE_WINDOW',
} as const satisfies Record<Ineligible, AddItemError['code']>

/** Why the fulfilment of the cart does not allow adding the item, where the website has points of sale (spec 001 §4). */
export function fulfilmentError(
  { app, store }: RequestContext,
  { location, method, slot }: CartFulfilment,
  item: ResolvedItem,
): AddItemError | undefined {
  if (!app.stores.hasLocations(store.website.id)) return undefined
  const { slotAtOrderTime, productAvailability: availability } = app.settings
  const selected = { locationId: location?.id ?? null, method, time: slot?.time ?? null }
  const { windows } = fulfilmentNeedsOf(item)
  const reasons = [{}, ...windows].map((one) =>
    ineligibility(selected, one, { slotAtOrderTime, availability }),
  )
  const reason = reasons.find((found) => found !== undefined)
  return reason && { code: codes[reason], message: messageIn(store.language, `slot_error_${reason}`) }
}
