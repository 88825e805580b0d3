import type {
  MutationReceivePaymentArgs,
  MutationRefundOrderArgs,
  MutationSettleRefundArgs,
  RefundInput,
} from '@comptoir/contract/generated/admin'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import type { List, ListArguments } from '../platform/admin/list.ts'
import { readPendingAction, type PendingHandlers } from '../platform/admin/pending-actions.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { orderPlace, type OrderPlace } from './staff/access.ts'
import { paymentIssueList, readIssue, readIssues, resolveIssue } from './staff/issues.ts'
import { readOrderMoney } from './staff/money.ts'
import { askProvider, repeatRefund, settleRefund } from './staff/operations.ts'
import {
  paymentActionHandlers,
  requestReceipt,
  requestRelease,
  requestSurplus,
} from './staff/payment-actions.ts'
import { previewRefund, refundHandlers, requestRefund, type LinkReturn } from './staff/refund.ts'

type Keyed = { idempotencyKey: string }
type Deferred = { orderId: number; action: number }

/** The resolvers of payments and refunds; `linkReturn` marks the return whose goods a refund pays back. */
export const paymentsAdmin = (linkReturn: LinkReturn): AdminResolverMap => ({
  ...connectionResolvers('PaymentIssueConnection'),
  Query: {
    orderMoney: async (_: unknown, { number }: { number: string }, ctx: AdminContext) =>
      await readOrderMoney(ctx, await orderPlace(ctx, { number })),
    refundPreview: async (
      _: unknown,
      { number, refund }: { number: string; refund: RefundInput },
      ctx: AdminContext,
    ) => await previewRefund(ctx, number, refund),
    paymentIssues: async (_: unknown, args: ListArguments, ctx: AdminContext) => await readIssues(ctx, args),
  },
  Mutation: {
    refundOrder: async (_: unknown, args: MutationRefundOrderArgs, ctx: AdminContext) =>
      deferred(await requestRefund(ctx, args, linkReturn)),
    refundPayment: async (
      _: unknown,
      { paymentId, reason, idempotencyKey: key }: Keyed & { paymentId: string; reason: string },
      ctx: AdminContext,
    ) => deferred(await requestSurplus(ctx, { paymentId: rowId(ctx, paymentId), reason, key })),
    repeatRefund: async (_: unknown, { operationId }: { operationId: string }, ctx: AdminContext) =>
      asked(await repeatRefund(ctx, rowId(ctx, operationId))),
    settleRefund: async (
      _: unknown,
      { operationId, isMade, reference }: MutationSettleRefundArgs,
      ctx: AdminContext,
    ) => asked(await settleRefund(ctx, { id: rowId(ctx, operationId), isMade, reference })),
    receivePayment: async (_: unknown, args: MutationReceivePaymentArgs, ctx: AdminContext) =>
      deferred(await requestReceipt(ctx, args)),
    capturePayment: ask('capture'),
    voidPayment: ask('void'),
    refreshPayment: ask('status'),
    resolvePaymentIssue: async (
      _: unknown,
      { id, note }: { id: string; note: string },
      ctx: AdminContext,
    ) => {
      await resolveIssue(ctx, rowId(ctx, id), note)
      return { id }
    },
    releaseBlockedOrder: async (
      _: unknown,
      { number, reason }: { number: string; reason: string },
      ctx: AdminContext,
    ) => deferred(await requestRelease(ctx, { number, reason })),
  },
  DeferredRefundPayload: {
    money: moneyOf,
    action: async ({ action }: Deferred, _: unknown, { app }: AdminContext) =>
      await readPendingAction(app.sql, action),
  },
  OrderMoneyPayload: { money: moneyOf },
  PaymentIssuePayload: {
    issue: async ({ id }: { id: string }, _: unknown, ctx: AdminContext) =>
      await readIssue(ctx, rowId(ctx, id)),
  },
})

/** The lists of payments. */
export const paymentLists: readonly List[] = [paymentIssueList]

/** What happens when an action on payments is due. */
export const paymentPendingHandlers = (linkReturn: LinkReturn): PendingHandlers => ({
  ...refundHandlers(linkReturn),
  ...paymentActionHandlers,
})

const asked = ({ id }: OrderPlace) => ({ orderId: id })
const deferred = ({ order, action }: { order: OrderPlace; action: number }): Deferred => ({
  orderId: order.id,
  action,
})

function ask(kind: 'capture' | 'void' | 'status') {
  return async (
    _: unknown,
    { paymentId, idempotencyKey: key }: Keyed & { paymentId: string },
    ctx: AdminContext,
  ) => asked(await askProvider(ctx, { paymentId: rowId(ctx, paymentId), kind, key }))
}

async function moneyOf({ orderId }: { orderId: number }, _: unknown, ctx: AdminContext) {
  return await readOrderMoney(ctx, await orderPlace(ctx, { id: orderId }))
}
