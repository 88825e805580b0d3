import type { RefundInput, RefundPreview } from '@comptoir/contract/generated/admin'
import { isWithinRefundLimit } from '@comptoir/rules/payment-operation'
import * as v from 'valibot'
import {
  authorOf,
  lockOrder,
  OrderStateError,
  planRefund,
  refundedBy,
  refundOrder,
  type RefundChoice,
  type RefundPlan,
} from '../../orders/index.ts'
import { expectVersion } from '../../platform/admin/audit.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError } from '../../platform/admin/errors.ts'
import { waitsFor, type PendingHandlers } from '../../platform/admin/pending-actions.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { deferTried, explained, orderEntity, orderPlace, type OrderPlace } from './access.ts'
import { selectOrderPayments } from './payments.sql.ts'

const refundKind = 'order.refund'
const longestMessage = 2000

const integer = v.pipe(v.number(), v.safeInteger())
const stored = v.object({
  lines: v.nullable(v.array(v.object({ orderItemId: integer, quantity: integer, restock: v.boolean() }))),
  restock: v.boolean(),
  shipping: v.boolean(),
  // Refunds that were asked for by an earlier version do not have it.
  tip: v.optional(v.boolean(), false),
  adjustment: integer,
  reason: v.string(),
  message: v.nullable(v.string()),
  returnId: v.nullable(integer),
  by: v.object({ staffId: v.nullable(integer), name: v.string(), limit: v.nullable(integer) }),
})
type StoredRefund = v.InferOutput<typeof stored>

/** Refunds a return; of the domain that knows returns. */
export type LinkReturn = (
  app: App,
  link: { returnId: number; orderId: number; documentId: number },
) => Promise<void>

/** What a refund would do. Throws InputError where it is not possible. */
export async function previewRefund(
  ctx: AdminContext,
  number: string,
  input: RefundInput,
): Promise<RefundPreview> {
  const place = await orderPlace(ctx, { number })
  const { app, staff } = ctx
  const choice = choiceOf(ctx, input)
  return await explained(ctx, async () => {
    const head = await inTransaction(app.sql, (tx) => lockOrder(tx, place.id))
    if (!head) throw new OrderStateError({ status: 'unknown' }, 'refunded')
    const plan = await planRefund(app.sql, app, head, choice)
    const refundedBefore = await refundedBy(app.sql, place.id, staff.staffId)
    const isWithinLimit = isWithinRefundLimit(staff.refundLimit, { amount: plan.money, refundedBefore })
    return await previewShape(app, { plan, currency: head.currency, isWithinLimit })
  })
}

async function previewShape(
  { sql }: App,
  { plan, currency, isWithinLimit }: { plan: RefundPlan; currency: string; isWithinLimit: boolean },
): Promise<RefundPreview> {
  const { draft, lines, money, vouchers, movements, isWhole, left } = plan
  const payments = await selectOrderPayments(sql, draft.orderId)
  const amount = (cents: number) => ({ amount: cents, currency })
  return {
    total: amount(draft.grandTotal),
    net: amount(draft.grandTotal - draft.tax - draft.tip - draft.adjustment),
    adjustment: amount(draft.adjustment),
    taxes: draft.taxes.map(({ rate, title, base, amount: tax }) => ({
      rate,
      title,
      base: amount(base),
      amount: amount(tax),
    })),
    lines: draft.items.map(({ orderItemId, quantity, atRates }) => ({
      lineId: String(orderItemId),
      quantity,
      total: amount(atRates.reduce((sum, { net, tax }) => sum + net + tax, 0)),
    })),
    shipping: amount(draft.shippingInclTax),
    tip: amount(draft.tip),
    vouchers: amount(vouchers),
    money: amount(money),
    movements: movements.map(({ paymentId, method, byHand, amount: moved }) => ({
      method,
      byHand,
      amount: amount(moved),
      brand: payments.find(({ id }) => id === paymentId)?.brand ?? null,
    })),
    restockedUnits: lines.reduce((sum, { quantity, restock }) => sum + (restock ? quantity : 0), 0),
    isWhole,
    left: amount(left),
    isWithinLimit,
  }
}

type RefundRequest = { number: string; version: string; refund: RefundInput }

/** Defers a refund after it was tried; returns the order and the id of the action. One at a time for each order. */
export async function requestRefund(
  ctx: AdminContext,
  { number, version, refund }: RefundRequest,
  linkReturn: LinkReturn,
): Promise<{ order: OrderPlace; action: number }> {
  const order = await orderPlace(ctx, { number })
  await expectVersion(ctx, orderEntity(order), version, ['refunded', 'lines'])
  if (await waitsFor(ctx.app.sql, orderEntity(order), refundKind))
    throw new InputError(messageIn(ctx.language, 'admin_refund_waits'))
  if (await waitsFor(ctx.app.sql, orderEntity(order), 'order.edit'))
    throw new InputError(messageIn(ctx.language, 'admin_order_edit_waits'))
  const choice = choiceOf(ctx, refund)
  const { money } = await previewRefund(ctx, number, refund)
  const by = await authorOf(ctx, { orderId: order.id, amount: money.amount })
  const input: StoredRefund = {
    lines: choice.lines === 'rest' ? null : choice.lines.map((line) => ({ ...line })),
    restock: choice.restock ?? false,
    shipping: choice.shipping,
    tip: choice.tip ?? false,
    adjustment: choice.adjustment,
    reason: (refund.reason ?? 'OTHER').toLowerCase(),
    message: refund.message?.trim() || null,
    returnId: refund.returnId ? rowId(ctx, refund.returnId) : null,
    by,
  }
  const summary = { amount: money.amount, currency: money.currency, reason: input.reason }
  const action = await deferTried(ctx, order, { kind: refundKind, input, summary }, (app) =>
    carryOut(app, number, input, linkReturn),
  )
  return { order, action }
}

async function carryOut(app: App, number: string, input: StoredRefund, linkReturn: LinkReturn) {
  const { lines, returnId, message, ...choice } = input
  const { order, plan, credit } = await refundOrder(app, number, {
    ...choice,
    lines: lines ?? 'rest',
    ...(message !== null && { message }),
  })
  if (returnId !== null) await linkReturn(app, { returnId, orderId: order.id, documentId: credit.id })
  return {
    creditNote: credit.number,
    refunded: plan.draft.grandTotal,
    money: plan.money,
    currency: order.currency,
  }
}

/** What happens when a refund is due. */
export const refundHandlers = (linkReturn: LinkReturn): PendingHandlers => ({
  [refundKind]: async (app, { entity, input, record }) => {
    const result = await carryOut(app, entity.label, v.parse(stored, input), linkReturn)
    await record({ action: refundKind, entity, ...(await placeOfOrder(app, entity.id)), after: result })
    return result
  },
})

/** Website and point of sale of an order, for the audit log. */
export async function placeOfOrder({ sql }: App, id: string | number) {
  const [place] = await sql<{ websiteId: number; locationId: number | null }[]>`
    select website_id as "websiteId", pad_location_id as "locationId" from sales_order where id = ${Number(id)}`
  return place
}

function choiceOf(ctx: AdminContext, input: RefundInput): RefundChoice {
  const { lines, shipping, tip, adjustment, restock, message } = input
  const problems = [
    ...(lines ?? []).flatMap(({ quantity }, index) =>
      quantity < 0
        ? [{ field: `lines.${index}.quantity`, message: messageIn(ctx.language, 'admin_refund_quantity') }]
        : [],
    ),
    ...((adjustment ?? 0) < 0
      ? [{ field: 'adjustment', message: messageIn(ctx.language, 'admin_refund_adjustment') }]
      : []),
    ...((message?.length ?? 0) > longestMessage
      ? [
          {
            field: 'message',
            message: messageIn(ctx.language, 'admin_text_too_long', { most: longestMessage }),
          },
        ]
      : []),
  ]
  if (problems.length > 0) throw new InvalidInputError(problems)
  return {
    lines: lines
      ? lines.map(({ lineId, quantity, restock: returns }) => ({
          orderItemId: rowId(ctx, lineId),
          quantity,
          restock: returns ?? false,
        }))
      : 'rest',
    restock: restock ?? false,
    shipping: shipping ?? false,
    tip: tip ?? false,
    adjustment: adjustment ?? 0,
  }
}
