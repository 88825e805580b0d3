import type { CartState } from '../cart/index.ts'
import type { Payable } from './held.ts'

/** A cart as far as vouchers go: the meal is on the day of its slot. */
export function payableOf({ lines, totals, email, fulfilment }: CartState): Payable {
  return { lines, totals, email, day: fulfilment.slot?.day ?? null }
}
