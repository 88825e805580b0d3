import type { CheckoutStep } from '@comptoir/rules/checkout'
import * as m from '../paraglide/messages.js'

/** Names of the steps, for the line that shows them. */
export const LABELS: Readonly<Record<CheckoutStep, () => string>> = {
  adresses: m.checkout_step_addresses,
  livraison: m.checkout_step_shipping,
  paiement: m.checkout_step_payment,
  recapitulatif: m.checkout_step_recap,
}
