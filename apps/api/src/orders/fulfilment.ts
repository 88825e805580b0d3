import { orderIneligibility } from '@comptoir/rules/eligibility'
import type { Cents } from '@comptoir/rules/money'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { formatDate, formatTime } from '@comptoir/rules/date-time'
import { needsLocation, slotRequestOf, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import type { Transaction } from '../platform/database.ts'
import { textIn } from '@comptoir/rules/language'
import { minimumOrderMessage, unmetMinimumOrder } from '../checkout/index.ts'
import { amountIn, type Store } from '../stores/index.ts'
import { SlotUnavailableError, takeSlot } from '../fulfilment/index.ts'
import { PlaceOrderError } from './errors.ts'

/** Where and when an order is picked up or delivered, as of when it was placed; times are in the location's time zone. */
export type OrderFulfilment = {
  locationId: number | null
  location: { title: string; address: string; postcode: string; city: string; phone: string | null }
  method: FulfilmentMethod
  /** YYYY-MM-DD and HH:mm. */
  day: string
  time: string
  endTime: string
  /** ISO 8601. */
  startsAt: string
  fee: Cents
}

/**
 * Checks that a cart that needs or has a location has a location, a fulfilment method and a slot that suit all of its
 * items, and reaches the minimum for delivery (decisions H-1). Throws {@link PlaceOrderError} for the first problem, in
 * the shopper's language.
 */
export function checkFulfilment(ctx: RequestContext, cart: CartState): void {
  const { app, store } = ctx
  const { location, method, slot } = cart.fulfilment
  if (cart.isVirtual || (!location && !needsLocation(ctx))) return
  const selected = { locationId: location?.id ?? null, method, slot }
  const windows = cart.lines.flatMap((line) => line.fulfilment.windows)
  const reason = orderIneligibility(selected, windows, { availability: app.settings.productAvailability })
  if (reason)
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messageIn(store.language, `slot_error_${reason}`))
  const minimum = unmetMinimumOrder(store, cart)
  if (minimum !== undefined)
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', minimumOrderMessage(minimum, store))
}

/** Reserves the cart's slot for the order; throws {@link PlaceOrderError} when it is no longer available. */
export async function reserveOrderSlot(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  orderId: number,
): Promise<void> {
  const request = slotRequestOf(cart)
  const { slot } = cart.fulfilment
  if (!request || !slot) return
  try {
    await takeSlot(tx, ctx, { ...request, slot }, orderId)
  } catch (error) {
    if (!(error instanceof SlotUnavailableError)) throw error
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', error.message)
  }
}

/** The cart's fulfilment as the order stores it; null where the website has no locations. */
export function fulfilmentOf({ store }: RequestContext, cart: CartState): OrderFulfilment | null {
  const { location, method, slot } = cart.fulfilment
  if (!location || !method || !slot) return null
  const { marker } = location
  return {
    locationId: location.id,
    location: {
      title: textIn(location.titles, store.language),
      address: marker?.address ?? '',
      postcode: marker?.postcode ?? '',
      city: marker?.city ?? '',
      phone: marker?.phone ?? null,
    },
    method,
    day: slot.day,
    time: slot.time,
    endTime: slot.endTime,
    startsAt: slot.startsAt.toISOString(),
    fee: amountIn(store, slot.fee),
  }
}

/** Day and times of a fulfilment, as mails and documents show them. */
export function slotText({ day, time, endTime }: OrderFulfilment, { language, formats }: Store): string {
  return messageIn(language, 'mail_slot', {
    day: formatDate(new Date(day), formats, { dateStyle: 'full' }),
    from: formatTime(time, formats),
    to: formatTime(endTime, formats),
  })
}

/** The one-line address of the fulfilment's location. */
export function locationAddress({ location }: OrderFulfilment): string {
  return `${location.address}, ${location.postcode} ${location.city}`
}
