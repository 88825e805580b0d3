import { holdsOrder, type PaymentIssueKind } from '@comptoir/rules/payment-issue'
import { tellShopOfPayment, type OrderHead } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { insertIssue, selectIssuesOfOrder, type OrderIssue } from './issues.sql.ts'
import type { Notification } from './notification.ts'

/**
 * Records that something is wrong with a payment and asks for a mail to the owner, in the transaction of what tells of
 * it. Told again, it changes nothing. Answers whether the issue is new.
 */
export async function reportIssue(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, kind }: { notification: Notification; kind: PaymentIssueKind },
): Promise<boolean> {
  const { uuid, transactionId, status, charged } = notification
  const isNew = await insertIssue(tx, {
    orderId: order.id,
    kind,
    transactionId,
    transactionUuid: uuid,
    detail: kind === 'unknown_status' ? status : '',
    amount: charged.amount,
    currency: charged.currency,
    createdAt: app.now(),
  })
  if (!isNew) return false
  await tellShopOfPayment(tx, app, order, { kind, transactionId, transactionUuid: uuid, status, ...charged })
  app.log.error(
    { orderNumber: order.number, kind, transactionId, uuid, status },
    'A payment needs a look: npm run comptoir -- payments issues',
  )
  return true
}

/** The open issues for which the order waits. */
export async function selectHolds(
  tx: Transaction,
  order: OrderHead,
): Promise<{ open: OrderIssue[]; isHeld: boolean }> {
  const holds = (await selectIssuesOfOrder(tx, order.id)).filter(({ kind }) => holdsOrder(kind))
  const open = holds.filter(({ isOpen }) => isOpen)
  // An order that was imported as suspected has no issue that could have been resolved.
  return { open, isHeld: open.length > 0 || (order.status === 'fraud' && holds.length === 0) }
}
