import { randomInt } from 'node:crypto'
import { currencyNumber } from '@comptoir/rules/currency-number'
import { amountDue } from '@comptoir/rules/voucher'
import { signedIn } from '../customers/index.ts'
import {
  lockOrder,
  recordOrderEvent,
  findOwnOrder,
  extendPaymentDeadline,
  type OrderHead,
} from '../orders/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { tokenToPayWith } from './tokens.ts'
import { NotPayableError, ReturnAddressError } from './errors.ts'
import { insertPayment, selectWaitingPayment, type NewPayment, type PaymentRecord } from './payments.sql.ts'
import { signatureOf } from './signature.ts'

/** Whether to keep the card for later purchases, or the kept card to pay with; both only for customers. */
export type CardChoice = { storesCard?: boolean; publicHash?: string | undefined }

export type PaymentForm = { url: string; fields: Record<string, string> }

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const maxUrlLength = 1000

/**
 * The signed form that opens PayZen's payment page (decisions F-4, F-6); extends the order's payment deadline. Returns
 * the same form while the payment waits, so that two tabs share one transaction. Throws OrderNotFoundError for orders of
 * others, NotPayableError when the order does not wait for a payment, ReturnAddressError, and for a choice of card
 * NotSignedInError and TokenNotFoundError.
 */
export async function paymentForm(
  ctx: RequestContext,
  reference: string,
  returnUrl: string,
  { storesCard = false, publicHash }: CardChoice = {},
): Promise<PaymentForm> {
  checkReturnAddress(ctx, returnUrl)
  if (storesCard) signedIn(ctx)
  const token = publicHash === undefined ? undefined : await tokenToPayWith(ctx, publicHash)
  const { language } = ctx.store
  const found = await findOwnOrder(ctx, reference)
  return await inTransaction(ctx.app.sql, async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (order?.status !== 'pending_payment') throw new NotPayableError(language)
    tx.withoutWaiting(extendPaymentDeadline(tx, ctx.app, order.id))
    if (order.paymentState !== 'waiting')
      await recordOrderEvent(tx, ctx.app, order, { reason: 'payment retried', paymentState: 'waiting' })
    const form = {
      orderId: order.id,
      method: order.paymentMethod,
      amount: amountDue(order.grandTotal, order.voucherAmount),
      language,
      returnUrl,
      storesCard: storesCard && token === undefined,
      tokenId: token?.id ?? null,
      createdAt: ctx.app.now(),
    }
    const payment = (await selectWaitingPayment(tx, form)) ?? (await openPayment(tx, form))
    return signedForm(ctx, order, payment, token?.gatewayToken)
  })
}

function checkReturnAddress(ctx: RequestContext, returnUrl: string): void {
  const url = returnUrl.length <= maxUrlLength ? URL.parse(returnUrl) : null
  const origins = ctx.app.settings.storefrontOrigins.map((origin) => new URL(origin).origin)
  if (!url || !origins.includes(url.origin)) throw new ReturnAddressError()
}

async function openPayment(tx: Transaction, form: Omit<NewPayment, 'transactionId'>): Promise<PaymentRecord> {
  for (;;) {
    const payment = await insertPayment(tx, { ...form, transactionId: newTransactionId() })
    if (payment) return payment
  }
}

/** Six letters or digits; a unique index on day and id detects duplicates. */
function newTransactionId(): string {
  return Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

function signedForm(
  ctx: RequestContext,
  order: OrderHead,
  payment: PaymentRecord,
  identifier?: string,
): PaymentForm {
  const { payzen } = ctx.app.settings
  const fields = {
    vads_version: 'V2',
    vads_page_action: payment.storesCard ? 'REGISTER_PAY' : 'PAYMENT',
    ...(identifier !== undefined && { vads_identifier: identifier }),
    vads_action_mode: 'INTERACTIVE',
    vads_payment_config: 'SINGLE',
    vads_ctx_mode: payzen.mode,
    vads_site_id: payzen.siteId,
    vads_shop_name: ctx.store.website.name,
    vads_trans_id: payment.transactionId,
    vads_trans_date: payment.createdAt.toISOString().replace(/\D/g, '').slice(0, 14),
    vads_amount: String(payment.amount),
    vads_currency: numberOf(order),
    vads_order_id: order.number,
    vads_cust_email: order.email,
    vads_language: payment.language,
    vads_url_return: payment.returnUrl,
    vads_url_check: payzen.notificationUrl,
    vads_return_mode: 'GET',
  }
  return { url: payzen.url, fields: { ...fields, signature: signatureOf(fields, payzen.key) } }
}

/** Checkout offers no card payment in a currency that the provider does not charge. */
function numberOf({ number, currency }: OrderHead): string {
  const found = currencyNumber(currency)
  if (found === undefined)
    throw new Error(`The order ${number} is in ${currency}, which the provider does not charge.`)
  return found
}
