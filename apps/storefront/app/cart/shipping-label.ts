import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import * as m from '../paraglide/messages.js'
import type { SlotFee } from './slot-fee.ts'
import { priceOrFree } from './totals.tsx'

/** Text in place of the delivery price before an address is known. */
export function shippingLabel(fee: SlotFee, language: Language): string {
  if (!fee) return m.cart_shipping_later()
  if (fee.amount === undefined) return m.slot_fee_later()
  return priceOrFree(fee.amount, (cents) => formatMoney(cents, language))
}
