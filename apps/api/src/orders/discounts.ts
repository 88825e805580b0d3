import type { Discount } from '@comptoir/contract/generated/types'
import { labelWithCoupon } from '@comptoir/rules/coupon'
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

/** The discount of a document that has a part of the order. */
export function discountsOfDocument(order: OrderRecord, discount: Cents): Discount[] {
  return shapes(order, shared(order, discount))
}

/** The name of each promotion of an order with its part of a discount in another tax base, for mails and documents. */
export function namedDiscounts(
  order: Pick<OrderRecord, 'discounts'>,
  discount: Cents,
  unnamed: string,
): { label: string; amount: Cents }[] {
  const amounts = shared(order, discount)
  return order.discounts.map(({ label, code }, index) => {
    return { label: labelWithCoupon(label || unnamed, code), amount: amounts[index] ?? 0 }
  })
}

/** An amount shared between the promotions by what they took off the order. */
function shared({ discounts }: Pick<OrderRecord, 'discounts'>, discount: Cents): Cents[] {
  return allocate(
    discount,
    discounts.map(({ amount }, index) => ({ key: String(index), weight: amount })),
  )
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
