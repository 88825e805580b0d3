import { mergeCarts as mergeLines, type MergeNotice } from '@comptoir/rules/cart-merge'
import { signedIn } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { ShopError } from '../platform/errors.ts'
import { moveReservation, releaseSlot } from '../fulfilment/index.ts'
import { checkAccess } from './access.ts'
import { customerCart, customerCartRow } from './cart.ts'
import { reloadCart } from './change-cart.ts'
import { copyAppointment, copyFulfilment } from './cart-fulfilment.sql.ts'
import { addLineNotices, closeCart, giveCart, lockCarts, setCartCoupon, type CartRow } from './cart.sql.ts'
import { CartNotFoundError, EmptyDestinationError, MissingParameterError } from './errors.ts'
import { resolveLines } from './resolve-item.ts'
import { quantityLimitsOf, type QuantityLimits } from './quantity-limits.ts'
import { missingLinesOf, type ResolvedLine } from './resolve-cart.ts'
import { PriceReader } from './price-reader.ts'
import { selectLines, upsertLines, type LineRow } from './lines.sql.ts'
import { seenAtQuantity } from './prices.ts'
import { copyCheckout } from './copy-checkout.sql.ts'
import type { CartState, LineNotice } from './state.ts'

/**
 * Merges a guest's cart into a customer's and closes it (decisions D-1). Quantities of equal lines add up to what stock
 * and limits allow, with a notice for each reduced line. The customer's coupon, addresses, methods and comments take
 * precedence. Without `destinationId` the customer's active cart is used, or created. Throws NotSignedInError for a
 * guest, and as readCart does for either cart.
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
      if (!destinationId && isClosed(byId(wanted))) return undefined
      const destination = checkAccess(ctx, wanted, inRequestLocation(ctx, byId(wanted)), customerId)
      await moveFulfilment(tx, source, destination)
      await moveLines(tx, ctx, source, destination)
      await copyCheckout(tx, source.id, destination.id, ctx.app.now())
      await closeCart(tx, source.id, ctx.app.now())
      return await reloadCart(tx, ctx, destination.id)
    })
    if (merged) return merged
  }
}

/** The customer has ordered the cart in the meantime, on another device: try again with the next one. */
const isClosed = (row: CartRow | undefined) => row?.isActive === false

/**
 * The customer's cart after signing in, with the guest's cart merged into it. Signing in succeeds also when the guest
 * cart cannot be merged. `ctx.identity` is the customer.
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
 * Makes a guest's cart the customer's own (Magento): it keeps its id, and the customer's cart is merged into it and
 * closed. Throws as {@link mergeCarts} does.
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
      if (isClosed(byId(active.maskedId))) return undefined
      const own = checkAccess(ctx, active.maskedId, inRequestLocation(ctx, byId(active.maskedId)), customerId)
      await releaseSlot(tx, own.id)
      await moveLines(tx, ctx, own, guest)
      await copyCheckout(tx, own.id, guest.id, ctx.app.now())
      await closeCart(tx, own.id, ctx.app.now())
      await giveCart(tx, guest.id, customerId)
      return await reloadCart(tx, ctx, guest.id)
    })
    if (assigned) return assigned
  }
}

/** The customer's cart as if it were at the location of the request, for the access check. */
function inRequestLocation<Row extends CartRow | undefined>(ctx: RequestContext, row: Row): Row {
  if (row?.websiteId !== ctx.store.website.id) return row
  return { ...row, storeId: ctx.store.id, locationId: ctx.store.location?.id ?? null }
}

/** The guest's location and slot, or appointment, replace the customer's: they were selected later. */
async function moveFulfilment(tx: Transaction, source: CartRow, destination: CartRow): Promise<void> {
  if (source.locationId === null && source.appointmentStartsAt === null) return
  if (source.locationId === null) await copyAppointment(tx, source.id, destination.id)
  else await copyFulfilment(tx, source.id, destination.id)
  await moveReservation(tx, source.id, destination.id)
}

/** Gifts are not merged: the rules give them again. */
const isBought = ({ giftRuleId }: LineRow) => giftRuleId === null

/** Merges the lines of `source` into `destination`, with notices for lines that were reduced or are gone. */
async function moveLines(
  tx: Transaction,
  ctx: RequestContext,
  source: CartRow,
  destination: CartRow,
): Promise<void> {
  const sourceRows = (await selectLines(tx, source.id)).filter(isBought)
  const guest = resolveLines(ctx, sourceRows)
  const customer = resolveLines(ctx, (await selectLines(tx, destination.id)).filter(isBought))
  const stock = await new PriceReader({ locationId: source.locationId ?? destination.locationId }).stockOf(
    tx,
    [...guest, ...customer].map(({ item }) => item),
  )
  const limits = new Map<string, QuantityLimits>()
  const mergeable = (row: ResolvedLine): MergeableLine => {
    const own = quantityLimitsOf(row.item, stock, ctx.visitorKind)
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
  await upsertLines(tx, destination.id, raisedLines(ctx, merged.lines, guest, customer))
  if (merged.coupon) await setCartCoupon(tx, destination.id, Number(merged.coupon))
  const gone = missingLinesOf(sourceRows, guest).map(({ productId, sku, quantity }) => {
    return { productId, sku, wanted: quantity, quantity: 0 }
  })
  await addLineNotices(tx, destination.id, [
    ...source.lineNotices,
    ...cutLines(merged.notices, guest, customer),
    ...gone,
  ])
}

type MergeableLine = LineRow & {
  /** Lines of one SKU share their stock. A bundle has a key of its own: its limits depend on its selections. */
  sku: string
  shownSku: string
  selectedOptions: string[]
  enteredOptions: Record<string, string>
}

function mergeableOf({ item, ...row }: ResolvedLine, { sku = '' }: QuantityLimits): MergeableLine {
  return {
    ...row,
    sku: item.product.type === 'bundle' ? row.optionKey : sku,
    shownSku: sku,
    selectedOptions: row.options,
    enteredOptions: Object.fromEntries(row.entered.map(({ uid, value }) => [uid, value])),
  }
}

/** The merged lines that the guest had too; none gets less than the customer had. */
function raisedLines(
  ctx: RequestContext,
  merged: readonly LineRow[],
  guest: readonly ResolvedLine[],
  customer: readonly LineRow[],
): LineRow[] {
  const quantities = new Map(customer.map((row) => [row.optionKey, row.quantity]))
  return merged.flatMap((line) => {
    const own = guest.find((row) => row.optionKey === line.optionKey)
    if (!own) return []
    const quantity = Math.max(line.quantity, quantities.get(line.optionKey) ?? 0)
    return [{ ...line, quantity, ...seenAtQuantity(ctx.store, own, quantity) }]
  })
}

/** Notices for the guest's lines that were reduced. */
function cutLines(
  notices: readonly MergeNotice<MergeableLine>[],
  guest: readonly LineRow[],
  customer: readonly LineRow[],
): LineNotice[] {
  const quantities = new Map(customer.map((row) => [row.optionKey, row.quantity]))
  return notices
    .filter(({ line }) => guest.some((row) => row.optionKey === line.optionKey))
    .map(({ line: { productId, shownSku, optionKey }, wanted, quantity }) => {
      return {
        productId,
        sku: shownSku,
        wanted,
        quantity: Math.max(quantity, quantities.get(optionKey) ?? 0),
      }
    })
}
