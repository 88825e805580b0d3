import { isCurrency } from '@comptoir/rules/currency'
import { formatMoney } from '@comptoir/rules/money'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import { locationAddress, slotText, type OrderFulfilment } from './fulfilment.ts'
import type { OrderRecord } from './order.ts'
import type { OrderMailData, PaymentIssueDetails } from './queue-mails.ts'

/** What an edit means for its customer: money back, or left to pay. */
export function editResult(
  { language, formats }: Store,
  { currency }: OrderRecord,
  edit: OrderMailData['edit'],
): string {
  if (!edit) return ''
  const amount = (cents: number) => ({ amount: formatMoney(cents, formats.locale, currency) })
  if (edit.refund > 0) return messageIn(language, 'mail_edit_refund', amount(edit.refund))
  if (edit.toPay > 0) return messageIn(language, 'mail_edit_to_pay', amount(edit.toPay))
  return messageIn(language, 'mail_edit_even')
}

/** Texts that describe a payment issue and the action to take. */
export function paymentTexts(store: Store, payment: PaymentIssueDetails | undefined): Record<string, string> {
  if (!payment) return {}
  const { kind, amount, currency, transactionId, transactionUuid, status } = payment
  const charged =
    currency && isCurrency(currency)
      ? formatMoney(amount ?? 0, store.formats.locale, currency)
      : `${amount} (${currency ?? '?'})`
  return {
    reason: messageIn(store.language, `mail_payment_issue_${kind}_happened`),
    what_to_do: messageIn(store.language, `mail_payment_issue_${kind}_todo`),
    payment_amount: amount === null ? '' : charged,
    transaction: `${transactionId} / ${transactionUuid} (${status})`,
  }
}

/** Texts of location and slot; for pickup the shipping address is that of the location. */
export function fulfilmentTexts(store: Store, fulfilment: OrderFulfilment | null): Record<string, string> {
  if (!fulfilment) return {}
  const { location, method } = fulfilment
  const slot = slotText(fulfilment, store)
  const address = locationAddress(fulfilment)
  return {
    slot,
    delivery_date: slot,
    location_name: location.title,
    location_address: address,
    ...(method === 'pickup' && { shipping_address: `${location.title}, ${address}` }),
  }
}
