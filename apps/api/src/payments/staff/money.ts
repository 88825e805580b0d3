import type { OrderMoney, OrderPayment, PaymentOperation } from '@comptoir/contract/generated/admin'
import { priceDisplayOf } from '@comptoir/rules/visitor'
import { amountDue } from '@comptoir/rules/voucher'
import { readOrder, type WholeOrder } from '../../orders/index.ts'
import {
  providerOf,
  selectOperations,
  type PaymentOperation as Operation,
} from '../../payment-providers/index.ts'
import { versionOf } from '../../platform/admin/audit.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import type { OrderPlace } from './access.ts'
import { selectOrderPayments, type OrderPaymentRow } from './payments.sql.ts'

/** The money of an order: what was paid, refunded, and is left. */
export async function readOrderMoney(ctx: AdminContext, { id }: OrderPlace): Promise<OrderMoney> {
  const { app, staff } = ctx
  const { sql } = app
  const whole = await readOrder(sql, id)
  if (!whole) throw new RecordNotFoundError(ctx.language)
  const [payments, operations, version] = await Promise.all([
    selectOrderPayments(sql, id),
    selectOperations(sql, [id]),
    versionOf(sql, { type: 'order', id }),
  ])
  const { order, documents } = whole
  const money = (amount: number) => ({ amount, currency: order.currency })
  const credits = documents.filter(({ kind, isEdit }) => kind === 'credit_memo' && !isEdit)
  const refunded = credits.reduce((sum, { grandTotal }) => sum + grandTotal, 0)
  const isPaid = order.paymentState === 'paid' || order.paymentState === 'none'
  const received = payments
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
  const due = amountDue(order.grandTotal, order.voucherAmount)
  return {
    orderId: String(id),
    number: order.number,
    version,
    language: app.stores.byId(order.storeId).language,
    total: money(order.grandTotal),
    refunded: money(refunded),
    left: money(order.grandTotal - refunded),
    vouchers: money(order.voucherAmount),
    due: money(isPaid ? order.outstanding : Math.max(0, due - received - refunded)),
    isPaid,
    isRefundable: ['processing', 'complete'].includes(order.status) && refunded < order.grandTotal,
    refundLimit: staff.refundLimit === null ? null : money(staff.refundLimit),
    lines: linesOf(whole),
    shipping:
      order.shippingTitle === null
        ? null
        : {
            title: order.shippingTitle,
            total: money(order.shippingInclTax),
            isRefunded: credits.some(({ shippingInclTax }) => shippingInclTax > 0),
          },
    tip: order.tip === 0 ? null : { total: money(order.tip), isRefunded: credits.some(({ tip }) => tip > 0) },
    payments: payments.map((payment) => paymentShape(ctx, payment)),
    operations: operations.toReversed().map((one) => operationShape(one, operations)),
  }
}

function linesOf({ order, items }: WholeOrder): OrderMoney['lines'] {
  const display = priceDisplayOf(order.visitorKind, order.priceDisplay)
  return items.map((item) => {
    const paid =
      display === 'incl'
        ? item.rowInclTax - item.discount
        : item.atRates.reduce((sum, { net, tax }) => sum + net + tax, 0)
    return {
      id: String(item.id),
      name: item.name,
      sku: item.sku,
      quantity: item.quantity,
      refundable: Math.max(0, item.quantity - item.quantityRefunded - item.quantityCanceled),
      shipped: item.quantityShipped,
      unitPrice: { amount: Math.round(paid / item.quantity), currency: order.currency },
    }
  })
}

function paymentShape({ app }: AdminContext, payment: OrderPaymentRow): OrderPayment {
  const { id, method, brand, state, amount, refunded, currency, uuid, note, createdAt, status } = payment
  const isReachable = uuid !== null && Boolean(providerOf(app.settings, method)?.operations)
  return {
    id: String(id),
    method,
    brand,
    state: state.toUpperCase() as OrderPayment['state'],
    amount: { amount, currency },
    refunded: { amount: refunded, currency },
    reference: uuid,
    note,
    createdAt: createdAt.toISOString(),
    isReachable,
    awaitsApproval: isReachable && state === 'pending' && (status?.endsWith('TO_VALIDATE') ?? false),
  }
}

function operationShape(one: Operation, all: readonly Operation[]): PaymentOperation {
  return {
    id: String(one.id),
    kind: one.kind.toUpperCase() as PaymentOperation['kind'],
    state: one.state.toUpperCase() as PaymentOperation['state'],
    byHand: one.byHand,
    amount: { amount: one.amount, currency: one.currency },
    reference: one.reference,
    detail: [one.code, one.detail].filter(Boolean).join(', ') || null,
    requestedAt: one.requestedAt.toISOString(),
    decidedAt: one.decidedAt?.toISOString() ?? null,
    isRepeated: all.some(({ replacesId }) => replacesId === one.id),
  }
}
