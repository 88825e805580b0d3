import { canPrepare, type Preparation } from '@comptoir/rules/preparation'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { OrderStateError } from './errors.ts'
import type { OrderHead } from './order.ts'
import { updatePreparation } from './preparation.sql.ts'
import { insertEvent } from './update.sql.ts'

/**
 * Changes how far an order is prepared, in the transaction that holds its lock (`lockOrder`), and records it in the
 * order's history. It mails nobody and leaves the customer's status: `shipOrder` completes the order and sets
 * `handed_over` itself. A step may be skipped or taken back while the order is processing. Returns the state before.
 * Throws OrderStateError; a change to the state that it has is ignored.
 */
export async function changePreparation(
  tx: Transaction,
  app: App,
  order: OrderHead,
  to: Preparation,
): Promise<Preparation> {
  const from = order.preparation
  if (from === to) return from
  if (!canPrepare(order.status, from, to)) throw new OrderStateError(order, 'prepared')
  const at = app.now()
  const { id, status } = order
  tx.withoutWaiting(
    updatePreparation(tx, id, to, at),
    insertEvent(tx, { orderId: id, from: status, to: status, reason: `preparation ${to}`, at }),
  )
  return from
}
