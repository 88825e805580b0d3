import { everFits } from '@comptoir/rules/slots'
import { isMode, type HandoverMode } from '@comptoir/rules/window'
import {
  atCart,
  changeCart,
  methodOfMode,
  MissingParameterError,
  placeOfCart,
  reloadCart,
  setCartLocation,
  slotNeedsOf,
  takeOutElsewhere,
  type CartLine,
  type CartState,
} from '../cart/index.ts'
import {
  LocationNotFoundError,
  ModeNotOfferedError,
  shownLocations,
  type Location,
} from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
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
  const location = (await shownLocations(ctx)).find(({ id }) => id === locationId)
  if (!location) throw new LocationNotFoundError(locationId)
  if (!isMode(mode) || !location.handovers[mode]) throw new ModeNotOfferedError(ctx.store.language)
  return await move(ctx, cartId, { location, mode })
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
      if (to) await takeOut(tx, there, cart, to)
    },
    there,
  )
}

async function takeOut(
  tx: Transaction,
  there: RequestContext,
  cart: CartState,
  { location, mode }: Place,
): Promise<void> {
  const moved = await reloadCart(tx, there, cart.id)
  const plan = location.handovers[mode]?.plan
  const isLost = (line: CartLine) =>
    line.problem?.kind === 'not_salable' ||
    (plan !== undefined && !everFits(plan, slotNeedsOf(there.app, [line], mode).fits))
  await takeOutElsewhere(tx, moved, moved.lines.filter(isLost))
}
