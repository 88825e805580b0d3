import { computeCartTotals } from '@comptoir/rules/cart-totals'
import type { Cents } from '@comptoir/rules/money'
import { goodsOfTip, tipWithin } from '@comptoir/rules/tip'
import type { RequestContext } from '../platform/context.ts'
import { tipTerms } from '../stores/index.ts'
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
    tipFor: (goods) => tipOf(ctx, row, destination, goods),
  })
  if (!found.discounted) throw new Error('The rules of the cart were not tried.')
  const { byLine: _byLine, ...discounted } = found.discounted
  return { ...discounted, shippingPrice, totals }
}

/** The chosen tip, as far as the website takes it for these goods now; one that was chosen in another currency is none. */
function tipOf(
  { store }: RequestContext,
  { tip, tipCurrency }: CartRow,
  { fulfilment }: Destination,
  goods: Parameters<typeof goodsOfTip>[0],
): Cents {
  if (tipCurrency !== store.currency) return 0
  return tipWithin(tip, goodsOfTip(goods), tipTerms(store, fulfilment.method))
}
