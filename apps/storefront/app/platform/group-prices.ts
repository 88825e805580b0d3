import type { PriceDisplay, VisitorKind } from '@comptoir/rules/visitor'

/** Which prices the customers of a group have. */
export interface GroupPrices {
  /** Professionals are b2b (decisions E-1). */
  readonly kind: VisitorKind
  /** Whether prices are displayed with tax. */
  readonly tax: PriceDisplay
}

/** Those of guests, and of customers whose group the settings do not name. */
export const GUEST_PRICES: GroupPrices = { kind: 'b2c', tax: 'incl' }
