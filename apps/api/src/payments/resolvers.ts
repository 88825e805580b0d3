import type {
  MutationPayzenRedirectArgs,
  PayzenRedirect,
  PaymentResult,
  QueryPaymentResultArgs,
} from '@comptoir/contract/generated/types'
import { ownOrder } from '../orders/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { paymentForm } from './redirect.ts'

async function redirectOf(ctx: RequestContext, args: MutationPayzenRedirectArgs): Promise<PayzenRedirect> {
  const { url, fields } = await paymentForm(ctx, args.order_number, args.return_url)
  return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) }
}

/** Null for everybody but the owner, whether there is such an order or not; nothing due counts as paid. */
async function resultOf(ctx: RequestContext, reference: string): Promise<PaymentResult | null> {
  const order = await ownOrder(ctx, reference)
  if (!order) return null
  const state = order.paymentState === 'none' ? 'paid' : order.paymentState
  return { order_number: order.number, state }
}

export const paymentResolvers = {
  Query: {
    paymentResult: (_root: never, args: QueryPaymentResultArgs, ctx) => resultOf(ctx, args.order_number),
  },
  Mutation: {
    payzenRedirect: (_root: never, args: MutationPayzenRedirectArgs, ctx) => redirectOf(ctx, args),
  },
} satisfies ResolverMap
