import type { Language } from '@comptoir/rules/language'
import { formatMoney, toCents } from '@comptoir/rules/money'
import { priceOrFree } from './totals.tsx'
import type { ChosenLocationFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'

/** Text in place of the delivery price before an address is known: the fee of the selected slot (decisions H-6). */
export function shippingLabel(
  cart: Pick<ChosenLocationFragment, 'pad_mode' | 'pad_time' | 'pad_fee'> | undefined,
  language: Language,
): string {
  if (cart?.pad_mode !== 'delivery') return m.cart_shipping_later()
  if (!cart.pad_time) return m.slot_fee_later()
  return priceOrFree(toCents(cart.pad_fee ?? 0), (cents) => formatMoney(cents, language))
}
