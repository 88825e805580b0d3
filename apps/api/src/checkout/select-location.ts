import { everFits } from '@comptoir/rules/slots'
import { isFulfilmentMethod } from '@comptoir/rules/fulfilment'
import {
  atCart,
  changeCart,
  locationOfCart,
  MissingParameterError,
  removeLinesNotSold,
  setCartLocation,
  shippingMethodFor,
  type CartLine,
  type CartState,
} from '../cart/index.ts'
import { productById } from '../catalogue/index.ts'
import { LocationNotFoundError, FulfilmentMethodNotOfferedError, shownLocations } from '../locations/index.ts'
import { releaseSlot, slotNeedsOf, type FulfilmentChoice } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'

/**
 * Selects the location and the fulfilment method of a cart. A change clears the slot and removes lines that are not sold
 * there or never handed over in that way, with a notice for each (decisions H-4). Throws as changeCart does,
 * LocationNotFoundError and FulfilmentMethodNotOfferedError.
 */
export async function assignLocation(
  ctx: RequestContext,
  cartId: string,
  { locationId, method }: { locationId: number; method: string },
): Promise<CartState> {
  return await changeLocation(ctx, cartId, await findChoice(ctx, { locationId, method }))
}

/** The lines that {@link assignLocation} would remove (decisions H-4). Throws as {@link assignLocation} does. */
export async function linesNotSoldAt(
  ctx: RequestContext,
  { lines }: CartState,
  wanted: { locationId: number; method: string },
): Promise<CartLine[]> {
  const choice = await findChoice(ctx, wanted)
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, choice.location.id) }
  return lines.filter((line) => isNotSold(there, choice, line))
}

async function findChoice(
  ctx: RequestContext,
  { locationId, method }: { locationId: number; method: string },
): Promise<FulfilmentChoice> {
  const location = (await shownLocations(ctx)).find(({ id }) => id === locationId)
  if (!location) throw new LocationNotFoundError(locationId)
  if (!isFulfilmentMethod(method) || !location.fulfilmentOptions[method])
    throw new FulfilmentMethodNotOfferedError(ctx.store.language)
  return { location, method }
}

/** Clears location, method and slot of a cart, which returns to the website's own store view. */
export async function clearLocation(ctx: RequestContext, cartId: string): Promise<CartState> {
  return await changeLocation(ctx, cartId, null)
}

async function changeLocation(
  ctx: RequestContext,
  cartId: string,
  to: FulfilmentChoice | null,
): Promise<CartState> {
  if (!cartId) throw new MissingParameterError('cart_id')
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, to?.location.id ?? null) }
  const here = atCart(ctx, await locationOfCart(ctx, cartId))
  return await changeCart(
    here,
    cartId,
    async (tx, cart) => {
      const { location, method } = cart.fulfilment
      const isChosen = !cart.fulfilment.isAutomatic
      if (isChosen && location?.id === to?.location.id && method === (to?.method ?? null)) return
      await releaseSlot(tx, cart.id)
      const shippingMethod = to && shippingMethodFor(there.store, to.method)
      await setCartLocation(tx, cart.id, {
        locationId: to?.location.id ?? null,
        method: to?.method ?? null,
        shippingMethod,
      })
      if (!to) return
      const { lines } = await cart.state()
      const removed = lines.filter((line) => isNotSold(there, to, line))
      await removeLinesNotSold(tx, cart.id, removed)
    },
    there,
  )
}

/** Whether the product is not in the categories that are sold there, or never handed over in that way. */
export function isNotSold(
  there: RequestContext,
  { location, method }: FulfilmentChoice,
  line: CartLine,
): boolean {
  const isListed = productById(there, line.productId)?.priceVisible(there.visitorKind) ?? false
  const plan = location.fulfilmentOptions[method]?.plan
  return (
    !isListed ||
    (plan !== undefined &&
      !everFits(plan, there.app.now(), slotNeedsOf(there.app, [line.fulfilment], method).fits))
  )
}
