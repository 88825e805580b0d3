import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { locationsOf } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { limitRequest } from '../platform/request-count.ts'
import { atCart, checkAccess, isInStoreOf } from './access.ts'
import { setCartLocation } from './cart-fulfilment.sql.ts'
import * as table from './cart.sql.ts'
import type { CartRow, StoredCart } from './cart.sql.ts'
import {
  CartIdLengthError,
  CartIdTakenError,
  CartNotFoundError,
  GuestCustomerCartError,
  GuestOnlyError,
} from './errors.ts'
import { fulfilmentNeedsOf, type CartSlotNeeds } from './fulfilment.ts'
import { isMaskedId, newMaskedId } from './masked-id.ts'
import { priceCart } from './price-cart.ts'
import { PriceReader } from './price-reader.ts'
import { resolveCart } from './resolve-cart.ts'
import { shippingMethodFor } from './shipping.ts'
import type { CartAddressRecord, CartFulfilment, CartState } from './state.ts'

/**
 * The cart behind a masked id, with prices, stock and totals as they are now. Throws CartNotFoundError,
 * CartNotActiveError, WrongStoreError, and CartAccessError when it belongs to somebody else (contract §5, decisions A-5).
 *
 * A cart is read in steps, each a file: rows (`cart.sql.ts`), products and location (`resolve-cart.ts`), prices
 * (`price-lines.ts`), totals (`cart-totals.ts`); `shape.ts` gives it the contract's form.
 */
export async function readCart(ctx: RequestContext, maskedId: string): Promise<CartState> {
  const row = await readStored(ctx, maskedId)
  return await cartAsStored(ctx, row)
}

/** What the slots of a cart depend on, without prices and stock. Throws as {@link readCart} does. */
export async function readFulfilment(ctx: RequestContext, maskedId: string): Promise<CartSlotNeeds> {
  const row = await readStored(ctx, maskedId)
  const { fulfilment, lines } = await resolveCart(ctx.app.sql, ctx, row)
  return {
    id: row.id,
    websiteId: row.websiteId,
    fulfilment,
    lines: lines.map(({ item }) => ({ fulfilment: fulfilmentNeedsOf(item) })),
  }
}

/**
 * A cart as {@link readCart} returns it, computed for another address and shipping method, and where `move` moves it; null
 * leaves it where it is.
 */
export async function estimateCart(
  ctx: RequestContext,
  maskedId: string,
  estimate: {
    address: CartAddressRecord
    shippingMethod: string | null
    move: (cart: CartState) => Promise<CartFulfilment | null>
  },
): Promise<CartState> {
  const { address: shippingAddress, shippingMethod, move } = estimate
  const { sql } = ctx.app
  const row = await readStored(ctx, maskedId)
  const resolved = await resolveCart(sql, ctx, { ...row, shippingMethod })
  const options = { reader: new PriceReader(row), shippingAddress }
  const cart = await priceCart(sql, ctx, resolved, options)
  const fulfilment = await move(cart)
  return fulfilment ? await priceCart(sql, ctx, { ...resolved, fulfilment }, options) : cart
}

async function readStored(ctx: RequestContext, maskedId: string): Promise<StoredCart> {
  const row = await table.selectStoredCart(ctx.app.sql, maskedId)
  return checkAccess(ctx, maskedId, row, ctx.identity?.customerId ?? null)
}

/** A stored cart as its shopper's request would read it, without an access check. */
export async function cartAsStored(ctx: RequestContext, row: StoredCart): Promise<CartState> {
  const { sql } = ctx.app
  return await priceCart(sql, ctx, await resolveCart(sql, ctx, row))
}

/** The active cart of the signed-in customer, created if there is none; throws GuestCustomerCartError for a guest. */
export async function customerCart(ctx: RequestContext): Promise<CartState> {
  const row = await customerCartRow(ctx)
  const contents = await table.selectContents(ctx.app.sql, row.id)
  return await cartAsStored(atCart(ctx, row), { ...row, ...contents })
}

/**
 * Creates an empty cart and returns its masked id; for a customer that of the active cart (contract §5). `wantedId` names
 * a new cart. Throws CartIdLengthError and CartIdTakenError.
 */
export async function createEmptyCart(ctx: RequestContext, wantedId?: string | null): Promise<string> {
  if (wantedId && !isMaskedId(wantedId)) throw new CartIdLengthError()
  if (ctx.identity) return (await customerCartRow(ctx, wantedId ?? undefined)).maskedId
  await limitRequest(ctx, RATE_LIMITS.guestCarts)
  const cart = await table.insertCart(ctx.app.sql, await newCart(ctx, wantedId ?? newMaskedId(), null))
  if (!cart) throw new CartIdTakenError(wantedId ?? '')
  return cart.maskedId
}

/** Creates a guest's cart; throws as {@link createEmptyCart} does, and GuestOnlyError for a customer. */
export async function createGuestCart(ctx: RequestContext, wantedId?: string | null): Promise<CartState> {
  if (ctx.identity) throw new GuestOnlyError()
  return await readCart(ctx, await createEmptyCart(ctx, wantedId))
}

/** The location and website of a cart, without an access check; throws CartNotFoundError. */
export async function locationOfCart(
  ctx: RequestContext,
  maskedId: string,
): Promise<Pick<CartRow, 'locationId' | 'websiteId'>> {
  const row = await table.selectCart(ctx.app.sql, maskedId)
  if (!row) throw new CartNotFoundError(maskedId)
  return row
}

/**
 * The row of the customer's active cart, created if there is none. A cart at a location stays there, wherever the
 * request comes from; one without moves to the location of the request.
 */
export async function customerCartRow(ctx: RequestContext, wantedId?: string): Promise<CartRow> {
  const { identity, store } = ctx
  const { sql } = ctx.app
  if (!identity) throw new GuestCustomerCartError()
  for (;;) {
    const known = await table.selectActiveCart(sql, identity.customerId, store.website.id)
    if (known && (isInStoreOf(ctx, known) || known.locationId !== null)) return known
    if (known) return await moveToRequest(ctx, known)
    const cart = await newCart(ctx, wantedId ?? newMaskedId(), identity.customerId)
    const made = await table.insertCart(sql, cart)
    if (made) return made
    if (wantedId && (await table.selectCart(sql, wantedId))) throw new CartIdTakenError(wantedId)
  }
}

async function moveToRequest(ctx: RequestContext, { id }: CartRow): Promise<CartRow> {
  const { locationId, fulfilmentMethod: method, shippingMethod } = await fulfilmentOfRequest(ctx)
  return await inTransaction(ctx.app.sql, async (tx) => {
    if (locationId !== null) await setCartLocation(tx, id, { locationId, method, shippingMethod })
    return await table.touchCart(tx, id, { storeId: ctx.store.id, now: ctx.app.now() })
  })
}

/** The row of a new cart for the request's store view; a location's view puts it there. */
export async function newCart(ctx: RequestContext, maskedId: string, customerId: number | null) {
  const { store, app } = ctx
  const fulfilment = await fulfilmentOfRequest(ctx)
  return {
    maskedId,
    storeId: store.id,
    websiteId: store.website.id,
    customerId,
    now: app.now(),
    ...fulfilment,
  }
}

/** A cart made in a location's store view belongs there, for pickup where that is offered (spec 001 §4). */
async function fulfilmentOfRequest({ app, store }: RequestContext) {
  const locationId = store.location?.id ?? null
  if (locationId === null) return { locationId, fulfilmentMethod: null, shippingMethod: null }
  const location = (await locationsOf(app)).find(locationId)
  const fulfilmentMethod: FulfilmentMethod = location?.fulfilmentOptions.pickup ? 'pickup' : 'delivery'
  return { locationId, fulfilmentMethod, shippingMethod: shippingMethodFor(store, fulfilmentMethod) }
}
