import type { CartView } from '../cart/cart-view.ts'
import * as m from '../paraglide/messages.js'

/** The way to the step that follows the addresses. */
export function onwardWords({ isVirtual, isShipped }: CartView): string {
  if (isVirtual) return m.checkout_to_payment()
  return isShipped ? m.checkout_to_shipping() : m.place_to_handover()
}
