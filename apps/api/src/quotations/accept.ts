import { holidaysOf } from '@comptoir/rules/calendar'
import { canAcceptQuotation } from '@comptoir/rules/quotation'
import { deliveryDate } from '@comptoir/rules/shipping'
import { cardMethod, freeMethod, type PaymentMethod } from '../checkout/index.ts'
import {
  queueOrderMail,
  lockOrder,
  transitionOrder,
  recordOrderEvent,
  selectOrder,
  deductOrderStock,
  notifyShopOfQuotation,
  unpaidMail,
  type OrderHead,
  type OrderRecord,
} from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { takeQuotedSlot } from '../fulfilment/index.ts'
import { QuotationError } from './errors.ts'
import { markAccepted } from './quotations.sql.ts'
import { stateOf } from './state.ts'

export type AcceptanceInput = {
  /** Undefined keeps the payment method of the request. */
  payment: PaymentMethod | undefined
  purchaseOrderNumber: string | null
  /** The customer pays by invoice: the order is processed immediately. */
  isOnAccount: boolean
}

/**
 * Accepts a quotation, in the transaction that holds the lock of its order: deducts stock, takes the slot, and waits for
 * the payment or, on account, starts processing (decisions I-5). Throws QuotationError in a state other than ready and
 * when stock is short, SlotUnavailableError when the slot is not available; the caller rolls back.
 */
export async function acceptQuotation(
  tx: Transaction,
  app: App,
  head: OrderHead,
  { payment, purchaseOrderNumber, isOnAccount }: AcceptanceInput,
): Promise<void> {
  const { language, settings } = app.stores.byId(head.storeId)
  const order = (await selectOrder(tx, head.id))?.order
  const now = app.now()
  const state = order && stateOf(app, order, now)
  if (!order || !state) throw new Error(`The order ${head.number} is no quotation.`)
  if (!canAcceptQuotation(state)) throw new QuotationError(state, language)
  const taken = await deductOrderStock(tx, head.id)
  if (!taken) throw new QuotationError('out_of_stock', language)
  await takeSlotForOrder(tx, app, order)
  const { delivery_cut_off_hour: cutOffHour, delivery_working_days: workingDays, timezone } = settings
  await markAccepted(tx, head.id, {
    acceptedAt: now,
    payment: payment ?? { code: head.paymentMethod, title: order.paymentTitle },
    purchaseOrderNumber,
    deliveryDate: order.isVirtual
      ? null
      : deliveryDate(now, {
          cutOffHour,
          workingDays,
          holidays: holidaysOf(settings.holidays),
          timeZone: timezone,
        }),
  })
  await settle(tx, app, await reloadOrder(tx, head.id), isOnAccount)
  await notifyShopOfQuotation(tx, app, head, 'accepted')
}

async function takeSlotForOrder(
  tx: Transaction,
  app: App,
  { id, storeId, fulfilment }: OrderRecord,
): Promise<void> {
  if (!fulfilment || fulfilment.locationId === null) return
  const { locationId, method } = fulfilment
  const { language } = app.stores.byId(storeId)
  const startsAt = new Date(fulfilment.startsAt)
  await takeQuotedSlot(tx, app, { orderId: id, language, locationId, method, startsAt })
}

/** Moves the order to the status that follows from its payment method. */
async function settle(tx: Transaction, app: App, order: OrderHead, isOnAccount: boolean): Promise<void> {
  const reason = 'quotation accepted'
  const isFree = order.paymentMethod === freeMethod
  if (isOnAccount || isFree) {
    const paymentState = isFree ? 'none' : 'waiting'
    return await transitionOrder(tx, app, order, { to: 'processing', reason, paymentState })
  }
  if (order.paymentMethod === cardMethod) {
    await transitionOrder(tx, app, order, { to: 'pending_payment', reason, paymentState: 'waiting' })
    return await queueOrderMail(tx, order, 'quotation_accepted')
  }
  await recordOrderEvent(tx, app, order, { reason, paymentState: 'waiting' })
  await queueOrderMail(tx, order, unpaidMail(order))
}

async function reloadOrder(tx: Transaction, id: number): Promise<OrderHead> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`There is no order with id ${id}.`)
  return order
}
