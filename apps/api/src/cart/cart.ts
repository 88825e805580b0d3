import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitRequest } from '../platform/request-count.ts'
import { expandParts, joinParts, type JoinedTotals } from '@comptoir/rules/line-parts'
import { computeTotals, type Totals } from '@comptoir/rules/totals'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { locationsOf } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkAppliedVouchers } from '../vouchers/index.ts'
import { inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import * as table from './cart.sql.ts'
import type { CartRow } from './cart.sql.ts'
import { buyerOf, holdingCoupon, knownCoupon, type KnownCoupon } from './coupon-check.ts'
import {
  CartAccessError,
  CartIdLengthError,
  CartIdTakenError,
  CartNotActiveError,
  CartNotFoundError,
  GuestCustomerCartError,
  GuestOnlyError,
  WrongStoreError,
} from './errors.ts'
import { explained } from './choose.ts'
import { fulfilmentNeedsOf, fulfilmentOf, type CartSlotNeeds } from './fulfilment.ts'
import { linesOf, missingOf, stockOf } from './lines.ts'
import { deleteLines, selectLines, selectLinesOf } from './lines.sql.ts'
import { isMaskedId, newMaskedId } from './masked-id.ts'
import { syncSlotReservation } from './slot-reservation.ts'
import { chosenShippingPrice, shippingMethodFor } from './shipping.ts'
import type { CartAddressRecord, CartFulfilment, CartLine, CartState } from './state.ts'
import { taxZoneOf } from './tax.ts'

/**
 * The cart behind a masked id, as it stands now. Throws CartNotFoundError, CartNotActiveError, WrongStoreError,
 * or CartAccessError when the visitor is not the one it belongs to (contract §5, decisions A-5).
 */
export async function readCart(ctx: RequestContext, maskedId: string): Promise<CartState> {
  const row = await table.selectCart(ctx.app.sql, maskedId)
  return await loadState(ctx.app.sql, ctx, checkAccess(ctx, maskedId, row, ctx.identity?.customerId ?? null))
}

/** Where a cart is handed over and what its goods need for that: less than {@link readCart} reads; throws as it does. */
export async function readFulfilment(ctx: RequestContext, maskedId: string): Promise<CartSlotNeeds> {
  const { sql } = ctx.app
  const [row, rows] = await Promise.all([table.selectCart(sql, maskedId), selectLinesOf(sql, maskedId)])
  const cart = checkAccess(ctx, maskedId, row, ctx.identity?.customerId ?? null)
  const location = cart.locationId === null ? undefined : (await locationsOf(ctx.app)).find(cart.locationId)
  return {
    id: cart.id,
    websiteId: cart.websiteId,
    fulfilment: fulfilmentOf(cart, location ?? null),
    lines: explained(ctx, rows).map(({ choice }) => ({ fulfilment: fulfilmentNeedsOf(choice) })),
  }
}

/** A cart as {@link readCart} answers it, reckoned for another address and shipping method. */
export async function readCartAt(
  ctx: RequestContext,
  maskedId: string,
  place: CartPlace,
): Promise<CartState> {
  const row = await table.selectCart(ctx.app.sql, maskedId)
  const cart = checkAccess(ctx, maskedId, row, ctx.identity?.customerId ?? null)
  return await loadState(ctx.app.sql, ctx, { ...cart, shippingMethod: place.shippingMethod }, place.address)
}

/** Where a cart might go, and how. */
export type CartPlace = { address: CartAddressRecord; shippingMethod: string | null }

/** The active cart of whoever is signed in, made when there is none; throws GuestCustomerCartError for a guest. */
export async function customerCart(ctx: RequestContext): Promise<CartState> {
  const row = await customerCartRow(ctx)
  return await loadState(ctx.app.sql, atCart(ctx, row), row)
}

/**
 * Makes an empty cart and answers its masked id; a signed-in customer is answered the active cart (contract §5).
 * `wantedId` names a new cart: CartIdLengthError and CartIdTakenError are Magento's.
 */
export async function createEmptyCart(ctx: RequestContext, wantedId?: string | null): Promise<string> {
  if (wantedId && !isMaskedId(wantedId)) throw new CartIdLengthError()
  if (ctx.identity) return (await customerCartRow(ctx, wantedId ?? undefined)).maskedId
  await limitRequest(ctx, RATE_LIMITS.guestCarts)
  const cart = await table.insertCart(ctx.app.sql, await newCart(ctx, wantedId ?? newMaskedId(), null))
  if (!cart) throw new CartIdTakenError(wantedId ?? '')
  return cart.maskedId
}

/** Makes a guest's cart, under `wantedId` if there is one; throws as {@link createEmptyCart}, and for a customer. */
export async function createGuestCart(ctx: RequestContext, wantedId?: string | null): Promise<CartState> {
  if (ctx.identity) throw new GuestOnlyError()
  return await readCart(ctx, await createEmptyCart(ctx, wantedId))
}

/**
 * The one way to change a cart: takes its lock before anything is read, hands the cart to `work`, and answers the
 * cart as it is afterwards, rid of its missing lines. All of it is one transaction, run again on a serialisation
 * failure, so `work` does nothing but query; what it throws undoes everything. `then` is the request as it is after
 * the change, where that moves the cart to another store view. Throws as {@link readCart} does.
 */
export async function changeCart(
  ctx: RequestContext,
  maskedId: string,
  work: (tx: Transaction, cart: CartState) => Promise<void>,
  then = ctx,
): Promise<CartState> {
  return await inTransaction(ctx.app.sql, async (tx) => {
    const cart = await loadCartLocked(tx, ctx, maskedId)
    await work(tx, cart)
    await dropMissing(tx, cart)
    return await syncSlotReservation(tx, then, await reloadCart(tx, then, cart.id))
  })
}

/** Takes out the lines that the catalogue no longer has, and keeps that it did (decisions D-9). */
async function dropMissing(tx: Transaction, { id, missingLines }: CartState): Promise<void> {
  const gone = missingLines.map(({ productId, sku, quantity }) => ({
    productId,
    sku,
    wanted: quantity,
    kept: 0,
  }))
  await table.addLineNotices(tx, id, gone)
  await deleteLines(
    tx,
    id,
    missingLines.map((line) => line.id),
  )
}

/** The cart with its row locked until `tx` ends; throws as {@link readCart} does. */
export async function loadCartLocked(
  tx: Transaction,
  ctx: RequestContext,
  maskedId: string,
): Promise<CartState> {
  const [row] = await table.lockCarts(tx, [maskedId])
  return await loadState(tx, ctx, checkAccess(ctx, maskedId, row, ctx.identity?.customerId ?? null))
}

/** Notes that a locked cart was changed and reads it again. */
export async function reloadCart(tx: Transaction, ctx: RequestContext, id: number): Promise<CartState> {
  return await loadState(tx, ctx, await table.touchCart(tx, id, ctx.store.id, ctx.app.now()))
}

/** Who may use a cart: a guest's, guests only; a customer's, its owner only; both in their own location. */
export function checkAccess(
  ctx: RequestContext,
  maskedId: string,
  row: CartRow | undefined,
  customerId: number | null,
): CartRow {
  if (!row) throw new CartNotFoundError(maskedId)
  if (!row.isActive) throw new CartNotActiveError()
  if (row.customerId !== customerId) throw new CartAccessError(maskedId)
  if (!isHere(ctx, row)) throw new WrongStoreError(maskedId)
  return row
}

function isHere({ app, store }: RequestContext, row: CartRow): boolean {
  const { group } = app.stores.byId(row.storeId)
  return group.id === store.group.id && row.locationId === (store.location?.id ?? null)
}

/** The location and website of a cart; throws CartNotFoundError. Does not check access: changing the cart does. */
export async function locationOfCart(
  ctx: RequestContext,
  maskedId: string,
): Promise<Pick<CartRow, 'locationId' | 'websiteId'>> {
  const row = await table.selectCart(ctx.app.sql, maskedId)
  if (!row) throw new CartNotFoundError(maskedId)
  return row
}

/** The request as it would be in the store view that the cart is in: that of its location. */
export function atCart(ctx: RequestContext, cart: Pick<CartRow, 'locationId' | 'websiteId'>): RequestContext {
  if (cart.websiteId !== ctx.store.website.id) return ctx
  const store = ctx.app.stores.at(ctx.store, cart.locationId)
  return store === ctx.store ? ctx : { ...ctx, store }
}

/**
 * The active cart of the customer, in its own location wherever the request comes from; one without a location comes
 * along to that of the request.
 */
export async function customerCartRow(ctx: RequestContext, wantedId?: string): Promise<CartRow> {
  const { identity, store } = ctx
  const { sql } = ctx.app
  if (!identity) throw new GuestCustomerCartError()
  for (;;) {
    const known = await table.selectActiveCart(sql, identity.customerId, store.website.id)
    if (known && (isHere(ctx, known) || known.locationId !== null)) return known
    if (known) return await comeAlong(ctx, known)
    const made = await table.insertCart(
      sql,
      await newCart(ctx, wantedId ?? newMaskedId(), identity.customerId),
    )
    if (made) return made
    if (wantedId && (await table.selectCart(sql, wantedId))) throw new CartIdTakenError(wantedId)
  }
}

async function comeAlong(ctx: RequestContext, { id }: CartRow): Promise<CartRow> {
  const { locationId, fulfilmentMethod, shippingMethod } = await placeOfRequest(ctx)
  return await inTransaction(ctx.app.sql, async (tx) => {
    if (locationId !== null)
      await table.setCartLocation(tx, id, { locationId, method: fulfilmentMethod, shippingMethod })
    return await table.touchCart(tx, id, ctx.store.id, ctx.app.now())
  })
}

async function newCart(ctx: RequestContext, maskedId: string, customerId: number | null) {
  const { store, app } = ctx
  const place = await placeOfRequest(ctx)
  return { maskedId, storeId: store.id, websiteId: store.website.id, customerId, now: app.now(), ...place }
}

/** A cart made in a location's store view belongs there; it is collected, unless that is not offered (spec 001 §4). */
async function placeOfRequest({ app, store }: RequestContext) {
  const locationId = store.location?.id ?? null
  if (locationId === null) return { locationId, fulfilmentMethod: null, shippingMethod: null }
  const location = (await locationsOf(app)).find(locationId)
  const fulfilmentMethod: FulfilmentMethod = location?.fulfilmentOptions.pickup ? 'pickup' : 'delivery'
  return { locationId, fulfilmentMethod, shippingMethod: shippingMethodFor(store, fulfilmentMethod) }
}

/** Everything of a cart, read and added up now. */
async function loadState(
  sql: Queryable,
  ctx: RequestContext,
  row: CartRow,
  place?: CartAddressRecord,
): Promise<CartState> {
  const locations = row.locationId === null ? undefined : await locationsOf(ctx.app, sql)
  const location = locations?.find(row.locationId ?? 0) ?? null
  const fulfilment = fulfilmentOf(row, location)
  const [rows, addresses, coupon] = await Promise.all([
    selectLines(sql, row.id),
    table.selectCartAddresses(sql, row.id),
    row.couponId === null ? undefined : knownCoupon(sql, row.couponId, buyerOf(ctx, row)),
  ])
  const shippingAddress = place ?? addresses.find((address) => address.kind === 'shipping') ?? null
  const billingAddress = addresses.find((address) => address.kind === 'billing') ?? null
  const zone = taxZoneOf(fulfilment, shippingAddress ?? billingAddress)
  const chosen = explained(ctx, rows)
  const stock = await stockOf(
    sql,
    chosen.map(({ choice }) => choice),
  )
  const lines = linesOf(ctx, chosen, stock, zone)
  const { couponId: _couponId, voucherCount, voucherAmount, voucherAuthorised, ...fields } = row
  const amounts = amountsOf(ctx, { ...row, fulfilment }, lines, shippingAddress, coupon)
  const payable = { lines, totals: amounts.totals, email: row.email, day: fulfilment.slot?.day ?? null }
  return {
    ...fields,
    email: ctx.identity?.email ?? row.email,
    fulfilment,
    lines,
    missingLines: missingOf(rows, lines),
    shippingAddress,
    billingAddress,
    isVirtual: lines.length > 0 && lines.every((line) => line.isVirtual),
    ...amounts,
    ...(await checkAppliedVouchers(sql, ctx, payable, {
      count: voucherCount,
      amount: voucherAmount,
      isAuthorised: voucherAuthorised,
    })),
  }
}

function amountsOf(
  ctx: RequestContext,
  row: CartRow & { fulfilment: CartFulfilment },
  lines: readonly CartLine[],
  address: CartAddressRecord | null,
  found: KnownCoupon | undefined,
): Pick<CartState, 'coupon' | 'lapsedCoupon' | 'shippingPrice' | 'totals'> {
  const { store, visitorKind } = ctx
  const composite = lines.map(({ id, quantity, parts }) => ({ id: String(id), quantity, parts }))
  const input = {
    lines: composite.flatMap(expandParts),
    pricesIncludeTax: store.website.pricesIncludeTax,
    visitorKind,
  }
  const coupon = found ? holdingCoupon(ctx, found, computeTotals(input)) : null
  const lapsedCoupon = found && !coupon && lines.length > 0 ? found.code : null
  const goods = computeTotals({ ...input, discount: coupon?.discount })
  const shipped = lines.some((line) => !line.isVirtual)
  const shippingPrice = shipped ? chosenShippingPrice(store, row, address, goods, coupon?.discount) : null
  const joined = (totals: Totals): JoinedTotals => ({ ...totals, lines: joinParts(composite, totals.lines) })
  if (shippingPrice === null) return { coupon, lapsedCoupon, shippingPrice, totals: joined(goods) }
  const shipping = { amount: shippingPrice, includesTax: true }
  const totals = computeTotals({ ...input, discount: coupon?.discount, shipping })
  return { coupon, lapsedCoupon, shippingPrice, totals: joined(totals) }
}
