import type { PaymentIssueKind } from '@comptoir/rules/payment-issue'
import { queueUnwritten } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import type { OrderHead } from './order.ts'

/** The mails of an order, by the names of their texts in a site's content. */
export type OrderMailKind =
  | 'order_confirmation'
  | 'order_professional_transfer'
  | 'order_shipped'
  | 'order_ready_for_pickup'
  | 'order_out_for_delivery'
  | 'order_refunded'
  | 'order_canceled'
  | 'payment_refused'
  | 'invoice'
  | 'withdrawal_acknowledged'
  | 'quotation_received'
  | 'quotation_ready'
  | 'quotation_accepted'
  | 'quotation_expired'
  | 'quotation_for_shop'
  | 'payment_issue'

/** What a mail tells besides the order itself. */
export type OrderMailContent = {
  documentId?: number
  shipmentId?: number
  withdrawalId?: number
  /** Cents that a refund gives back, where they are not all of its credit note. */
  money?: number
  /** A key of the reasons that shoppers are told, or the shop's own words. */
  reason?: string
  payment?: PaymentNews
}

/** What the shop is told of a payment that somebody has to look at. */
export type PaymentNews = {
  kind: PaymentIssueKind
  transactionId: string
  transactionUuid: string
  /** The provider's word for it. */
  status: string
  /** Minor units, and EUR or an ISO 4217 number; null when the provider named none. */
  amount: number | null
  currency: string | null
}

/**
 * Asks for a mail about an order in the transaction of what it tells of; it is written and sent afterwards, so that
 * neither delays the other. Asked for again for the same `reference` it is sent once.
 */
export async function askForMail(
  tx: Transaction,
  order: Pick<OrderHead, 'id' | 'storeId' | 'email'>,
  kind: OrderMailKind,
  content: OrderMailContent = {},
  reference = '',
): Promise<void> {
  const { storeId, email } = order
  await queueUnwritten(tx, { storeId, orderId: order.id, kind, recipient: email, reference, content })
}

/** What became of a quotation, as the shop is told. */
export type QuotationNews = 'asked' | 'accepted' | 'turned_down' | 'expired' | 'unpaid'

/** Tells the shop of a quotation, at its own address; of each news once. */
export async function tellShop(
  tx: Transaction,
  app: App,
  order: Pick<OrderHead, 'id' | 'storeId'>,
  reason: QuotationNews,
): Promise<void> {
  const { email } = app.stores.byId(order.storeId).settings
  await askForMail(tx, { ...order, email }, 'quotation_for_shop', { reason }, reason)
}

/** Tells the shop, in its website's own language, that somebody has to look at a payment; of each issue once. */
export async function tellShopOfPayment(
  tx: Transaction,
  app: App,
  order: Pick<OrderHead, 'id' | 'websiteId' | 'storeId'>,
  payment: PaymentNews,
): Promise<void> {
  const views = app.stores.ofWebsite(order.websiteId)
  const view = views.find(({ isDefault }) => isDefault) ?? views[0] ?? app.stores.byId(order.storeId)
  const { kind, transactionUuid, status } = payment
  const reference = [kind, transactionUuid, ...(kind === 'unknown_status' ? [status] : [])].join(' ')
  const recipient = { id: order.id, storeId: view.id, email: view.settings.email }
  await askForMail(tx, recipient, 'payment_issue', { payment }, reference)
}
