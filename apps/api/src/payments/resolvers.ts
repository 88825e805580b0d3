import type {
  MutationDeletePaymentTokenArgs,
  MutationPayzenRedirectArgs,
  PayzenRedirect,
  PaymentResult,
  QueryPaymentResultArgs,
} from '@comptoir/contract/generated/types'
import { paymentReason, type PaymentReason } from '@comptoir/rules/payment-reason'
import { restoredGuestCart } from '../cart/index.ts'
import {
  OrderNotFoundError,
  resolveOrderReference,
  findOwnOrder,
  extendPaymentDeadline,
  type OrderHead,
} from '../orders/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { selectFailedPayment, selectRestPayment } from './payments.sql.ts'
import { paymentForm } from './redirect.ts'
import { customerTokens, removeToken } from './tokens.ts'

async function redirectOf(ctx: RequestContext, args: MutationPayzenRedirectArgs): Promise<PayzenRedirect> {
  const { url, fields } = await paymentForm(ctx, args.order_number, args.return_url, {
    storesCard: args.is_active_payment_token_enabler === true,
    publicHash: args.public_hash ?? undefined,
  })
  return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) }
}

/**
 * The result of an order's payment; null for unknown orders and for those of others. An order with nothing due is paid.
 * Extends the payment deadline.
 */
async function resultOf(ctx: RequestContext, reference: string): Promise<PaymentResult | null> {
  const order = await findOwnOrder(ctx, await resolveOrderReference(ctx.app, reference)).catch(notFound)
  if (!order) return null
  if (order.status === 'pending_payment') await extendPaymentDeadline(ctx.app.sql, ctx.app, order.id)
  if (order.outstanding > 0) {
    const rest = await resultOfRest(ctx, order)
    if (rest) return rest
  }
  const state = order.paymentState === 'none' ? 'paid' : order.paymentState
  const isFailed = state === 'refused' || state === 'cancelled'
  return {
    order_number: order.number,
    state,
    is_payable: order.status === 'pending_payment',
    reason: isFailed ? await reasonOf(ctx, order) : null,
    cart_id: isFailed && order.customerId === null ? await refilledCart(ctx, order) : null,
  }
}

/** The result of paying the rest that an edit left; undefined where nobody has tried. The order itself stays paid. */
async function resultOfRest(
  { app }: RequestContext,
  { id, number, outstanding }: OrderHead,
): Promise<PaymentResult | undefined> {
  const rest = await selectRestPayment(app.sql, id, outstanding)
  if (!rest) return undefined
  const { state, fields } = rest
  const isFailed = state === 'refused' || state === 'cancelled'
  const reason = isFailed ? (fields ? paymentReason(fields) : 'cancelled') : null
  return { order_number: number, state, is_payable: true, reason, cart_id: null }
}

function notFound(error: unknown): undefined {
  if (!(error instanceof OrderNotFoundError)) throw error
}

/** Why the payment failed; `cancelled` when the provider sent no notification. */
async function reasonOf(ctx: RequestContext, order: OrderHead): Promise<PaymentReason> {
  const failed = await selectFailedPayment(ctx.app.sql, order.id)
  return failed ? paymentReason(failed) : 'cancelled'
}

async function refilledCart(ctx: RequestContext, order: OrderHead): Promise<string | null> {
  return (await restoredGuestCart(ctx.app.sql, order.token)) ?? null
}

export const paymentResolvers = {
  Query: {
    customerPaymentTokens: (_root: never, _args: never, ctx) => customerTokens(ctx),
    paymentResult: (_root: never, args: QueryPaymentResultArgs, ctx) => resultOf(ctx, args.order_number),
  },
  Mutation: {
    deletePaymentToken: async (_root: never, { public_hash: hash }: MutationDeletePaymentTokenArgs, ctx) => {
      await removeToken(ctx, hash)
      return { result: true, customerPaymentTokens: await customerTokens(ctx) }
    },
    payzenRedirect: (_root: never, args: MutationPayzenRedirectArgs, ctx) => redirectOf(ctx, args),
  },
} satisfies ResolverMap
