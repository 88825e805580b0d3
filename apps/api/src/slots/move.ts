import { everFits } from '@comptoir/rules/slots'
import { isMode, type HandoverMode } from '@comptoir/rules/window'
import {
  atCart,
  changeCart,
  methodOfMode,
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
  ModeNotOfferedError,
  shownLocations,
  type Location,
} from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { deleteHold } from './slots.sql.ts'

/**
 * Chooses where and how a cart is handed over. A change clears the slot and takes out what is not sold there or never
 * handed over in that way, which the cart's notices tell (decisions H-4); the same choice again changes nothing. Throws
 * as changeCart does, LocationNotFoundError and ModeNotOfferedError.
 */
export async function assignLocation(
  ctx: RequestContext,
  cartId: string,
  { locationId, mode }: { locationId: number; mode: string },
): Promise<CartState> {
  return await move(ctx, cartId, await placeNamed(ctx, { locationId, mode }))
}

/** Lines that a cart would lose at a location (decisions H-4). Throws as {@link assignLocation} does. */
export async function lostAt(
  ctx: RequestContext,
  { lines }: CartState,
  wanted: { locationId: number; mode: string },
): Promise<CartLine[]> {
  const place = await placeNamed(ctx, wanted)
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, place.location.id) }
  return lines.filter((line) => isLost(there, place, line))
}

async function placeNamed(
  ctx: RequestContext,
  { locationId, mode }: { locationId: number; mode: string },
): Promise<Place> {
  const location = (await shownLocations(ctx)).find(({ id }) => id === locationId)
  if (!location) throw new LocationNotFoundError(locationId)
  if (!isMode(mode) || !location.handovers[mode]) throw new ModeNotOfferedError(ctx.store.language)
  return { location, mode }
}

/** Takes location, mode and slot from a cart, which goes back to the website's own store view. */
export async function clearLocation(ctx: RequestContext, cartId: string): Promise<CartState> {
  return await move(ctx, cartId, null)
}

type Place = { location: Location; mode: HandoverMode }

async function move(ctx: RequestContext, cartId: string, to: Place | null): Promise<CartState> {
  if (!cartId) throw new MissingParameterError('cart_id')
  const there = { ...ctx, store: ctx.app.stores.at(ctx.store, to?.location.id ?? null) }
  const here = atCart(ctx, await placeOfCart(ctx, cartId))
  return await changeCart(
    here,
    cartId,
    async (tx, cart) => {
      const { location, mode } = cart.handover
      if (location?.id === to?.location.id && mode === (to?.mode ?? null)) return
      await deleteHold(tx, cart.id)
      const shippingMethod = to && methodOfMode(there.store, to.mode)
      await setCartLocation(tx, cart.id, {
        locationId: to?.location.id ?? null,
        mode: to?.mode ?? null,
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
function isLost(there: RequestContext, { location, mode }: Place, line: CartLine): boolean {
  const isSold = productById(there, line.productId)?.priceVisible(there.visitorKind) ?? false
  const plan = location.handovers[mode]?.plan
  return !isSold || (plan !== undefined && !everFits(plan, slotNeedsOf(there.app, [line], mode).fits))
}
