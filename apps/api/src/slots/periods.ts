import type { CartItemInput } from '@comptoir/contract/generated/types'
import { slotsOf, type Slot } from '@comptoir/rules/slots'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import {
  MissingParameterError,
  needsOfItems,
  readFulfilment,
  slotNeedsOf,
  type CartState,
  type FulfilmentNeeds,
} from '../cart/index.ts'
import type { Location } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { LocationMissingError } from './errors.ts'
import { selectTaken } from './slots.sql.ts'

/**
 * The slots that a cart can still choose, the earliest first: what it holds itself counts as free (decisions H-3).
 * They suit `items` as well, which are about to be added. None where a website has no points of sale. Throws as readCart
 * does, and {@link LocationMissingError} before a location is chosen.
 */
export async function openSlots(
  ctx: RequestContext,
  cartId: string,
  items: readonly CartItemInput[] = [],
): Promise<Slot[]> {
  if (!cartId) throw new MissingParameterError('cart_id')
  const cart = await readFulfilment(ctx, cartId)
  const place = placeOf(cart)
  if (!ctx.app.stores.hasLocations(cart.websiteId)) return []
  if (!place) throw new LocationMissingError(ctx.store.language)
  return await freeSlots(ctx, { ...cart, lines: [...cart.lines, ...needsOfItems(ctx, items)] }, place)
}

export type Place = { location: Location; method: FulfilmentMethod }

/** Where and how a cart is handed over; undefined until both are chosen. */
export function placeOf({
  fulfilment: { location, method },
}: Pick<CartState, 'fulfilment'>): Place | undefined {
  return location && method ? { location, method } : undefined
}

async function freeSlots(
  { app }: RequestContext,
  cart: FulfilmentNeeds,
  { location, method }: Place,
): Promise<Slot[]> {
  const fulfilment = location.fulfilmentOptions[method]
  if (!fulfilment) return []
  const now = app.now()
  const taken = await selectTaken(app.sql, { locationId: location.id, method }, { now, besides: cart.id })
  const slots = slotsOf(fulfilment.plan, now, slotNeedsOf(app, cart.lines, method))
  return slots.filter(({ startsAt }) => (taken.get(startsAt.getTime()) ?? 0) < fulfilment.capacity)
}
