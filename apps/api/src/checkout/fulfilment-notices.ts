import type { CartNotice } from '@comptoir/contract/generated/types'
import { cartNotice, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { unmetMinimumOrder } from './minimum-order.ts'
import { isSlotAvailable } from './select-slot.ts'

/** Notices for a slot that is gone and a delivery below its minimum: with either, the cart cannot be ordered. */
export async function fulfilmentNotices(ctx: RequestContext, cart: CartState): Promise<CartNotice[]> {
  const isGone = (await isSlotAvailable(ctx, cart)) === false
  const minimum = unmetMinimumOrder(ctx.store, cart)
  return [
    ...(isGone ? [cartNotice(ctx, 'SLOT_GONE', {})] : []),
    ...(minimum === undefined ? [] : [cartNotice(ctx, 'BELOW_MINIMUM', { now: minimum })]),
  ]
}
