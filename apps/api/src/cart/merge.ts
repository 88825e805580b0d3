import { mergeCarts as mergeLines, type MergeNotice } from '@comptoir/rules/cart-merge'
import { signedIn } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { ShopError } from '../platform/errors.ts'
import { moveReservation, releaseSlot } from '../fulfilment/index.ts'
import { checkAccess, customerCart, customerCartRow, reloadCart } from './cart.ts'
import {
  addLineNotices,
  copyFulfilment,
  deactivateCart,
  giveCart,
  lockCarts,
  setCartCoupon,
  type CartRow,
} from './cart.sql.ts'
import { CartNotFoundError, EmptyDestinationError, MissingParameterError } from './errors.ts'
import type { Choice } from './choice.ts'
import { explained } from './choose.ts'
import { limitsOf, type Limits } from './limits.ts'
import { missingOf, stockOf } from './lines.ts'
import { selectLines, upsertLines, type LineRow } from './lines.sql.ts'
import { copyCheckout } from './refill.sql.ts'
import type { CartState, LineNotice } from './state.ts'

/**
 * Moves a guest's cart into a customer's and ends it (decisions D-1): equal lines add up, capped at what stock and
 * limits allow, and what was cut is told by the cart's notices; the customer's coupon wins, and so do the addresses,
 * methods and comments of a checkout that was begun. Without `destinationId` the customer's active cart is used, or made.
 * Throws NotSignedInError for a guest, else as readCart does for either cart.
 */
export async function mergeCarts(
  ctx: RequestContext,
  sourceId: string,
  destinationId?: string | null,
): Promise<CartState> {
  const { customerId } = signedIn(ctx)
  if (sourceId === '') throw new MissingParameterError('source_cart_id')
  if (destinationId === '') throw new EmptyDestinationError()
  for (;;) {
    const wanted = destinationId ?? (await customerCartRow(ctx)).maskedId
    const merged = await inTransaction(ctx.app.sql, async (tx) => {
      const locked = await lockCarts(tx, [sourceId, wanted])
      const byId = (maskedId: string) => locked.find((row) => row.maskedId === maskedId)
      const source = checkAccess(ctx, sourceId, byId(sourceId), null)
      if (!destinationId && isOver(byId(wanted))) return undefined
      const destination = checkAccess(ctx, wanted, placed(ctx, byId(wanted)), customerId)
      await follow(tx, source, destination)
      await moveLines(tx, ctx, source, destination)
      await copyCheckout(tx, source.id, destination.id, ctx.app.now())
      await deactivateCart(tx, source.id)
      return await reloadCart(tx, ctx, destination.id)
    })
    if (merged) return merged
  }
}

/** The customer has ordered it meanwhile, on another device: by now there is another one, or will be. */
const isOver = (row: CartRow | undefined) => row?.isActive === false

/**
 * The cart a customer has just after signing in: the guest's merged in when there is one to merge. A guest cart
 * that is gone, ordered or not a guest's keeps nobody from signing in. `ctx.identity` is the customer.
 */
export async function cartOfSignIn(
  ctx: RequestContext,
  guestMaskedId: string | null | undefined,
): Promise<CartState> {
  if (!guestMaskedId) return await customerCart(ctx)
  try {
    return await mergeCarts(ctx, guestMaskedId)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (!(error instanceof CartNotFoundError)) ctx.log.debug({ err: error }, 'A guest cart was not merged')
    return await customerCart(ctx)
  }
}

/**
 * Makes a guest's cart the customer's own (Magento): it keeps its id, takes in what the customer's cart held, and that
 * one ends. Throws as {@link mergeCarts} does.
 */
export async function assignCustomer(ctx: RequestContext, guestId: string): Promise<CartState> {
  const { customerId } = signedIn(ctx)
  if (guestId === '') throw new MissingParameterError('cart_id')
  for (;;) {
    const active = await customerCartRow(ctx)
    const assigned = await inTransaction(ctx.app.sql, async (tx) => {
      const locked = await lockCarts(tx, [guestId, active.maskedId])
      const byId = (maskedId: string) => locked.find((row) => row.maskedId === maskedId)
      const guest = checkAccess(ctx, guestId, byId(guestId), null)
      if (isOver(byId(active.maskedId))) return undefined
      const own = checkAccess(ctx, active.maskedId, placed(ctx, byId(active.maskedId)), customerId)
      await releaseSlot(tx, own.id)
      await moveLines(tx, ctx, own, guest)
      await copyCheckout(tx, own.id, guest.id, ctx.app.now())
      await deactivateCart(tx, own.id)
      await giveCart(tx, guest.id, customerId)
      return await reloadCart(tx, ctx, guest.id)
    })
    if (assigned) return assigned
  }
}

/** A customer's cart comes to where the guest's is, wherever it was. */
function placed<Row extends CartRow | undefined>(ctx: RequestContext, row: Row): Row {
  if (row?.websiteId !== ctx.store.website.id) return row
  return { ...row, storeId: ctx.store.id, locationId: ctx.store.location?.id ?? null }
}

/** The guest's choice of place and slot is the later one, and goes before the customer's. */
async function follow(tx: Transaction, source: CartRow, destination: CartRow): Promise<void> {
  if (source.locationId === null) return
  await copyFulfilment(tx, source.id, destination.id)
  await moveReservation(tx, source.id, destination.id)
}

/** What of the source's lines could not come along whole is kept with the destination as notices. */
async function moveLines(
  tx: Transaction,
  ctx: RequestContext,
  source: CartRow,
  destination: CartRow,
): Promise<void> {
  const sourceRows = await selectLines(tx, source.id)
  const guest = explained(ctx, sourceRows)
  const customer = explained(ctx, await selectLines(tx, destination.id))
  const stock = await stockOf(
    tx,
    [...guest, ...customer].map(({ choice }) => choice),
  )
  const limits = new Map<string, Limits>()
  const mergeable = (row: ChosenRow): MergeableLine => {
    const own = limitsOf(row.choice, stock, ctx.visitorKind)
    const line = mergeableOf(row, own)
    limits.set(line.sku, own)
    return line
  }
  const merged = mergeLines(
    { lines: guest.map(mergeable), coupon: source.couponId === null ? null : String(source.couponId) },
    {
      lines: customer.map(mergeable),
      coupon: destination.couponId === null ? null : String(destination.couponId),
    },
    (sku) => limits.get(sku) ?? { stock: 0, found: false },
  )
  await upsertLines(tx, destination.id, raisedLines(merged.lines, guest, customer))
  if (merged.coupon) await setCartCoupon(tx, destination.id, Number(merged.coupon))
  const lost = missingOf(sourceRows, guest).map(({ productId, sku, quantity }) => {
    return { productId, sku, wanted: quantity, kept: 0 }
  })
  await addLineNotices(tx, destination.id, [
    ...source.lineNotices,
    ...cutLines(merged.notices, guest, customer),
    ...lost,
  ])
}

type ChosenRow = LineRow & { choice: Choice }
type MergeableLine = LineRow & {
  /** Lines of one sku share their stock; what a bundle may hold depends on its parts, so each is for itself. */
  sku: string
  shownSku: string
  selectedOptions: string[]
  enteredOptions: Record<string, string>
}

function mergeableOf({ choice, ...row }: ChosenRow, { sku = '' }: Limits): MergeableLine {
  return {
    ...row,
    sku: choice.product.type === 'bundle' ? row.optionKey : sku,
    shownSku: sku,
    selectedOptions: row.options,
    enteredOptions: Object.fromEntries(row.entered.map(({ uid, value }) => [uid, value])),
  }
}

/** Of the merged lines those the guest had a part in; none gets less than the customer had. */
function raisedLines(
  merged: readonly LineRow[],
  guest: readonly LineRow[],
  customer: readonly LineRow[],
): LineRow[] {
  const held = new Map(customer.map((row) => [row.optionKey, row.quantity]))
  return merged
    .filter((line) => guest.some((row) => row.optionKey === line.optionKey))
    .map((line) => ({ ...line, quantity: Math.max(line.quantity, held.get(line.optionKey) ?? 0) }))
}

/** What became of the guest's lines that could not come along whole. */
function cutLines(
  notices: readonly MergeNotice<MergeableLine>[],
  guest: readonly LineRow[],
  customer: readonly LineRow[],
): LineNotice[] {
  const held = new Map(customer.map((row) => [row.optionKey, row.quantity]))
  return notices
    .filter(({ line }) => guest.some((row) => row.optionKey === line.optionKey))
    .map(({ line: { productId, shownSku, optionKey }, wanted, kept }) => {
      return { productId, sku: shownSku, wanted, kept: Math.max(kept, held.get(optionKey) ?? 0) }
    })
}
