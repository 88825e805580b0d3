import { currencyNumber } from '@comptoir/rules/currency-number'
import type { ApiSettings } from '../../platform/settings.ts'
import type { PaymentForm, PaymentStart } from '../port.ts'
import { signatureOf } from './signature.ts'

/** The signed form that opens PayZen's payment page (decisions F-4). */
export function startForm(payzen: ApiSettings['payzen'], payment: PaymentStart): PaymentForm {
  const { cardIdentifier } = payment
  const fields = {
    vads_version: 'V2',
    vads_page_action: payment.storesCard ? 'REGISTER_PAY' : 'PAYMENT',
    ...(cardIdentifier !== undefined && { vads_identifier: cardIdentifier }),
    vads_action_mode: 'INTERACTIVE',
    vads_payment_config: 'SINGLE',
    vads_ctx_mode: payzen.mode,
    vads_site_id: payzen.siteId,
    vads_shop_name: payment.shopName,
    vads_trans_id: payment.transactionId,
    vads_trans_date: payment.createdAt.toISOString().replace(/\D/g, '').slice(0, 14),
    vads_amount: String(payment.amount),
    vads_currency: numberOf(payment),
    vads_order_id: payment.orderNumber,
    vads_cust_email: payment.email,
    vads_language: payment.language,
    vads_url_return: payment.returnUrl,
    vads_url_check: payzen.notificationUrl,
    vads_return_mode: 'GET',
  }
  return { url: payzen.url, fields: { ...fields, signature: signatureOf(fields, payzen.key) } }
}

/** Checkout offers no card payment in a currency that the provider does not charge. */
function numberOf({ orderNumber, currency }: PaymentStart): string {
  const found = currencyNumber(currency)
  if (found === undefined)
    throw new Error(`The order ${orderNumber} is in ${currency}, which the provider does not charge.`)
  return found
}
