import type { OrderItemPrices } from '@comptoir/contract/generated/types'
import { toMoney } from '../platform/money.ts'
import { discountsOfItem } from './discounts.ts'
import type { OrderItemRecord, OrderRecord } from './order.ts'

/** Prices of an order item. Orders do not store the regular price, so `original_price` is the price paid. */
export function itemPrices(order: OrderRecord, item: OrderItemRecord): OrderItemPrices {
  const money = (amount: number) => toMoney(amount, order.currency)
  const price = money(item.priceExclTax)
  const priceInclTax = money(item.priceInclTax)
  const row = money(item.rowExclTax)
  const rowInclTax = money(item.rowInclTax)
  return {
    price,
    price_including_tax: priceInclTax,
    row_total: row,
    row_total_including_tax: rowInclTax,
    original_price: price,
    original_price_including_tax: priceInclTax,
    original_row_total: row,
    original_row_total_including_tax: rowInclTax,
    total_item_discount: money(item.discount),
    discounts: discountsOfItem(order, item),
    fixed_product_taxes: [],
  }
}
