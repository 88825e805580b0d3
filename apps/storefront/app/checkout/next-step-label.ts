import type { CartView } from '../cart/cart-view.ts'
import * as m from '../paraglide/messages.js'

/** Label of the button that leaves the address step. */
export function nextStepLabel({ isVirtual, isShipped }: CartView): string {
  if (isVirtual) return m.checkout_to_payment()
  return isShipped ? m.checkout_to_shipping() : m.checkout_to_pickup()
}
