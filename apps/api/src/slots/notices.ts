import type { CartNotice } from '@comptoir/contract/generated/types'
import { cartNotice, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { isSlotOpen } from './choose.ts'
import { missingForDelivery } from './minimum.ts'

/** What of the fulfilment keeps the cart from being ordered. */
export async function fulfilmentNotices(ctx: RequestContext, cart: CartState): Promise<CartNotice[]> {
  const isGone = (await isSlotOpen(ctx, cart)) === false
  const minimum = missingForDelivery(cart)
  return [
    ...(isGone ? [cartNotice(ctx, 'SLOT_GONE', {})] : []),
    ...(minimum === undefined ? [] : [cartNotice(ctx, 'BELOW_MINIMUM', { now: minimum })]),
  ]
}
