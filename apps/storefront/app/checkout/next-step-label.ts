import type { CheckoutStep } from '@comptoir/rules/checkout'
import type { CartView } from '../cart/cart-view.ts'
import * as m from '../paraglide/messages.js'

/** Label of the button that leads to the next step. */
export function nextStepLabel(
  next: CheckoutStep | undefined,
  { isShipped }: Pick<CartView, 'isShipped'>,
): string {
  if (next !== 'delivery') return m.checkout_to_payment()
  return isShipped ? m.checkout_to_shipping() : m.checkout_to_pickup()
}
