import type { CartNotice, CartNoticeType } from '@comptoir/contract/generated/types'
import type { VoucherError } from '@comptoir/rules/voucher'
import { productById } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { toMoney } from '../platform/money.ts'
import { encodeUid } from '../platform/uid.ts'
import { inTransaction } from '../platform/database.ts'
import { loadCartLocked, reloadCart } from './change-cart.ts'
import { clearLineNotices, setCartVouchers } from './cart.sql.ts'
import { deleteLines, setSeenPrices } from './lines.sql.ts'
import { noticeText, type NoticeFacts } from './notice-messages.ts'
import type { CartLine, CartState, LineNotice } from './state.ts'

/**
 * Notices that the shopper should read before ordering (decisions D-1, D-9): lines that cannot be ordered, removed and
 * reduced lines, a coupon or vouchers that do not apply, and prices that changed since they were seen.
 */
export function cartNotices(ctx: RequestContext, cart: CartState): CartNotice[] {
  const { lines, missingLines, lineNotices, lapsedCoupon } = cart
  const gone = missingLines.map(({ productId, sku, quantity }) => ({
    productId,
    sku,
    wanted: quantity,
    quantity: 0,
  }))
  const changed = [...lineNotices, ...gone]
    .filter((notice) => isCurrent(cart, notice))
    .map((notice) => changedNotice(ctx, cart, notice))
  return [
    ...lines.flatMap((line) => (line.problem ? [unavailableNotice(ctx, line, line.problem.kind)] : [])),
    ...changed.toSorted((a, b) => Number(b.type === 'LINE_REMOVED') - Number(a.type === 'LINE_REMOVED')),
    ...(lapsedCoupon === null ? [] : [cartNotice(ctx, 'COUPON_LAPSED', { name: lapsedCoupon })]),
    ...(cart.lapsedVouchers === null ? [] : [vouchersNotice(ctx, cart.lapsedVouchers)]),
    ...lines.flatMap((line) => priceNotice(ctx, line)),
  ]
}

/** Whether the line is still as the notice says: not changed or added again since. */
function isCurrent({ lines }: CartState, { sku, quantity }: LineNotice): boolean {
  const same = lines.filter((line) => line.sku === sku)
  return quantity === 0 ? same.length === 0 : same.some((line) => line.quantity === quantity)
}

/** Dismisses the notices: stores today's prices as seen and deletes lines whose products are gone. */
export async function dismissNotices(ctx: RequestContext, maskedId: string): Promise<CartState> {
  return await inTransaction(ctx.app.sql, async (tx) => {
    const { id, lines, missingLines, lapsedVouchers } = await loadCartLocked(tx, ctx, maskedId)
    if (lapsedVouchers !== null) await setCartVouchers(tx, id, null)
    const changed = lines.filter((line) => line.priceChange)
    await setSeenPrices(
      tx,
      id,
      changed.map((line) => ({
        id: line.id,
        seenPrices: line.priceComponents.map(({ unitPrice }) => unitPrice),
        seenCurrency: ctx.store.currency,
      })),
    )
    await deleteLines(
      tx,
      id,
      missingLines.map((line) => line.id),
    )
    await clearLineNotices(tx, id)
    return await reloadCart(tx, ctx, id)
  })
}

function vouchersNotice(ctx: RequestContext, why: VoucherError): CartNotice {
  const notice = cartNotice(ctx, 'VOUCHERS_LAPSED', {})
  const { language, website } = ctx.store
  if (why !== 'currency') return notice
  return { ...notice, message: messageIn(language, 'voucher_error_currency', { own: website.currency }) }
}

function unavailableNotice(ctx: RequestContext, line: CartLine, reason: NoticeFacts['reason']): CartNotice {
  return { ...cartNotice(ctx, 'LINE_UNAVAILABLE', { name: line.name, reason }), ...ofLine(line) }
}

function priceNotice(ctx: RequestContext, line: CartLine): CartNotice[] {
  if (!line.priceChange) return []
  const { before, now } = line.priceChange
  const type = now > before ? 'PRICE_RAISED' : 'PRICE_LOWERED'
  const prices = {
    previous_price: toMoney(before, ctx.store.currency),
    price: toMoney(now, ctx.store.currency),
  }
  return [{ ...cartNotice(ctx, type, { name: line.name, before, now }), ...ofLine(line), ...prices }]
}

function changedNotice(
  ctx: RequestContext,
  cart: CartState,
  { productId, sku, wanted, quantity, isElsewhere }: LineNotice,
): CartNotice {
  const line = cart.lines.find((known) => known.sku === sku && known.quantity === quantity)
  const name = line?.name ?? productById(ctx, productId)?.name ?? sku
  const gone = isElsewhere ? 'NOT_SOLD_HERE' : 'LINE_REMOVED'
  const type = quantity > 0 ? 'QUANTITY_CHANGED' : gone
  return {
    ...cartNotice(ctx, type, { name, before: wanted, now: quantity }),
    ...(line && ofLine(line)),
    sku,
    product_name: name,
    previous_quantity: wanted,
    quantity,
  }
}

function ofLine({ id, sku, name, quantity }: CartLine) {
  return { cart_item_uid: encodeUid(id), sku, product_name: name, quantity }
}

/** A notice in the shopper's language. */
export function cartNotice(
  ctx: RequestContext,
  type: CartNoticeType,
  facts: Partial<NoticeFacts>,
): CartNotice {
  const whole: NoticeFacts = { name: '', before: 0, now: 0, reason: 'not_salable', ...facts }
  return {
    type,
    message: noticeText(type, whole, ctx.store),
    cart_item_uid: null,
    sku: null,
    product_name: null,
    previous_price: null,
    price: null,
    previous_quantity: null,
    quantity: null,
  }
}
