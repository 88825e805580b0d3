import type {
  MutationCancelQuotationArgs,
  MutationValidateQuotationArgs,
} from '@comptoir/contract/generated/types'
import {
  paymentMethodsFor,
  PurchaseOrderNumberError,
  purchaseOrderMethod,
  quotationTerms,
  type PaymentMethod,
} from '../checkout/index.ts'
import { signedIn } from '../customers/index.ts'
import {
  lockOrder,
  OrderNotFoundError,
  selectOrder,
  type OrderHead,
  type WholeOrder,
} from '../orders/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import { currenciesOf, inCurrency } from '../stores/index.ts'
import { acceptQuotation } from './accept.ts'
import { QuotationError } from './errors.ts'
import { rejectQuotation } from './reject.ts'

const referenceLimit = 64

/**
 * Accepts a quotation of the signed-in customer. Throws OrderNotFoundError for an order that is not theirs,
 * QuotationError, for their order that is no quotation too, and PurchaseOrderNumberError.
 */
export async function validateQuotation(
  ctx: RequestContext,
  { order_id: id, payment_method: code, purchase_order_number: reference }: MutationValidateQuotationArgs,
): Promise<void> {
  const purchaseOrderNumber = reference?.trim() || null
  if ((purchaseOrderNumber?.length ?? 0) > referenceLimit)
    throw new QuotationError('reference', ctx.store.language)
  await onOwnQuotation(ctx, id, async (tx, order) => {
    const payment = await paymentMethodFor(tx, ctx, order, code)
    if (payment?.code === purchaseOrderMethod && !purchaseOrderNumber) throw new PurchaseOrderNumberError()
    await acceptQuotation(tx, ctx.app, order, { payment, purchaseOrderNumber, isOnAccount: isOnAccount(ctx) })
  })
}

/** Rejects a quotation of the signed-in customer; throws as {@link validateQuotation} does. */
export async function cancelQuotation(
  ctx: RequestContext,
  { order_id: id, reason }: MutationCancelQuotationArgs,
): Promise<void> {
  await onOwnQuotation(ctx, id, (tx, order) =>
    rejectQuotation(tx, ctx.app, order, { by: 'customer', reason: reason ?? '' }),
  )
}

/** The payment methods for a quotation, in the country of its billing address; none on account. */
export function methodsOf(ctx: RequestContext, { order, addresses }: WholeOrder): PaymentMethod[] {
  const billing = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0]
  if (isOnAccount(ctx)) return []
  const isKnown = currenciesOf(ctx.store).includes(order.currency)
  const there = isKnown ? { ...ctx, store: inCurrency(ctx.store, order.currency) } : ctx
  return paymentMethodsFor(there, order.grandTotal, billing?.countryCode)
}

function isOnAccount(ctx: RequestContext): boolean {
  return quotationTerms(ctx)?.on_account_groups.includes(groupCodeOf(ctx.identity)) === true
}

async function paymentMethodFor(
  tx: Transaction,
  ctx: RequestContext,
  order: OrderHead,
  code: string | null | undefined,
): Promise<PaymentMethod | undefined> {
  if (isOnAccount(ctx)) return undefined
  const whole = await selectOrder(tx, order.id)
  const methods = whole ? methodsOf(ctx, whole) : []
  const found = methods.find((method) => method.code === (code ?? order.paymentMethod))
  if (!found) throw new QuotationError('payment_method', ctx.store.language)
  return found
}

async function onOwnQuotation(
  ctx: RequestContext,
  id: number,
  work: (tx: Transaction, order: OrderHead) => Promise<void>,
): Promise<void> {
  const { customerId } = signedIn(ctx)
  await inTransaction(ctx.app.sql, async (tx) => {
    const order = await lockOrder(tx, id)
    const isOwn = order?.customerId === customerId && order.websiteId === ctx.store.website.id
    if (!order || !isOwn) throw new OrderNotFoundError(String(id), ctx.store.language)
    if (!order.isQuotation) throw new QuotationError('no_quotation', ctx.store.language)
    await work(tx, order)
  })
}
