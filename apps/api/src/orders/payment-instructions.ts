import { textIn } from '@comptoir/rules/language'
import { addDays } from '@comptoir/rules/calendar'
import { lastPaymentDay } from '@comptoir/rules/payment-method'
import { localDay, type Store } from '../stores/index.ts'
import type { OrderRecord } from './order.ts'

type PaymentDetail = 'payable_to' | 'mailing_address' | 'account_holder' | 'iban' | 'bic'

/** How to pay an order: the shop's text, and the details to which the money is sent. */
type PaymentInstructions = {
  text: string | null
  details: { name: PaymentDetail; value: string }[]
}

/** The days for an accepted quotation to be paid. */
export function quotationDays({ settings }: Store): number {
  return settings.quotations?.payment_days ?? 14
}

/** Whether the shop waits to receive the payment, so that the buyer needs instructions. */
export function awaitsPayment({
  status,
  paymentState,
  isOpenQuotation,
}: Pick<OrderRecord, 'status' | 'paymentState' | 'isOpenQuotation'>): boolean {
  return (
    paymentState === 'waiting' && !isOpenQuotation && status !== 'pending_payment' && status !== 'canceled'
  )
}

/** Instructions of a payment method, as the website's settings have them now, in the store view's language. */
export function paymentInstructions(
  { settings, website, language }: Store,
  code: string,
): PaymentInstructions {
  const method = settings.payment.find((one) => one.code === code)
  const { bankHolder, name, iban, bic } = settings.company
  const known: Record<PaymentDetail, string | null | undefined> = {
    payable_to: method?.payableTo,
    mailing_address: method?.mailingAddress,
    ...(code === 'banktransfer' && iban
      ? { account_holder: bankHolder ?? name ?? website.name, iban, bic }
      : { account_holder: null, iban: null, bic: null }),
  }
  return {
    text: method?.instructions ? textIn(method.instructions, language) : null,
    details: Object.entries(known).flatMap(([detail, value]) =>
      value ? [{ name: detail as PaymentDetail, value }] : [],
    ),
  }
}

/** The last day to pay an order that the shop waits to be paid for, YYYY-MM-DD; undefined without a deadline. */
export function payUntil(store: Store, order: OrderRecord): string | undefined {
  const { paymentExpiresAt, quotationAcceptedAt } = order
  if (!awaitsPayment(order)) return undefined
  if (quotationAcceptedAt) return addDays(localDay(store, quotationAcceptedAt), quotationDays(store))
  return paymentExpiresAt ? lastPaymentDay(paymentExpiresAt, store.settings.timezone) : undefined
}
