import type { OrderView } from '../account/order-view.ts'
import type { ShopEvent } from '../analytics/events.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { OrderDetailsFragment } from '../generated/graphql.ts'

/** Analytics event of a placed order. */
export function purchaseEvent({ items }: OrderDetailsFragment, { number, totals }: OrderView): ShopEvent {
  const lines = (items ?? []).flatMap((item) => item ?? [])
  return {
    name: 'purchase',
    order: number,
    items: lines.map((line) => ({
      sku: line.product_sku,
      name: line.product_name ?? line.product_sku,
      price: centsOf(line.product_sale_price, totals.currency),
      quantity: line.quantity_ordered ?? 0,
    })),
    value: totals.grandTotal,
    tax: totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
    shipping: totals.shipping?.inclTax ?? 0,
    coupon: totals.coupon,
  }
}
