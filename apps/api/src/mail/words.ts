import type { PaymentIssueKind } from '@comptoir/rules/payment-issue'

/** A text of a mail for shops whose content has none: subject, sentences and the label of its link. */
export type DefaultText = { subject: string; lines: readonly string[]; action?: string }

export type MailWords = {
  locale: string
  /** A label before its value, in plain text. */
  labelled: (label: string, value: string) => string
  hello: string
  discount: string
  tax: string
  shippingIncluded: string
  /** So many meal vouchers. */
  vouchers: (count: number) => string
  termsFile: string
  termsTitle: string
  invoiceFile: string
  creditFile: string
  quotationFile: string
  question: string
  /** Why an order ends, by the key that it was cancelled with. */
  reasons: Record<'unpaid' | 'no_transfer' | 'by_customer' | 'quotation_unpaid', string>
  /** Why a payment was refused, as far as that may be told; nothing of any other reason (decisions F-8). */
  refusals: Record<'funds' | 'expired_card' | 'card_refused' | 'authentication_failed' | 'technical', string>
  /** Day and times of a fulfilment. */
  slot: (day: string, from: string, to: string) => string
  /** What the shop is told of a quotation. */
  quotationNews: Record<'asked' | 'accepted' | 'turned_down' | 'expired' | 'unpaid', string>
  /** What is wrong with a payment, and what the owner can do about it. */
  paymentIssues: Record<PaymentIssueKind, { happened: string; todo: string }>
  defaults: Record<string, DefaultText>
}
