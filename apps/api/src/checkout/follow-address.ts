import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import {
  chooseSlot,
  moveAutomatically,
  removeLinesNotSold,
  type CartAddressRecord,
  type CartState,
} from '../cart/index.ts'
import { deliveryError, locationsOf, type Location } from '../locations/index.ts'
import { PickupLocationNotFoundError } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { isNotSold } from './select-location.ts'

type Place = { location: Location; method: FulfilmentMethod }

/**
 * Moves a locked cart to where its new shipping address sends it, with the earliest slot there: to the pickup location
 * that the address names, or, for a client that knows no points of sale, to a location that delivers to it. Returns the
 * cart as it is afterwards. Throws {@link PickupLocationNotFoundError} for a location of another store view.
 */
export async function followAddress(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  { pickup, address }: { pickup: Location | undefined; address: CartAddressRecord },
): Promise<CartState> {
  const { fulfilment } = cart
  const { location: own } = ctx.store
  if (pickup && own && own.id !== pickup.id)
    throw new PickupLocationNotFoundError(pickup.code, ctx.store.website.code)
  const to = pickup
    ? ({ location: pickup, method: 'pickup' } as const)
    : await deliveringTo(tx, ctx, cart, address)
  if (!to || (to.location.id === fulfilment.location?.id && to.method === fulfilment.method)) return cart
  await moveAutomatically(tx, ctx, cart.id, to)
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, to.location.id) }
  const removed = cart.lines.filter((line) => isNotSold(there, to, line))
  await removeLinesNotSold(tx, cart.id, removed)
  const lines = cart.lines.filter((line) => !removed.includes(line))
  const request = { cartId: cart.id, ...to, needs: lines.map((line) => line.fulfilment) }
  const slot = await chooseSlot(tx, ctx, request, null)
  return { ...cart, lines, fulfilment: { ...to, slot, isAutomatic: own === null } }
}

/** A location that delivers to the address, else pickup where the cart is; undefined for a cart that a shopper placed. */
async function deliveringTo(
  tx: Transaction,
  { app, store }: RequestContext,
  { fulfilment }: CartState,
  address: CartAddressRecord,
): Promise<Place | undefined> {
  const { location: current, isAutomatic } = fulfilment
  if (!current || !isAutomatic) return undefined
  const others = (await locationsOf(app, tx)).ofWebsite(store.website.id)
  const location = [current, ...others].find(
    (one) => app.stores.at(store, one.id).group.id === store.group.id && !deliveryError(one, address),
  )
  if (location) return { location, method: 'delivery' }
  return current.fulfilmentOptions.pickup ? { location: current, method: 'pickup' } : undefined
}
