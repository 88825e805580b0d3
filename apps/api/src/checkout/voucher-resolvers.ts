import type {
  MutationApplyTicketRestaurantsArgs,
  MutationClearTicketRestaurantsArgs,
  TicketRestaurants,
} from '@comptoir/contract/generated/types'
import { amountDue, isClosedToVouchers, maxVoucherAmount } from '@comptoir/rules/voucher'
import { fromMinorUnits } from '@comptoir/rules/money'
import { cartShape, type CartShape } from '../cart/index.ts'
import { toMoney } from '../platform/money.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { applyVouchers, clearVouchers } from './apply-vouchers.ts'
import { voucherAllowance, voucherLimits } from '../vouchers/index.ts'
import { voucherCartOf } from './voucher-cart.ts'

async function ticketRestaurants({ context, state }: CartShape): Promise<TicketRestaurants | null> {
  const limits = voucherLimits(context)
  if (!limits) return null
  const allowance = await voucherAllowance(context.app.sql, context, voucherCartOf(state))
  const money = (amount: number) => toMoney(amount, context.store.currency)
  return {
    day: allowance.day,
    eligible: money(allowance.eligible),
    daily_cap: money(limits.dailyCap),
    most: money(maxVoucherAmount(allowance, limits)),
    most_count: limits.maxCount,
    needs_authorisation: limits.needsAuthorisation && isClosedToVouchers(allowance.day, limits.holidays),
  }
}

export const voucherResolvers = {
  Mutation: {
    applyTicketRestaurants: async (_root: never, args: MutationApplyTicketRestaurantsArgs, ctx) => {
      const cart = await applyVouchers(ctx, args.cart_id, {
        count: args.count,
        totalAmount: args.total_amount,
        isAuthorised: args.employer_authorisation === true,
      })
      return { cart: cartShape(ctx, cart) }
    },
    clearTicketRestaurants: async (_root: never, args: MutationClearTicketRestaurantsArgs, ctx) => ({
      cart: cartShape(ctx, await clearVouchers(ctx, args.cart_id)),
    }),
  },
  Cart: {
    tr_ticket_count: ({ state }: CartShape) => state.vouchers?.count ?? 0,
    tr_tickets_total_amount: ({ context, state }: CartShape) =>
      fromMinorUnits(state.vouchers?.amount ?? 0, context.store.currency),
    amount_due: ({ context, state }: CartShape) =>
      toMoney(amountDue(state.totals.grandTotal, state.vouchers?.amount ?? 0), context.store.currency),
    ticket_restaurants: (cart: CartShape) => ticketRestaurants(cart),
  },
} satisfies ResolverMap
