import type { CheckoutStep } from '@comptoir/rules/checkout'
import * as m from '../paraglide/messages.js'
import type { CartView } from './cart-view.ts'

const LABELS: Readonly<Record<CheckoutStep, () => string>> = {
  addresses: m.checkout_step_addresses,
  delivery: m.checkout_step_shipping,
  review: m.checkout_step_payment,
}

/** Label of a checkout step; collected orders have no delivery step. */
export function stepLabel(step: CheckoutStep, { isShipped }: Pick<CartView, 'isShipped'>): string {
  return step === 'delivery' && !isShipped ? m.checkout_pickup_title() : LABELS[step]()
}
