import type { CartState } from '../cart/index.ts'
import type { VoucherCart } from '../vouchers/index.ts'

/** What meal vouchers depend on in a cart; they count for the day of its slot. */
export function voucherCartOf({ lines, totals, email, fulfilment }: CartState): VoucherCart {
  return { lines, totals, email, day: fulfilment.slot?.day ?? null }
}
