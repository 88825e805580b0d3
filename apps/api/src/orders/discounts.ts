import type { Discount } from '@comptoir/contract/generated/types'
import { toMoney } from '../platform/money.ts'
import type { OrderRecord } from './order.ts'

/** The discount of a coupon in the contract's shape; `amount` in minor units. */
export function discountsOf(order: OrderRecord, amount: number): Discount[] {
  if (amount === 0) return []
  const { couponCode, discountLabel } = order
  const coupon = couponCode === null ? null : { code: couponCode }
  return [
    {
      amount: toMoney(amount, order.currency),
      applied_to: 'ITEM',
      coupon,
      label: discountLabel ?? couponCode ?? '',
    },
  ]
}
