import type { OrderStatus } from '@comptoir/rules/order-status'
import { agreementsOf } from '../checkout/index.ts'
import { queueOrderConfirmation } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { selectConfirmation } from './confirmation.sql.ts'

const unpaid: readonly OrderStatus[] = [
  'pending_payment',
  'payzen_pending_transfer',
  'payzen_to_validate',
  'payment_review',
  'fraud',
]

/** Whether this move tells that an order was paid. */
export function isPaidBy(from: OrderStatus, to: OrderStatus): boolean {
  return to === 'processing' && unpaid.includes(from)
}

/**
 * Writes the mail that confirms an order, in the language of its store view and with the terms accepted there
 * (decisions F-15). Called again it writes none. A mail that cannot be written is logged and undoes nothing else.
 */
export async function confirmOrder(tx: Transaction, app: App, orderId: number): Promise<void> {
  try {
    await tx.savepoint((inner) => writeConfirmation(inner, app, orderId))
  } catch (error) {
    app.log.error({ err: error, orderId }, 'An order confirmation was not written')
  }
}

async function writeConfirmation(tx: Transaction, app: App, orderId: number): Promise<void> {
  const found = await selectConfirmation(tx, orderId)
  if (!found) throw new Error(`There is no order with id ${orderId}.`)
  const { subtotalInclTax, ...order } = found
  const store = app.stores.byId(order.storeId)
  const agreements = await agreementsOf(tx, store.id)
  await queueOrderConfirmation(tx, {
    ...order,
    shopName: store.website.name,
    language: store.language,
    // With tax for everybody: a professional's order keeps its discount without (decisions E-7).
    discount: subtotalInclTax + order.shippingInclTax - order.grandTotal,
    terms: agreements.map((agreement) => agreement.content).join('\n'),
  })
}
