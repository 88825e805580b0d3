import type { PaymentIssueKind } from '@comptoir/rules/payment-issue'

/** A default mail template: subject, sentences and the label of its action link. */
export type DefaultMailTemplate = { subject: string; lines: readonly string[]; action?: string }

export type MailTexts = {
  locale: string
  /** Joins a label and its value. */
  labelled: (label: string, value: string) => string
  hello: string
  discount: string
  /** Before the title of a file to download. */
  download: string
  tax: string
  shippingIncluded: string
  vouchers: (count: number) => string
  termsFile: string
  termsTitle: string
  invoiceFile: string
  creditFile: string
  quotationFile: string
  question: string
  /** Why an order was cancelled, by key. */
  reasons: Record<'unpaid' | 'no_transfer' | 'by_customer' | 'quotation_unpaid', string>
  /** Why a payment was refused; other reasons are not shown (decisions F-8). */
  paymentReasons: Record<
    'funds' | 'expired_card' | 'card_refused' | 'authentication_failed' | 'technical',
    string
  >
  /** Labels of what a buyer needs to pay. */
  paymentDetails: Record<'payable_to' | 'mailing_address' | 'account_holder' | 'iban' | 'bic', string>
  /** Day and times of a fulfilment. */
  slot: (day: string, from: string, to: string) => string
  /** Events of a quotation, for the mail to the shop. */
  quotationEvents: Record<'asked' | 'accepted' | 'turned_down' | 'expired' | 'unpaid', string>
  /** Payment issues: what happened and what to do. */
  paymentIssues: Record<PaymentIssueKind, { happened: string; todo: string }>
  defaults: Record<string, DefaultMailTemplate>
}
