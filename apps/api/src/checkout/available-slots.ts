import type { CartItemInput } from '@comptoir/contract/generated/types'
import type { Slot } from '@comptoir/rules/slots'
import {
  MissingParameterError,
  fulfilmentNeedsOfInputs,
  readFulfilment,
  slotRequestOf,
} from '../cart/index.ts'
import { availableSlots } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { LocationMissingError } from './errors.ts'

/**
 * The slots that a cart can select, the earliest first, for its lines and for `items` that are about to be added
 * (decisions H-3). Empty where a website has no points of sale. Throws as readCart does, and
 * {@link LocationMissingError} before a location is selected.
 */
export async function slotsForCart(
  ctx: RequestContext,
  cartId: string,
  items: readonly CartItemInput[] = [],
): Promise<Slot[]> {
  if (!cartId) throw new MissingParameterError('cart_id')
  const cart = await readFulfilment(ctx, cartId)
  const request = slotRequestOf(cart)
  if (!ctx.app.stores.hasLocations(cart.websiteId)) return []
  if (!request) throw new LocationMissingError(ctx.store.language)
  const needs = [...request.needs, ...fulfilmentNeedsOfInputs(ctx, items)]
  return await availableSlots(ctx.app, { ...request, needs })
}
