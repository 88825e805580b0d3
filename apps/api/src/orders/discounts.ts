import type { Discount } from '@comptoir/contract/generated/types'
import { allocate, type Cents } from '@comptoir/rules/money'
import { toMoney } from '../platform/money.ts'
import type { OrderItemRecord, OrderRecord } from './order.ts'

/** What each rule took off an order, in the contract's shape. */
export function discountsOfOrder(order: OrderRecord): Discount[] {
  return shapes(
    order,
    order.discounts.map(({ amount }) => amount),
  )
}

/** What each rule took off an item. */
export function discountsOfItem(order: OrderRecord, item: OrderItemRecord): Discount[] {
  return shapes(order, item.discounts)
}

/** The discount of a document that has a part of the order, shared between the rules by what they took off the order. */
export function discountsOfDocument(order: OrderRecord, discount: Cents): Discount[] {
  const weights = order.discounts.map(({ amount }, index) => ({ key: String(index), weight: amount }))
  return shapes(order, allocate(discount, weights))
}

/** `amounts` in the order of the order's discounts. */
function shapes({ discounts, currency }: OrderRecord, amounts: readonly Cents[]): Discount[] {
  return discounts.flatMap(({ label, code }, index) => {
    const amount = amounts[index] ?? 0
    if (amount === 0) return []
    return {
      amount: toMoney(amount, currency),
      applied_to: 'ITEM',
      coupon: code === null ? null : { code },
      label,
    }
  })
}
