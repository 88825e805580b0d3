import type {
  MutationCancelQuotationArgs,
  MutationValidateQuotationArgs,
} from '@comptoir/contract/generated/types'
import { paymentMethodsFor, quotationTerms, type PaymentMethod } from '../checkout/index.ts'
import { signedIn } from '../customers/index.ts'
import { lockOrder, OrderNotFoundError, type OrderHead } from '../orders/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import { acceptQuotation } from './accept.ts'
import { QuotationRefusedError } from './errors.ts'
import { turnDown } from './turn-down.ts'

const referenceLimit = 64

/**
 * Accepts a quotation of the signed-in customer. Throws OrderNotFoundError for anything that is not theirs, and
 * QuotationRefusedError.
 */
export async function validateQuotation(
  ctx: RequestContext,
  { order_id: id, payment_method: code, purchase_order_number: reference }: MutationValidateQuotationArgs,
): Promise<void> {
  const purchaseOrderNumber = reference?.trim() || null
  if ((purchaseOrderNumber?.length ?? 0) > referenceLimit)
    throw new QuotationRefusedError('reference', ctx.store.language)
  await onOwn(ctx, id, async (tx, order) => {
    const payment = chosenMethod(ctx, order, code)
    await acceptQuotation(tx, ctx.app, order, { payment, purchaseOrderNumber, isOnAccount: isOnAccount(ctx) })
  })
}

/** Turns a quotation of the signed-in customer down; throws as {@link validateQuotation} does. */
export async function cancelQuotation(
  ctx: RequestContext,
  { order_id: id, reason }: MutationCancelQuotationArgs,
): Promise<void> {
  await onOwn(ctx, id, (tx, order) => turnDown(tx, ctx.app, order, { by: 'customer', reason: reason ?? '' }))
}

/** How the customer may pay what a quotation comes to; nothing to choose on account. */
export function methodsOf(
  ctx: RequestContext,
  { grandTotal }: Pick<OrderHead, 'grandTotal'>,
): PaymentMethod[] {
  return isOnAccount(ctx) ? [] : paymentMethodsFor(ctx, grandTotal)
}

function isOnAccount(ctx: RequestContext): boolean {
  return quotationTerms(ctx)?.on_account_groups.includes(groupCodeOf(ctx.identity)) === true
}

function chosenMethod(
  ctx: RequestContext,
  order: OrderHead,
  code: string | null | undefined,
): PaymentMethod | undefined {
  if (isOnAccount(ctx)) return undefined
  const found = methodsOf(ctx, order).find((method) => method.code === (code ?? order.paymentMethod))
  if (!found) throw new QuotationRefusedError('payment_method', ctx.store.language)
  return found
}

async function onOwn(
  ctx: RequestContext,
  id: number,
  work: (tx: Transaction, order: OrderHead) => Promise<void>,
): Promise<void> {
  const { customerId } = signedIn(ctx)
  await inTransaction(ctx.app.sql, async (tx) => {
    const order = await lockOrder(tx, id)
    const isOwn = order?.customerId === customerId && order.websiteId === ctx.store.website.id
    if (!order || !isOwn || !order.isQuotation) throw new OrderNotFoundError(String(id), ctx.store.language)
    await work(tx, order)
  })
}
