import { randomInt } from 'node:crypto'
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
import { providerOf, type PaymentForm } from '../payment-providers/index.ts'
import { tokenToPayWith } from './tokens.ts'
import { NotPayableError, ReturnAddressError } from './errors.ts'
import { insertPayment, selectWaitingPayment, type NewPayment, type PaymentRecord } from './payments.sql.ts'

/** Whether to keep the card for later purchases, or the kept card to pay with; both only for customers. */
export type CardChoice = { storesCard?: boolean; publicHash?: string | undefined }

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const maxUrlLength = 1000

/**
 * The form that opens the provider's payment page (decisions F-4, F-6); extends the order's payment deadline. Returns
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
    if (!order) throw new NotPayableError(language)
    // An edit may leave a rest of an order that was paid.
    const isRest = order.outstanding > 0
    if (order.status !== 'pending_payment' && !isRest) throw new NotPayableError(language)
    if (!isRest) tx.withoutWaiting(extendPaymentDeadline(tx, ctx.app, order.id))
    if (!isRest && order.paymentState !== 'waiting')
      await recordOrderEvent(tx, ctx.app, order, { reason: 'payment retried', paymentState: 'waiting' })
    const form = {
      orderId: order.id,
      method: order.paymentMethod,
      amount: isRest ? order.outstanding : amountDue(order.grandTotal, order.voucherAmount),
      language,
      returnUrl,
      storesCard: storesCard && token === undefined,
      tokenId: token?.id ?? null,
      createdAt: ctx.app.now(),
    }
    const payment = (await selectWaitingPayment(tx, form)) ?? (await openPayment(tx, form))
    return formOf(ctx, order, payment, token?.gatewayToken)
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

function formOf(
  { app, store }: RequestContext,
  order: OrderHead,
  payment: PaymentRecord,
  cardIdentifier?: string,
): PaymentForm {
  const provider = providerOf(app.settings, order.paymentMethod)
  if (!provider) throw new NotPayableError(store.language)
  return provider.start({
    ...payment,
    shopName: store.website.name,
    orderNumber: order.number,
    email: order.email,
    currency: order.currency,
    cardIdentifier,
  })
}
