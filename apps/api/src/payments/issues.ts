import { blocksOrder, type PaymentIssueKind } from '@comptoir/rules/payment-issue'
import { notifyShopOfPaymentIssue, type OrderHead } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { insertIssue, selectIssuesOfOrder, type OrderIssue } from './issues.sql.ts'
import type { Notification } from './notification.ts'

/**
 * Records a payment issue and queues a mail to the shop, in the caller's transaction; repeating it changes nothing.
 * Returns whether the issue is new.
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
  await notifyShopOfPaymentIssue(tx, app, order, {
    kind,
    transactionId,
    transactionUuid: uuid,
    status,
    ...charged,
  })
  app.log.error(
    { orderNumber: order.number, kind, transactionId, uuid, status },
    'A payment needs review: run npm run comptoir -- payments issues',
  )
  return true
}

/** The open issues that block the order. */
export async function selectBlockingIssues(
  tx: Transaction,
  order: OrderHead,
): Promise<{ open: OrderIssue[]; isBlocked: boolean }> {
  const blocking = (await selectIssuesOfOrder(tx, order.id)).filter(({ kind }) => blocksOrder(kind))
  const open = blocking.filter(({ isOpen }) => isOpen)
  // An order imported as suspected of fraud has no issues at all.
  return { open, isBlocked: open.length > 0 || (order.status === 'fraud' && blocking.length === 0) }
}
