import { blocksOrder, type PaymentIssueKind } from '@comptoir/rules/payment-issue'
import { notifyShopOfPaymentIssue, type OrderHead, type PaymentIssueDetails } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { insertIssue, selectIssuesOfOrder, type OrderIssue } from './issues.sql.ts'
import type { Notification } from '../payment-providers/index.ts'

type IssueDetails = Omit<PaymentIssueDetails, 'kind'> & {
  kind: PaymentIssueKind
  /** Tells issues of one kind and transaction apart. */
  detail: string
}

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
  const detail = kind === 'unknown_status' ? status : ''
  return await openIssue(tx, app, order, {
    kind,
    transactionId,
    transactionUuid: uuid,
    detail,
    status,
    ...charged,
  })
}

/** As {@link reportIssue}, for what no notification has told. */
export async function openIssue(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { detail, ...payment }: IssueDetails,
): Promise<boolean> {
  const { kind, transactionId, transactionUuid, status, amount, currency } = payment
  const isNew = await insertIssue(tx, {
    orderId: order.id,
    kind,
    transactionId,
    transactionUuid,
    detail,
    amount,
    currency,
    createdAt: app.now(),
  })
  if (!isNew) return false
  await notifyShopOfPaymentIssue(tx, app, order, { ...payment, ...(detail && { detail }) })
  app.log.error(
    { orderNumber: order.number, kind, transactionId, uuid: transactionUuid, status },
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
