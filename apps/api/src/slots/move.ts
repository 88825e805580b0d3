import { everFits } from '@comptoir/rules/slots'
import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import {
  atCart,
  changeCart,
  shippingMethodFor,
  MissingParameterError,
  placeOfCart,
  setCartLocation,
  slotNeedsOf,
  takeOutElsewhere,
  type CartLine,
  type CartState,
} from '../cart/index.ts'
import { productById } from '../catalogue/index.ts'
import {
  LocationNotFoundError,
  FulfilmentMethodNotOfferedError,
  shownLocations,
  type Location,
} from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { deleteHold } from './slots.sql.ts'

/**
 * Chooses where and how a cart is handed over. A change clears the slot and takes out what is not sold there or never
 * handed over in that way, which the cart's notices tell (decisions H-4); the same choice again changes nothing. Throws
 * as changeCart does, LocationNotFoundError and FulfilmentMethodNotOfferedError.
 */
export async function assignLocation(
  ctx: RequestContext,
  cartId: string,
  { locationId, method }: { locationId: number; method: string },
): Promise<CartState> {
  return await move(ctx, cartId, await placeNamed(ctx, { locationId, method }))
}

/** Lines that a cart would lose at a location (decisions H-4). Throws as {@link assignLocation} does. */
export async function lostAt(
  ctx: RequestContext,
  { lines }: CartState,
  wanted: { locationId: number; method: string },
): Promise<CartLine[]> {
  const place = await placeNamed(ctx, wanted)
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, place.location.id) }
  return lines.filter((line) => isLost(there, place, line))
}

async function placeNamed(
  ctx: RequestContext,
  { locationId, method }: { locationId: number; method: string },
): Promise<Place> {
  const location = (await shownLocations(ctx)).find(({ id }) => id === locationId)
  if (!location) throw new LocationNotFoundError(locationId)
  if (!isFulfilmentMethod(method) || !location.fulfilmentOptions[method])
    throw new FulfilmentMethodNotOfferedError(ctx.store.language)
  return { location, method }
}

/** Takes location, method and slot from a cart, which goes back to the website's own store view. */
export async function clearLocation(ctx: RequestContext, cartId: string): Promise<CartState> {
  return await move(ctx, cartId, null)
}

type Place = { location: Location; method: FulfilmentMethod }

async function move(ctx: RequestContext, cartId: string, to: Place | null): Promise<CartState> {
  if (!cartId) throw new MissingParameterError('cart_id')
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, to?.location.id ?? null) }
  const here = atCart(ctx, await placeOfCart(ctx, cartId))
  return await changeCart(
    here,
    cartId,
    async (tx, cart) => {
      const { location, method } = cart.fulfilment
      if (location?.id === to?.location.id && method === (to?.method ?? null)) return
      await deleteHold(tx, cart.id)
      const shippingMethod = to && shippingMethodFor(there.store, to.method)
      await setCartLocation(tx, cart.id, {
        locationId: to?.location.id ?? null,
        method: to?.method ?? null,
        shippingMethod,
      })
      if (to)
        await takeOutElsewhere(
          tx,
          cart,
          cart.lines.filter((line) => isLost(there, to, line)),
        )
    },
    there,
  )
}

/** Not in the categories that are sold there, or never handed over in that way. */
function isLost(there: RequestContext, { location, method }: Place, line: CartLine): boolean {
  const isSold = productById(there, line.productId)?.priceVisible(there.visitorKind) ?? false
  const plan = location.fulfilmentOptions[method]?.plan
  return !isSold || (plan !== undefined && !everFits(plan, slotNeedsOf(there.app, [line], method).fits))
}
