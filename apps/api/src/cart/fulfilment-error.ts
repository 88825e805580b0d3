import { ineligibility, type Ineligible } from '@comptoir/rules/eligibility'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import type { ResolvedItem } from './resolved-item.ts'
import type { AddItemError } from './resolve-item.ts'
import { fulfilmentNeedsOf } from './fulfilment.ts'
import { needsLocation } from './shipping.ts'
import type { CartFulfilment } from './state.ts'

const codes = {
  location_missing: 'LOCATION_MISSING',
  method_missing: 'MODE_MISSING',
  slot_missing: 'SLOT_MISSING',
  outside_window: 'OUTSIDE_WINDOW',
} as const satisfies Record<Ineligible, AddItemError['code']>

/** Why the fulfilment of the cart does not allow adding the item, where it has to be, or is, at a point of sale (spec 001 §4). */
export function fulfilmentError(
  ctx: RequestContext,
  { location, method, slot }: CartFulfilment,
  item: ResolvedItem,
): AddItemError | undefined {
  const { app, store } = ctx
  if (!app.stores.hasLocations(store.website.id)) return undefined
  if (!location && !needsLocation(ctx)) return undefined
  const { slotAtOrderTime, productAvailability: availability } = app.settings
  const selected = { locationId: location?.id ?? null, method, slot }
  const { windows } = fulfilmentNeedsOf(item)
  const reasons = [{}, ...windows].map((one) =>
    ineligibility(selected, one, { slotAtOrderTime, availability }),
  )
  const reason = reasons.find((found) => found !== undefined)
  return reason && { code: codes[reason], message: messageIn(store.language, `slot_error_${reason}`) }
}
