import type {
  CartPad_Lost_AtArgs,
  MutationAssignLocationToCartArgs,
  MutationAssignPeriodToCartArgs,
  MutationClearLocationAndPeriodArgs,
  QueryGetPeriodsArgs,
} from '@comptoir/contract/generated/types'
import { fromMinorUnits } from '@comptoir/rules/money'
import { cartNotices, cartShape, type CartShape, type CartState } from '../cart/index.ts'
import { locationShape } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { amountIn } from '../stores/index.ts'
import { timestamp } from '../platform/timestamp.ts'
import { assignPeriod, isSlotAvailable } from './select-slot.ts'
import { assignLocation, clearLocation, linesNotSoldAt } from './select-location.ts'
import { slotsForCart } from './available-slots.ts'
import { fulfilmentNotices } from './fulfilment-notices.ts'

const answer = async (ctx: RequestContext, cart: Promise<CartState>) => ({ cart: cartShape(ctx, await cart) })

async function periods(ctx: RequestContext, { cart_id: cartId, items }: QueryGetPeriodsArgs) {
  const byDay = Map.groupBy(await slotsForCart(ctx, cartId, items ?? []), ({ day }) => day)
  return [...byDay].map(([day, slots]) => ({
    day,
    periods: slots.map(({ time, endTime, fee }) => ({
      time,
      end_time: endTime,
      fee: feeOf(ctx, fee),
    })),
  }))
}

/** The fee of a slot, which is an amount of the website's own currency. */
const feeOf = ({ store }: RequestContext, fee: number) => fromMinorUnits(amountIn(store, fee), store.currency)

const slotOf = ({ state }: CartShape) => state.fulfilment.slot

export const fulfilmentResolvers = {
  Query: {
    getPeriods: (_root: never, args: QueryGetPeriodsArgs, ctx) => periods(ctx, args),
  },
  Mutation: {
    assignLocationToCart: (_root: never, args: MutationAssignLocationToCartArgs, ctx) =>
      answer(ctx, assignLocation(ctx, args.cart_id, { locationId: args.location_id, method: args.mode })),
    clearLocationAndPeriod: (_root: never, args: MutationClearLocationAndPeriodArgs, ctx) =>
      answer(ctx, clearLocation(ctx, args.cart_id)),
    assignPeriodToCart: (_root: never, args: MutationAssignPeriodToCartArgs, ctx) =>
      answer(ctx, assignPeriod(ctx, args.cart_id, args)),
  },
  Cart: {
    notices: async ({ context, state }: CartShape) => [
      ...(await fulfilmentNotices(context, state)),
      ...cartNotices(context, state),
    ],
    pad_location_id: ({ state }: CartShape) => state.fulfilment.location?.id ?? null,
    pad_location: ({ context, state }: CartShape) =>
      state.fulfilment.location && locationShape(context, state.fulfilment.location),
    pad_mode: ({ state }: CartShape) => state.fulfilment.method,
    pad_day: (cart: CartShape) => slotOf(cart)?.day ?? null,
    pad_time: (cart: CartShape) => slotOf(cart)?.time ?? null,
    pad_time_end: (cart: CartShape) => slotOf(cart)?.endTime ?? null,
    pad_fee: (cart: CartShape) => {
      const slot = slotOf(cart)
      return slot && feeOf(cart.context, slot.fee)
    },
    pad_expires_at: (cart: CartShape) => {
      const reservedUntil = slotOf(cart)?.reservedUntil
      return reservedUntil ? timestamp(reservedUntil) : null
    },
    pad_expires_in: (cart: CartShape) => {
      const reservedUntil = slotOf(cart)?.reservedUntil
      if (!reservedUntil) return null
      const left = reservedUntil.getTime() - cart.context.app.now().getTime()
      return Math.max(0, Math.ceil(left / 1000))
    },
    pad_lost_at: async ({ context, state }: CartShape, args: CartPad_Lost_AtArgs) => {
      const lost = await linesNotSoldAt(context, state, { locationId: args.location_id, method: args.mode })
      return lost.map(({ sku, name, quantity }) => ({ sku, product_name: name, quantity }))
    },
    pad_is_available: ({ context, state }: CartShape) => isSlotAvailable(context, state),
  },
} satisfies ResolverMap
