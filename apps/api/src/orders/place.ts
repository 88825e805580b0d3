import type { Localised } from '@comptoir/rules/language'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import {
  CartNotActiveError,
  CartNotFoundError,
  deactivateCart,
  loadCartLocked,
  useCoupon,
  type CartState,
} from '../cart/index.ts'
import { stockChanged } from '../catalogue/index.ts'
import { quotationTerms, type QuotationTerms } from '../checkout/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { limitRequest, senderPseudonyms } from '../platform/request-count.ts'
import { releaseSlot } from '../fulfilment/index.ts'
import { checkCart, checkTotal, checkVouchers } from './checks.ts'
import { PlaceOrderError } from './errors.ts'
import { takeFulfilment } from './fulfilment.ts'
import { askForMail, tellShop } from './mails.ts'
import { takeOrder } from './moves.ts'
import { lockOrder } from './read.sql.ts'
import { addressesOf, itemsOf, orderOf, taxesOf, unitsOf } from './snapshot.ts'
import { takeStock, type Units } from './stock.sql.ts'
import { checkUnpaidOrders } from './unpaid.ts'
import {
  insertAddresses,
  insertEvent,
  insertItems,
  insertOrder,
  insertTaxes,
  type NewOrder,
} from './write.sql.ts'

export type PlacedOrder = { id: number; number: string }

type PlaceOptions = {
  /** Euros, as the shopper read it. */
  expectedTotal?: number | undefined
  /** Nothing is sold: a quotation is asked for. */
  isQuotation?: boolean
}

/**
 * Turns a cart into an order, in one transaction that holds the cart's lock: whatever may have changed is checked
 * again, stock and coupon are taken, and the cart ends; with nothing due the order is confirmed by mail. Of several
 * calls for one cart the first makes the order; the others are answered CART_NOT_ACTIVE (decisions F-9). Throws
 * {@link PlaceOrderError} and TooManyUnpaidOrdersError; a cart of somebody else stays the cart's own authorization error.
 */
export async function placeOrder(
  ctx: RequestContext,
  maskedId: string,
  { expectedTotal, isQuotation = false }: PlaceOptions = {},
): Promise<PlacedOrder> {
  const terms = isQuotation ? askedTerms(ctx) : undefined
  if (terms) await limitRequest(ctx, RATE_LIMITS.quotations)
  const sender = ctx.address === null ? undefined : await senderPseudonyms(ctx.app, ctx.address)
  return await inTransaction(ctx.app.sql, async (tx) => {
    const cart = await loadCart(tx, ctx, maskedId)
    const checked = checkCart(ctx, cart, isQuotation)
    checkTotal(cart, expectedTotal)
    if (!terms) await checkVouchers(tx, ctx, cart)
    const order = orderOf(ctx, cart, checked, terms)
    if (order.status === 'pending_payment') await checkUnpaidOrders(tx, ctx, order, sender)
    // Nothing of a quotation is sold before its customer accepts it (decisions I-5).
    const taken = terms ? new Map<number, number>() : await takeStock(tx, unitsOf(cart))
    if (!taken) throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.')
    await takeCoupon(tx, cart)
    const placed = await insertOrder(tx, {
      ...order,
      ...(order.status === 'pending_payment' &&
        sender && { senderHash: sender.sender, senderWiderHash: sender.wider }),
    })
    // Nor is the slot taken: it is free for others until then.
    if (terms) await releaseSlot(tx, cart.id)
    else await takeFulfilment(tx, ctx, cart, placed.id)
    const event = {
      from: null,
      to: order.status,
      reason: terms ? 'asked for' : 'placed',
      at: order.createdAt,
    }
    await insertParts(tx, ctx, placed, cart, taken)
    await Promise.all([
      insertEvent(tx, { orderId: placed.id, ...event }),
      deactivateCart(tx, cart.id),
      stockChanged(tx, [...taken.keys()]),
    ])
    await tellOfOrder(tx, ctx, placed, order)
    return placed
  })
}

function askedTerms(ctx: RequestContext): QuotationTerms {
  const terms = quotationTerms(ctx)
  if (terms) return terms
  throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', noQuotation[ctx.store.language])
}

const noQuotation: Localised = {
  fr: 'Les devis sont réservés aux clients professionnels connectés.',
  en: 'Quotations are for professional customers who are signed in.',
  it: 'I preventivi sono riservati ai clienti professionali che hanno effettuato l’accesso.',
}

/** An order that waits for its payment page is not spoken of before that answers. */
async function tellOfOrder(
  tx: Transaction,
  ctx: RequestContext,
  placed: PlacedOrder,
  { status, quotationAnsweredAt }: Pick<NewOrder, 'status' | 'quotationAnsweredAt'>,
): Promise<void> {
  if (status === 'pending_payment') return
  const order = await lockOrder(tx, placed.id)
  if (!order) throw new Error(`The order ${placed.number} is not there.`)
  if (order.isOpenQuotation) {
    await askForMail(tx, order, quotationAnsweredAt ? 'quotation_ready' : 'quotation_received')
    return await tellShop(tx, ctx.app, order, 'asked')
  }
  if (status === 'processing') await takeOrder(tx, ctx.app, order)
  else await askForMail(tx, order, 'order_professional_transfer')
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

async function takeCoupon(tx: Transaction, cart: CartState): Promise<void> {
  if (
    !cart.coupon ||
    (await useCoupon(tx, cart.coupon.id, { customerId: cart.customerId, email: cart.email }))
  )
    return
  const message = "The coupon code isn't valid. Verify the code and try again."
  throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', message)
}

async function insertParts(
  tx: Transaction,
  ctx: RequestContext,
  placed: PlacedOrder,
  cart: CartState,
  taken: Units,
): Promise<void> {
  await Promise.all([
    insertItems(tx, placed.id, itemsOf(ctx, cart, taken)),
    insertAddresses(tx, placed.id, addressesOf(cart)),
    insertTaxes(tx, placed.id, taxesOf(ctx, cart)),
  ])
}
