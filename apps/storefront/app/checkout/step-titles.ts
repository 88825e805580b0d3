import type { CheckoutStep } from '@comptoir/rules/checkout'
import * as m from '../paraglide/messages.js'

/** Heading of each step of the checkout. */
export const STEP_TITLES: Readonly<Record<CheckoutStep, () => string>> = {
  addresses: m.checkout_title,
  delivery: m.checkout_title,
  review: m.checkout_recap_title,
}
