import type { PaymentIssueKind } from '@comptoir/rules/payment-issue'
import { queueMailOfOrder } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import type { OrderHead } from './order.ts'

/** The mails about an order; a kind is also the name of its template in a site's content. */
export type OrderMailKind =
  | 'order_confirmation'
  | 'order_professional_transfer'
  | 'order_awaiting_payment'
  | 'order_shipped'
  | 'order_ready_for_pickup'
  | 'order_out_for_delivery'
  | 'order_refunded'
  | 'order_credited'
  | 'order_canceled'
  | 'order_message'
  | 'order_payment_link'
  | 'order_edited'
  | 'payment_refused'
  | 'invoice'
  | 'withdrawal_acknowledged'
  | 'return_received'
  | 'return_inspected'
  | 'quotation_received'
  | 'quotation_ready'
  | 'quotation_accepted'
  | 'quotation_expired'
  | 'quotation_for_shop'
  | 'payment_issue'

/** Data of a mail in addition to the order. */
export type OrderMailData = {
  documentId?: number
  shipmentId?: number
  withdrawalId?: number
  /** Cents refunded in money, when part of the credit note was paid in vouchers. */
  money?: number
  /** A key of the localised reasons, or free text of the shop. */
  reason?: string
  /** What the staff writes to the customer. */
  message?: { subject: string; text: string }
  /** Whether the mail has the order's appointment as a file for calendars. */
  hasCalendar?: boolean
  payment?: PaymentIssueDetails
  /** What an edit of the order means for its customer; documents by id. */
  edit?: { documentIds: number[]; refund: number; toPay: number; isPaidOnline: boolean }
}

/** A payment that the shop has to review. */
export type PaymentIssueDetails = {
  kind: PaymentIssueKind
  transactionId: string
  transactionUuid: string
  /** The provider's transaction status, or its reason. */
  status: string
  /** Tells issues of one kind and transaction apart. */
  detail?: string
  /** Minor units, and the ISO 4217 code or an unknown number; null when the notification has none. */
  amount: number | null
  currency: string | null
}

/**
 * Queues a mail about an order in the caller's transaction; it is rendered and sent later by jobs. A mail of the same
 * kind and `reference` is queued once per order.
 */
export async function queueOrderMail(
  tx: Transaction,
  order: Pick<OrderHead, 'id' | 'storeId' | 'email'>,
  kind: OrderMailKind,
  content: OrderMailData = {},
  reference = '',
): Promise<void> {
  const { storeId, email } = order
  const about = { storeId, orderId: order.id, kind, recipient: email }
  await queueMailOfOrder(tx, { ...about, reference, content: tx.json(content) })
}

/** Queues the mail with the invoice that the transaction has given to the server before. */
export async function queueInvoiceMail(
  tx: Transaction,
  { id, storeId, email }: Pick<OrderHead, 'id' | 'storeId' | 'email'>,
): Promise<void> {
  const invoice = tx`from order_document where order_id = ${id} and kind = 'invoice' and not is_edit`
  await queueMailOfOrder(tx, {
    storeId,
    orderId: id,
    kind: 'invoice' satisfies OrderMailKind,
    recipient: email,
    reference: tx`(select number ${invoice})`,
    content: tx`(select jsonb_build_object('documentId', id) ${invoice})`,
  })
}

/** The mail about a recorded order that the shop waits to be paid for, with how to pay. */
export function unpaidMail({
  paymentMethod,
  paymentExpiresAt,
  isQuotation,
}: Pick<OrderHead, 'paymentMethod' | 'paymentExpiresAt' | 'isQuotation'>): OrderMailKind {
  const hasDeadline = paymentExpiresAt !== null || isQuotation
  return paymentMethod === 'banktransfer' && hasDeadline
    ? 'order_professional_transfer'
    : 'order_awaiting_payment'
}

/** Events of a quotation of which the shop is notified. */
export type QuotationEvent = 'asked' | 'accepted' | 'turned_down' | 'expired' | 'unpaid'

/** Queues a mail to the shop about a quotation, once per event. */
export async function notifyShopOfQuotation(
  tx: Transaction,
  app: App,
  order: Pick<OrderHead, 'id' | 'storeId'>,
  event: QuotationEvent,
): Promise<void> {
  const { email } = app.stores.byId(order.storeId).settings
  await queueOrderMail(tx, { ...order, email }, 'quotation_for_shop', { reason: event }, event)
}

/** Queues a mail to the shop about a payment issue, in the website's default language, once per issue. */
export async function notifyShopOfPaymentIssue(
  tx: Transaction,
  app: App,
  order: Pick<OrderHead, 'id' | 'websiteId' | 'storeId'>,
  payment: PaymentIssueDetails,
): Promise<void> {
  const view = app.stores.defaultOf(order.websiteId)
  const { kind, transactionUuid, detail } = payment
  const reference = [kind, transactionUuid, ...(detail ? [detail] : [])].join(' ')
  const recipient = { id: order.id, storeId: view.id, email: view.settings.email }
  await queueOrderMail(tx, recipient, 'payment_issue', { payment }, reference)
}
