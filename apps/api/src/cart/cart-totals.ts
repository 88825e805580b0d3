import { computeCartTotals } from '@comptoir/rules/cart-totals'
import type { RequestContext } from '../platform/context.ts'
import { applicableCoupon } from './coupon-eligibility.ts'
import type { CouponWithUses } from './coupon.sql.ts'
import { selectedShippingPrice } from './shipping.ts'
import type { CartCoupon, CartLine, CartState } from './state.ts'

/** Totals of priced lines, with the coupon as far as it applies and the selected shipping method. */
export function cartTotals(
  ctx: RequestContext,
  lines: readonly CartLine[],
  destination: Pick<CartState, 'fulfilment' | 'shippingMethod' | 'shippingAddress'>,
  stored: CouponWithUses | undefined,
): Pick<CartState, 'coupon' | 'lapsedCoupon' | 'shippingPrice' | 'totals'> {
  let coupon: CartCoupon | null = null
  const isShipped = lines.some((line) => !line.isVirtual)
  const { totals, shippingPrice } = computeCartTotals({
    lines: lines.map(({ id, quantity, priceComponents }) => ({
      id: String(id),
      quantity,
      components: priceComponents,
    })),
    pricesIncludeTax: ctx.store.website.pricesIncludeTax,
    priceDisplay: ctx.priceDisplay,
    discountFor:
      stored &&
      ((goods) => {
        coupon = applicableCoupon(ctx, stored, goods)
        return coupon?.discount
      }),
    shippingPriceFor: (goods, discount) =>
      isShipped ? selectedShippingPrice(ctx.store, { ...destination, lines }, goods, discount) : null,
  })
  const lapsedCoupon = stored && !coupon && lines.length > 0 ? stored.code : null
  return { coupon, lapsedCoupon, shippingPrice, totals }
}
