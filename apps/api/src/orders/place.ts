import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import {
  CartNotActiveError,
  CartNotFoundError,
  deactivateCart,
  loadCartLocked,
  selectCartProducts,
  unitsOf,
  buyerOf,
  withAvailableSlot,
  type CartState,
} from '../cart/index.ts'
import { lockSum } from '../distance-sales/index.ts'
import { quotationTerms, type QuotationTerms } from '../checkout/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { KeyedGate } from '../platform/keyed-gate.ts'
import { messageIn } from '../platform/messages.ts'
import { limitRequest, senderPseudonyms } from '../platform/request-count.ts'
import { releaseSlot } from '../fulfilment/index.ts'
import { insertRuleUses, takeRuleUses } from '../promotions/index.ts'
import { checkAppointment, takeOrderAppointment } from './appointment.ts'
import { markActing, nameActor } from './acting.ts'
import { checkAnswerTime, checkCart, checkTotal, checkVouchers } from './checks.ts'
import { PlaceOrderError } from './errors.ts'
import { reserveOrderSlot } from './fulfilment.ts'
import { queueOrderMail, notifyShopOfQuotation, unpaidMail } from './queue-mails.ts'
import { confirmOrder } from './transitions.ts'
import { addressesOf, itemsOf, orderOf, ruleUsesOf, taxesOf } from './snapshot.ts'
import { deductStock } from './stock.sql.ts'
import { checkUnpaidOrders } from './unpaid.ts'
import { insertEvent } from './update.sql.ts'
import { insertAddresses, insertItems, insertOrder, insertTaxes, type NewOrder } from './write.sql.ts'

/** Orders of one product that hold a connection at once: the others would only wait for the lock on its stock. */
const mostPerProduct = 3
const gates = new WeakMap<App, KeyedGate>()

export type PlacedOrder = { id: number; number: string }

type PlaceOptions = {
  /** The total that the client displayed. */
  expectedTotal?: number | undefined
  /** Requests a quotation instead of ordering. */
  isQuotation?: boolean
  /** Staff agree on an appointment with the customer later. */
  isByStaff?: boolean
}

/**
 * Places an order for a cart, in one transaction that locks the cart: checks everything again, deducts stock, uses
 * rules and coupon, and deactivates the cart; with nothing due the order is confirmed by mail. Of several calls for one cart
 * the first places the order; the others get CART_NOT_ACTIVE (decisions F-9). Throws {@link PlaceOrderError},
 * TooManyUnpaidOrdersError, and the cart's authorization error for a cart of another customer.
 */
export async function placeOrder(
  ctx: RequestContext,
  maskedId: string,
  { expectedTotal, isQuotation = false, isByStaff = false }: PlaceOptions = {},
): Promise<PlacedOrder> {
  const terms = isQuotation ? requireQuotationTerms(ctx) : undefined
  if (terms) await limitRequest(ctx, RATE_LIMITS.quotations)
  const sender = ctx.address === null ? undefined : await senderPseudonyms(ctx.app, ctx.address)
  // A quotation locks no stock.
  const productIds = terms ? [] : await selectCartProducts(ctx.app.sql, maskedId)
  const place = async (tx: Transaction) => {
    if (ctx.identity?.acting) await nameActor(tx, ctx.identity.acting.name)
    const cart = await withAvailableSlot(tx, ctx, await loadTaxedCart(tx, ctx, maskedId))
    const checked = checkCart(ctx, cart, isQuotation)
    if (terms) checkAnswerTime(ctx, cart, terms)
    else if (!isByStaff) checkAppointment(ctx, cart)
    checkTotal(ctx, cart, expectedTotal)
    if (!terms) await checkVouchers(tx, ctx, cart)
    const order = orderOf(ctx, cart, checked, terms)
    const isUnpaid = order.paymentState === 'waiting' && !terms
    const uses = ruleUsesOf(ctx, cart)
    const [, deducted, hasUses] = await Promise.all([
      isUnpaid && checkUnpaidOrders(tx, ctx, order, sender),
      // A quotation deducts no stock before its customer accepts it (decisions I-5).
      terms ? new Map<number, number>() : deductStock(tx, unitsOf(cart.lines)),
      takeRuleUses(tx, uses, buyerOf(ctx, cart)),
    ])
    if (!deducted)
      throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.')
    if (!hasUses) throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', usedUpMessage(ctx, cart))
    tx.withoutWaiting(deactivateCart(tx, cart.id))
    const placed = await insertOrder(tx, {
      ...order,
      ...(isUnpaid && sender && { senderHash: sender.sender, senderWiderHash: sender.wider }),
    })
    // Nor does it reserve the slot: others may take it until then.
    if (terms) await releaseSlot(tx, cart.id)
    else {
      await reserveOrderSlot(tx, ctx, cart, placed.id)
      await takeOrderAppointment(tx, ctx, cart, placed.id)
    }
    const event = {
      from: null,
      to: order.status,
      reason: terms ? 'quotation requested' : 'placed',
      at: order.createdAt,
    }
    tx.withoutWaiting(
      insertItems(tx, placed.id, itemsOf(ctx, cart, deducted)),
      insertAddresses(tx, placed.id, addressesOf(cart)),
      insertTaxes(tx, placed.id, taxesOf(ctx, cart)),
      insertRuleUses(tx, placed.id, uses),
      insertEvent(tx, { orderId: placed.id, ...event }),
    )
    if (ctx.identity?.acting) await markActing(tx, ctx, placed, ctx.identity.acting)
    await queuePlacedOrderMails(tx, ctx, placed, order)
    return { placed, passesThreshold: cart.distanceSale?.passesThreshold === true }
  }
  const { placed, passesThreshold } = await gateOf(ctx.app).run(productIds, () =>
    inTransaction(ctx.app.sql, place),
  )
  if (!terms) ctx.app.telemetry.orders.add(1, ctx.store.website.code)
  if (passesThreshold && !terms)
    ctx.log.warn(
      { website: ctx.store.website.code, order: placed.number },
      'The threshold of sales to consumers of other member states is passed: they are taxed there from this order on.',
    )
  return placed
}

/**
 * The locked cart; one whose tax depends on the sum of the year's sales waits for the orders that it depends on, and is
 * priced again.
 */
async function loadTaxedCart(tx: Transaction, ctx: RequestContext, maskedId: string): Promise<CartState> {
  const cart = await loadCart(tx, ctx, maskedId)
  if (!cart.distanceSale?.dependsOnSum) return cart
  await lockSum(tx, cart.websiteId)
  return await loadCart(tx, ctx, maskedId)
}

function gateOf(app: App): KeyedGate {
  const gate = gates.get(app) ?? new KeyedGate(mostPerProduct, app.settings.databaseLimits)
  gates.set(app, gate)
  return gate
}

function requireQuotationTerms(ctx: RequestContext): QuotationTerms {
  const terms = quotationTerms(ctx)
  if (terms) return terms
  throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messageIn(ctx.store.language, 'order_no_quotation'))
}

/** Queues the mails of a new order; one that waits for a card payment gets its mail with the payment's result. */
async function queuePlacedOrderMails(
  tx: Transaction,
  ctx: RequestContext,
  placed: PlacedOrder,
  created: NewOrder,
): Promise<void> {
  const { status, quotationAnsweredAt } = created
  if (status === 'pending_payment') return
  const order = {
    ...created,
    ...placed,
    preparation: 'new' as const,
    isOpenQuotation: created.isQuotation,
    outstanding: 0,
  }
  if (order.isOpenQuotation) {
    await queueOrderMail(tx, order, quotationAnsweredAt ? 'quotation_ready' : 'quotation_received')
    return await notifyShopOfQuotation(tx, ctx.app, order, 'asked')
  }
  if (status === 'processing') await confirmOrder(tx, ctx.app, order)
  else await queueOrderMail(tx, order, unpaidMail(order))
}

async function loadCart(tx: Transaction, ctx: RequestContext, maskedId: string): Promise<CartState> {
  try {
    return await loadCartLocked(tx, ctx, maskedId)
  } catch (error) {
    if (error instanceof CartNotFoundError) throw new PlaceOrderError('CART_NOT_FOUND', error.message)
    if (error instanceof CartNotActiveError) throw new PlaceOrderError('CART_NOT_ACTIVE', error.message)
    throw error
  }
}

/** Another order took the last use meanwhile. */
function usedUpMessage({ store }: RequestContext, { coupon }: CartState): string {
  return coupon
    ? "The coupon code isn't valid. Verify the code and try again."
    : messageIn(store.language, 'order_promotion_used_up')
}
