import type { Language } from '@comptoir/rules/language'
import { formatMoney, toCents } from '@comptoir/rules/money'
import { priceOrFree } from './totals.tsx'
import type { ChosenPlaceFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'

/** What stands for the price of the delivery before there is an address: that of the chosen time (decisions H-6). */
export function shippingWords(
  cart: Pick<ChosenPlaceFragment, 'pad_mode' | 'pad_time' | 'pad_fee'> | undefined,
  language: Language,
): string {
  if (cart?.pad_mode !== 'delivery') return m.cart_shipping_later()
  if (!cart.pad_time) return m.place_fee_later()
  return priceOrFree(toCents(cart.pad_fee ?? 0), (cents) => formatMoney(cents, language))
}
