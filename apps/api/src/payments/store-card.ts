import { randomBytes } from 'node:crypto'
import type { OrderHead } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import type { Notification } from '../payment-providers/index.ts'
import { insertToken, selectStoresCard } from './tokens.sql.ts'

/** Stores the card of an accepted payment when its customer asked for it; repeating it changes nothing. */
export async function storeCard(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { result, card, transactionId }: Notification,
): Promise<void> {
  const isAccepted = result === 'paid' || result === 'pending' || result === 'to_validate'
  if (!card || !isAccepted || order.customerId === null) return
  if (!(await selectStoresCard(tx, order.id, transactionId))) return
  await insertToken(tx, {
    customerId: order.customerId,
    method: order.paymentMethod,
    publicHash: randomBytes(32).toString('hex'),
    gatewayToken: card.identifier,
    type: 'card',
    details: card.details,
    expiresAt: card.expiresAt,
    createdAt: app.now(),
  })
}
