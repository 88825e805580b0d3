import type { CheckoutStep } from '@comptoir/rules/checkout'
import * as m from '../paraglide/messages.js'

/** Heading of each step of the checkout. */
export const STEP_TITLES: Readonly<Record<CheckoutStep, () => string>> = {
  adresses: m.checkout_title,
  livraison: m.checkout_title,
  recapitulatif: m.checkout_recap_title,
}
