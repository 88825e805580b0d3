import type { Cents } from '@comptoir/rules/money'
import type { Notification } from './payzen/notification.ts'

/** What opens a provider's payment page: a form that the browser posts. */
export type PaymentForm = { url: string; fields: Record<string, string> }

/** A payment to open at the provider. */
export type PaymentStart = {
  shopName: string
  orderNumber: string
  email: string
  amount: Cents
  currency: string
  language: string
  returnUrl: string
  transactionId: string
  createdAt: Date
  storesCard: boolean
  /** The provider's identifier of a kept card to pay with. */
  cardIdentifier: string | undefined
}

/** A payment that was made, as the shop knows it. */
export type MadePayment = {
  /** The provider's identifier of the transaction. */
  uuid: string
  transactionId: string
  orderNumber: string
  /** What the customer paid, in minor units. */
  amount: Cents
  currency: string
  formedAt: Date
}

/** A refund of a payment. */
export type RefundCall = {
  amount: Cents
  /** What earlier refunds of the payment moved. */
  refundedBefore: Cents
  /** Shown in the provider's back office. */
  key: string
  /** When an earlier attempt was sent whose answer is missing; null when none was. */
  sentAt: Date | null
  now: Date
}

/**
 * `unsent`: nothing was changed at the provider, try again later. `unknown`: sent, and the answer is missing. An accepted
 * operation may carry the new state of the payment, to be applied as a notification.
 */
export type OperationAnswer =
  | { state: 'accepted'; reference: string | null; notification: Notification | null }
  | { state: 'refused'; code: string; detail: string }
  | { state: 'unsent'; detail: string }
  | { state: 'unknown'; detail: string; wasSent: boolean }

/**
 * A provider of payments, behind which nothing of it is visible. Every function may be repeated: the same payment has one
 * form, a repeated notification one effect, and an operation that was carried out is answered as accepted. The shopper's
 * return changes nothing: it proves no payment. Operations never throw, and hold no database connection.
 */
export type PaymentProvider = {
  readonly code: string
  /** The form that opens the payment page. */
  start: (payment: PaymentStart) => PaymentForm
  /** Parses and verifies the body of a notification. Throws NotificationError. */
  readNotification: (body: string) => Notification
  /** The operations on made payments; null where the shop has no access to them. */
  readonly operations: PaymentOperations | null
}

export type PaymentOperations = {
  /** Moves money back to the customer, or releases it where it was not captured yet. */
  refund: (payment: MadePayment, call: RefundCall) => Promise<OperationAnswer>
  /** Has an authorised payment captured. */
  capture: (payment: MadePayment) => Promise<OperationAnswer>
  /** Releases a payment that was not captured. */
  void: (payment: MadePayment) => Promise<OperationAnswer>
  status: (payment: MadePayment) => Promise<OperationAnswer>
}
