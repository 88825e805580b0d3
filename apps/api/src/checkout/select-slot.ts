import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import {
  changeCart,
  MissingParameterError,
  setCartSlot,
  slotRequestOf,
  type CartState,
} from '../cart/index.ts'
import {
  findSlot,
  isSlotAvailable as isAvailable,
  lockFreeSlot,
  releaseSlot,
  SlotUnavailableError,
} from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { limitRequest } from '../platform/request-count.ts'
import { LocationMissingError, SlotFormatError } from './errors.ts'

/**
 * Selects a slot for a cart and, when the cart has lines, reserves it for ten minutes; selecting it again renews the
 * reservation. Throws as changeCart does, {@link LocationMissingError}, {@link SlotFormatError} and
 * {@link SlotUnavailableError}.
 */
export async function assignPeriod(
  ctx: RequestContext,
  cartId: string,
  { day, time }: { day: string; time: string },
): Promise<CartState> {
  if (!cartId) throw new MissingParameterError('cart_id')
  await limitRequest(ctx, RATE_LIMITS.slotReservations)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) throw new SlotFormatError()
  return await changeCart(ctx, cartId, async (tx, cart) => {
    const request = slotRequestOf(await cart.state())
    if (!request) throw new LocationMissingError(ctx.store.language)
    const now = ctx.app.now()
    const slot = findSlot(ctx.app, request, { day, time }, now)
    if (!slot || !(await lockFreeSlot(tx, request, slot, now)))
      throw new SlotUnavailableError(ctx.store.language)
    await releaseSlot(tx, cart.id)
    await setCartSlot(tx, cart.id, { ...slot, reservedUntil: null })
  })
}

/** One read for each cart of a response: its fields and its notices both ask. */
const checks = new WeakMap<CartState, Promise<boolean>>()

/** Whether the selected slot can be ordered now; null without one. */
export async function isSlotAvailable(ctx: RequestContext, cart: CartState): Promise<boolean | null> {
  const request = slotRequestOf(cart)
  const { slot } = cart.fulfilment
  if (!request || !slot) return null
  const check = checks.get(cart) ?? isAvailable(ctx.app, request, slot)
  checks.set(cart, check)
  return await check
}
