import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { CartEvent, EventItem } from '../analytics/events.ts'
import type { MeasuredItemFragment } from '../generated/graphql.ts'
import type { CartView } from './cart-view.ts'
import { centsOf } from './totals-view.ts'

/** Analytics item of a cart line, at the price the visitor sees. */
export function itemOfCartItem(line: MeasuredItemFragment, quantity: number, tax: PriceDisplay): EventItem {
  const { product, prices } = line
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  const price = tax === 'incl' ? prices?.price_including_tax : prices?.price
  return { sku: variant?.sku ?? product.sku ?? '', name: product.name ?? '', price: centsOf(price), quantity }
}

/** Analytics event of a whole cart; `method` is the payment or shipping method. */
export function cartEvent(
  name: CartEvent['name'],
  { lines, totals }: Pick<CartView, 'lines' | 'totals'>,
  method?: string,
): CartEvent {
  const items = lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    price: line.unit,
    quantity: line.quantity,
  }))
  const value = totals.tax === 'incl' ? totals.totalInclTax : totals.totalExclTax
  return { name, items, value, coupon: totals.coupon, method }
}
