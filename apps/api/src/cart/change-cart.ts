import { stockNow } from '../catalogue/index.ts'
import { locationsOf } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import { cartRulesOf } from '../promotions/index.ts'
import { checkAccess } from './access.ts'
import {
  addLineNotices,
  locationIdOfCart,
  lockStoredCart,
  productsOfCart,
  selectContents,
  touchCart,
  type CartFields,
  type StoredCart,
} from './cart.sql.ts'
import { syncGifts } from './gifts.ts'
import { deleteLines } from './lines.sql.ts'
import { priceCart } from './price-cart.ts'
import { PriceReader } from './price-reader.ts'
import { resolveCart, type ResolvedCart } from './resolve-cart.ts'
import { syncSlotReservation } from './slot-reservation.ts'
import type { CartState } from './state.ts'

/**
 * A cart whose row is locked. `state` prices it on the first call, for changes that depend on prices or totals; with a
 * coupon, as if it had that one.
 */
export type LockedCart = ResolvedCart & {
  id: number
  /** Reads stock and coupon once for the change and for the cart afterwards. */
  reader: PriceReader
  state: (tried?: { couponId: number }) => Promise<CartState>
  /** Sets columns, which are written together with the time of the change. */
  set: (fields: CartFields) => void
}

/**
 * Changes a cart in one transaction: locks its row, calls `change`, removes lines whose products are gone, and returns
 * the cart as it is afterwards. Runs again after a serialisation failure, so `change` must do nothing but query; an
 * error that it throws rolls everything back. What it writes without waiting is sent with the commit. `ctxAfter` is the
 * request in the store view that the change moves the cart to. Throws as readCart does.
 */
export async function changeCart(
  ctx: RequestContext,
  maskedId: string,
  change: (tx: Transaction, cart: LockedCart) => Promise<void>,
  ctxAfter = ctx,
): Promise<CartState> {
  const { app, store } = ctx
  const hasSlots = app.stores.hasLocations(store.website.id)
  // The first one to ask for the locations waits for seconds: not with a lock.
  if (hasSlots) await locationsOf(app)
  const readChanged = await inTransaction(app.sql, async (tx) => {
    const cart = await lockCart(tx, ctx, maskedId)
    await change(tx, cart)
    removeMissingLines(tx, cart)
    const isSimple = !hasSlots && !(await mayHaveGifts(tx, ctx, cart))
    const row = touchCart(tx, cart.id, { storeId: ctxAfter.store.id, now: app.now(), fields: cart.fields })
    if (isSimple) {
      tx.withoutWaiting(row)
      return async () => await price(app.sql, ctxAfter, await row, cart.reader)
    }
    const changed = await priceWithGifts(tx, ctxAfter, await row, cart.reader)
    const synced = hasSlots ? await syncSlotReservation(tx, ctxAfter, changed) : changed
    return async () => synced
  })
  return await readChanged()
}

async function price(sql: Queryable, ctx: RequestContext, row: StoredCart, reader: PriceReader) {
  return await priceCart(sql, ctx, await resolveCart(sql, ctx, row), { reader })
}

/** Whether a change of the cart may change what rules give. */
async function mayHaveGifts(tx: Transaction, { app }: RequestContext, { row }: LockedCart): Promise<boolean> {
  const { websiteId, cartRulesVersion: version } = row
  const { needs } = await cartRulesOf(app, tx, { websiteId, version })
  return needs.gifts || row.lines.some(({ giftRuleId }) => giftRuleId !== null)
}

/** Prices a changed cart, and again when rules give it something else now. */
async function priceWithGifts(
  tx: Transaction,
  ctx: RequestContext,
  row: StoredCart,
  reader: PriceReader,
): Promise<CartState> {
  const state = await price(tx, ctx, row, reader)
  const isChanged = await syncGifts(tx, ctx, row, { state, reader })
  return isChanged ? await price(tx, ctx, { ...row, ...(await selectContents(tx, row.id)) }, reader) : state
}

/** Locks a cart until `tx` ends and reads it, with the stock of its products; throws as readCart does. */
async function lockCart(
  tx: Transaction,
  ctx: RequestContext,
  maskedId: string,
): Promise<LockedCart & { fields: CartFields }> {
  const [locked, stock] = await Promise.all([
    lockStoredCart(tx, maskedId),
    stockNow(tx, productsOfCart(tx, maskedId), locationIdOfCart(tx, maskedId)),
  ])
  const row = checkAccess(ctx, maskedId, locked, ctx.identity?.customerId ?? null)
  const reader = new PriceReader(row)
  reader.addStock(stock)
  const cart = await resolveCart(tx, ctx, row)
  let state: Promise<CartState> | undefined
  const fields: CartFields = {}
  return {
    ...cart,
    id: row.id,
    reader,
    fields,
    set: (more) => void Object.assign(fields, more),
    state: async (coupon) =>
      coupon
        ? await priceCart(tx, ctx, cart, { reader, ...coupon })
        : await (state ??= priceCart(tx, ctx, cart, { reader })),
  }
}

/** The state of a cart that is locked until `tx` ends; throws as readCart does. */
export async function loadCartLocked(
  tx: Transaction,
  ctx: RequestContext,
  maskedId: string,
): Promise<CartState> {
  return await (await lockCart(tx, ctx, maskedId)).state()
}

/** Stores when and in which store view a locked cart was changed, and reads it again. */
export async function reloadCart(tx: Transaction, ctx: RequestContext, id: number): Promise<CartState> {
  const row = await touchCart(tx, id, { storeId: ctx.store.id, now: ctx.app.now() })
  return await priceWithGifts(tx, ctx, row, new PriceReader(row))
}

/** Removes lines whose products the catalogue does not have any more, and stores notices of it (decisions D-9). */
function removeMissingLines(tx: Transaction, { id, missingLines }: LockedCart): void {
  const notices = missingLines.map(({ productId, sku, quantity }) => {
    return { productId, sku, wanted: quantity, quantity: 0 }
  })
  const ids = missingLines.map((line) => line.id)
  tx.withoutWaiting(addLineNotices(tx, id, notices), deleteLines(tx, id, ids))
}
