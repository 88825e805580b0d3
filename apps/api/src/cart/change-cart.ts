import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { checkAccess } from './access.ts'
import { addLineNotices, lockCarts, selectContents, touchCart } from './cart.sql.ts'
import { deleteLines } from './lines.sql.ts'
import { priceCart } from './price-cart.ts'
import { resolveCart, type ResolvedCart } from './resolve-cart.ts'
import { syncSlotReservation } from './slot-reservation.ts'
import type { CartState } from './state.ts'
import { StockReader } from './stock-reader.ts'

/** A cart whose row is locked. `state` prices it on the first call, for changes that depend on prices or totals. */
export type LockedCart = ResolvedCart & {
  id: number
  stock: StockReader
  state: () => Promise<CartState>
}

/**
 * Changes a cart in one transaction: locks its row, calls `change`, removes lines whose products are gone, and returns
 * the cart as it is afterwards. Runs again after a serialisation failure, so `change` must do nothing but query; an
 * error that it throws rolls everything back. `ctxAfter` is the request in the store view that the change moves the
 * cart to. Throws as readCart does.
 */
export async function changeCart(
  ctx: RequestContext,
  maskedId: string,
  change: (tx: Transaction, cart: LockedCart) => Promise<void>,
  ctxAfter = ctx,
): Promise<CartState> {
  return await inTransaction(ctx.app.sql, async (tx) => {
    const cart = await lockCart(tx, ctx, maskedId)
    await change(tx, cart)
    await removeMissingLines(tx, cart)
    const changed = await reloadCart(tx, ctxAfter, cart.id, cart.stock)
    return await syncSlotReservation(tx, ctxAfter, changed)
  })
}

/** Locks a cart until `tx` ends and reads it; throws as readCart does. */
async function lockCart(tx: Transaction, ctx: RequestContext, maskedId: string): Promise<LockedCart> {
  const [locked] = await lockCarts(tx, [maskedId])
  const row = checkAccess(ctx, maskedId, locked, ctx.identity?.customerId ?? null)
  // Read after the lock: a single statement would see the lines as they were before it waited.
  const cart = await resolveCart(tx, ctx, { ...row, ...(await selectContents(tx, row.id)) })
  const stock = new StockReader(tx)
  let state: Promise<CartState> | undefined
  return {
    ...cart,
    id: row.id,
    stock,
    state: async () => await (state ??= priceCart(tx, ctx, cart, { stock })),
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
export async function reloadCart(
  tx: Transaction,
  ctx: RequestContext,
  id: number,
  stock = new StockReader(tx),
): Promise<CartState> {
  const row = await touchCart(tx, id, ctx.store.id, ctx.app.now())
  return await priceCart(tx, ctx, await resolveCart(tx, ctx, row), { stock })
}

/** Removes lines whose products the catalogue does not have any more, and stores notices of it (decisions D-9). */
async function removeMissingLines(tx: Transaction, { id, missingLines }: LockedCart): Promise<void> {
  const notices = missingLines.map(({ productId, sku, quantity }) => {
    return { productId, sku, wanted: quantity, quantity: 0 }
  })
  await addLineNotices(tx, id, notices)
  await deleteLines(
    tx,
    id,
    missingLines.map((line) => line.id),
  )
}
