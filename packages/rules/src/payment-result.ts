/** Result of a payment for its order (decisions F-7, F-8, G-1). */
export type PaymentResult = 'paid' | 'pending' | 'to_validate' | 'refused' | 'cancelled'

const RESULTS: Readonly<Record<string, PaymentResult>> = {
  AUTHORISED: 'paid',
  CAPTURED: 'paid',
  ACCEPTED: 'paid',
  AUTHORISED_TO_VALIDATE: 'to_validate',
  WAITING_AUTHORISATION_TO_VALIDATE: 'to_validate',
  WAITING_AUTHORISATION: 'pending',
  WAITING_FOR_PAYMENT: 'pending',
  UNDER_VERIFICATION: 'pending',
  PRE_AUTHORISED: 'pending',
  INITIAL: 'pending',
  SUSPENDED: 'pending',
  REFUSED: 'refused',
  NOT_CREATED: 'refused',
  CAPTURE_FAILED: 'refused',
  EXPIRED: 'cancelled',
  ABANDONED: 'cancelled',
  CANCELLED: 'cancelled',
}

/**
 * Result for a PayZen `vads_trans_status`. Undefined for an unknown status, which must neither count as a payment nor
 * cancel the order.
 */
export function paymentResult(transStatus: string): PaymentResult | undefined {
  return Object.hasOwn(RESULTS, transStatus) ? RESULTS[transStatus] : undefined
}
