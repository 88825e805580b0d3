import { locationsOf, type Location } from '../locations/index.ts'
import {
  availableSlots,
  isSlotAvailable,
  lockFreeSlot,
  releaseSlot,
  type SlotRequest,
} from '../fulfilment/index.ts'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { setCartLocation, setCartSlot } from './cart-fulfilment.sql.ts'
import type { LockedCart } from './change-cart.ts'
import { fulfilmentNeedsOf, slotRequestOf } from './fulfilment.ts'
import type { ResolvedItem } from './resolved-item.ts'
import { sendsParcels, shippingMethodFor } from './shipping.ts'
import type { CartFulfilment, CartState } from './state.ts'

/** Slots that are tried when others take them at the same moment. */
const attempts = 10

/**
 * Location, method and slot of a cart to which `items` are added. A client that knows no points of sale gets the website's
 * default location, unless orders are sent too, and the earliest slot that suits all items; a cart at a location that was
 * chosen stays as it is.
 */
export async function chooseFulfilment(
  tx: Transaction,
  ctx: RequestContext,
  cart: LockedCart,
  items: readonly ResolvedItem[],
): Promise<CartFulfilment> {
  const { fulfilment } = cart
  if (!ctx.app.stores.hasLocations(ctx.store.website.id)) return fulfilment
  if (ctx.choosesLocation || ctx.store.location) return fulfilment
  if (fulfilment.location && !fulfilment.isAutomatic) return fulfilment
  const location =
    fulfilment.location ?? (sendsParcels(ctx.store) ? undefined : await defaultLocation(ctx, tx))
  if (!location) return fulfilment
  const { pickup } = location.fulfilmentOptions
  const method = fulfilment.method ?? (pickup ? 'pickup' : 'delivery')
  if (!fulfilment.location) await moveAutomatically(tx, ctx, cart.id, { location, method })
  const needs = [...cart.lines.map(({ item }) => item), ...items].map(fulfilmentNeedsOf)
  const request = { cartId: cart.id, location, method, needs }
  const kept = fulfilment.location ? fulfilment.slot : null
  return { location, method, isAutomatic: true, slot: await chooseSlot(tx, ctx, request, kept) }
}

/** Moves a locked cart to a location for its client: in the website's own store view, where carts have none else. */
export async function moveAutomatically(
  tx: Transaction,
  { store }: RequestContext,
  cartId: number,
  { location, method }: { location: Location; method: FulfilmentMethod },
): Promise<void> {
  await releaseSlot(tx, cartId)
  const shippingMethod = shippingMethodFor(store, method)
  await setCartLocation(tx, cartId, {
    locationId: location.id,
    method,
    shippingMethod,
    isAutomatic: store.location === null,
  })
}

/** Selects the earliest slot for a locked cart, unless `kept` is still available; null when there is none. */
export async function chooseSlot(
  tx: Transaction,
  { app }: RequestContext,
  request: SlotRequest,
  kept: CartFulfilment['slot'],
): Promise<CartFulfilment['slot']> {
  if (kept && (await isSlotAvailable(app, request, kept, tx))) return kept
  const now = app.now()
  for (const slot of (await availableSlots(app, request, tx)).slice(0, attempts)) {
    if (!(await lockFreeSlot(tx, request, slot, now))) continue
    await releaseSlot(tx, request.cartId)
    const chosen = { ...slot, reservedUntil: null }
    await setCartSlot(tx, request.cartId, chosen)
    return chosen
  }
  return kept
}

/**
 * The cart with a slot that is available now, where the shop chose the slot and it is gone. It is not locked: the order
 * locks it after the stock. A slot with another fee is not taken, because the total would change.
 */
export async function withAvailableSlot(
  tx: Transaction,
  { app }: RequestContext,
  cart: CartState,
): Promise<CartState> {
  const { fulfilment } = cart
  const { slot } = fulfilment
  const request = slotRequestOf(cart)
  if (!fulfilment.isAutomatic || !request || !slot) return cart
  if (await isSlotAvailable(app, request, slot, tx)) return cart
  const next = (await availableSlots(app, request, tx)).find(({ fee }) => fee === slot.fee)
  return next ? { ...cart, fulfilment: { ...fulfilment, slot: { ...next, reservedUntil: null } } } : cart
}

/** The location of a client that chooses none: the setting's, or the only one of the store view. */
async function defaultLocation(
  { app, store }: RequestContext,
  sql: Queryable,
): Promise<Location | undefined> {
  const known = (await locationsOf(app, sql))
    .ofWebsite(store.website.id)
    .filter(({ id }) => app.stores.at(store, id).group.id === store.group.id)
  const [only, ...others] = known
  const wanted = known.find(({ code }) => code === store.settings.default_location)
  return wanted ?? (others.length === 0 ? only : undefined)
}
