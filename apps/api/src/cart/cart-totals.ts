import { computeCartTotals } from '@comptoir/rules/cart-totals'
import type { RequestContext } from '../platform/context.ts'
import { discountsOfCart, type CartRuleInput } from './cart-discounts.ts'
import type { CartRow } from './cart.sql.ts'
import type { ResolvedLine } from './resolve-cart.ts'
import { selectedShippingPrice } from './shipping.ts'
import type { CartLine, CartState } from './state.ts'

type Destination = Pick<CartState, 'fulfilment' | 'shippingMethod' | 'shippingAddress' | 'billingAddress'>

type Discounted = ReturnType<typeof discountsOfCart>

/** Totals of priced lines, with the rules that apply and the selected shipping method. */
export function cartTotals(
  ctx: RequestContext,
  lines: readonly CartLine[],
  {
    row,
    resolved,
    destination,
  }: { row: CartRow; resolved: readonly ResolvedLine[]; destination: Destination },
  input: CartRuleInput,
): Pick<
  CartState,
  | 'coupon'
  | 'lapsedCoupon'
  | 'discounts'
  | 'gifts'
  | 'missingForRule'
  | 'triedRules'
  | 'freesShipping'
  | 'shippingPrice'
  | 'totals'
> {
  const isShipped = lines.some((line) => !line.isVirtual)
  const priceOf = (goods: Parameters<typeof selectedShippingPrice>[2], isFree: boolean) =>
    isShipped ? selectedShippingPrice(ctx.store, { ...destination, lines }, goods, isFree) : null
  const found: { discounted?: Discounted } = {}
  const { totals, shippingPrice } = computeCartTotals({
    lines: lines.map(({ id, quantity, priceComponents }) => ({
      id: String(id),
      quantity,
      components: priceComponents,
    })),
    pricesIncludeTax: ctx.store.website.pricesIncludeTax,
    priceDisplay: ctx.priceDisplay,
    discountsFor: (goods) => {
      const subject = {
        row,
        fulfilment: destination.fulfilment,
        address: destination.shippingAddress ?? destination.billingAddress,
        shippingPriceOf: () => priceOf(goods, false),
      }
      const discounted = discountsOfCart(ctx, lines, resolved, goods, { input, subject })
      found.discounted = discounted
      return { byLine: discounted.byLine, freesShipping: discounted.freesShipping(row.shippingMethod) }
    },
    shippingPriceFor: priceOf,
  })
  if (!found.discounted) throw new Error('The rules of the cart were not tried.')
  const { byLine: _byLine, ...discounted } = found.discounted
  return { ...discounted, shippingPrice, totals }
}
