import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import {
  chooseSlot,
  isPickupUnassigned,
  moveAutomatically,
  removeLinesNotSold,
  sendsParcels,
  setCartLocation,
  shippingMethodFor,
  type CartAddressRecord,
  type CartState,
} from '../cart/index.ts'
import { releaseSlot } from '../fulfilment/index.ts'
import { deliveryError, locationsOf, PickupLocationNotFoundError, type Location } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { isNotSold } from './select-location.ts'

type Place = { location: Location; method: FulfilmentMethod }

/**
 * Moves a locked cart to where its new shipping address sends it, with the earliest slot there: to the pickup location
 * that the address names, or, for a client that knows no points of sale, to a location that delivers to it, unless the
 * client selected pickup and has yet to name where. Returns the cart as it is afterwards. Throws
 * {@link PickupLocationNotFoundError} for a location of another store view.
 */
export async function followAddress(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  { pickup, address }: { pickup: Location | undefined; address: CartAddressRecord },
): Promise<CartState> {
  const { location: own } = ctx.store
  if (pickup && own && own.id !== pickup.id)
    throw new PickupLocationNotFoundError(pickup.code, ctx.store.website.code)
  if (pickup) return await moveTo(tx, ctx, cart, { location: pickup, method: 'pickup' })
  if (!cart.fulfilment.isAutomatic || isPickupSelected(ctx, cart)) return cart
  const location = await deliveringTo(tx, ctx, cart, address)
  if (location) return await moveTo(tx, ctx, cart, { location, method: 'delivery' })
  return sendsParcels(ctx.store) ? await leave(tx, cart) : await stay(tx, ctx, cart)
}

/** Moves a locked cart, removes what is not sold there, and chooses the earliest slot; returns it as it is afterwards. */
export async function moveTo(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  to: Place,
): Promise<CartState> {
  const { fulfilment } = cart
  if (to.location.id === fulfilment.location?.id && to.method === fulfilment.method) return cart
  await moveAutomatically(tx, ctx, cart.id, to)
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, to.location.id) }
  const removed = cart.lines.filter((line) => isNotSold(there, to, line))
  await removeLinesNotSold(tx, cart.id, removed)
  const lines = cart.lines.filter((line) => !removed.includes(line))
  const request = { cartId: cart.id, ...to, needs: lines.map((line) => line.fulfilment) }
  const slot = await chooseSlot(tx, ctx, request, null)
  return { ...cart, lines, fulfilment: { ...to, slot, isAutomatic: ctx.store.location === null } }
}

/** The location that delivers to the address, that of the cart if it does; undefined when none does. */
export async function deliveringTo(
  sql: Queryable,
  { app, store }: RequestContext,
  { fulfilment: { location: current } }: Pick<CartState, 'fulfilment'>,
  address: CartAddressRecord,
): Promise<Location | undefined> {
  const others = (await locationsOf(app, sql)).ofWebsite(store.website.id)
  return [...(current ? [current] : []), ...others].find(
    (one) => app.stores.at(store, one.id).group.id === store.group.id && !deliveryError(store, one, address),
  )
}

/** Whether the client selected pickup at an address that is no pickup location: it names the location next. */
function isPickupSelected({ store }: RequestContext, cart: CartState): boolean {
  const isSelected = cart.shippingMethod === shippingMethodFor(store, 'pickup')
  return isSelected && cart.shippingAddress !== null && isPickupUnassigned(cart)
}

/** The order is sent to the address, without a point of sale. */
async function leave(tx: Transaction, cart: CartState): Promise<CartState> {
  await releaseSlot(tx, cart.id)
  await setCartLocation(tx, cart.id, { locationId: null, method: null, shippingMethod: null })
  return { ...cart, fulfilment: { location: null, method: null, slot: null, isAutomatic: false } }
}

/** Nobody delivers to the address: the order can be collected where the cart is. */
async function stay(tx: Transaction, ctx: RequestContext, cart: CartState): Promise<CartState> {
  const { location } = cart.fulfilment
  if (!location?.fulfilmentOptions.pickup) return cart
  return await moveTo(tx, ctx, cart, { location, method: 'pickup' })
}
