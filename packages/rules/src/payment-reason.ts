/** Why a payment failed, as shown to shoppers: never the bank's code (decisions F-8). */
const paymentReasons = [
  'funds',
  'expired_card',
  'card_refused',
  'authentication_failed',
  'cancelled',
  'technical',
  'other',
] as const
export type PaymentReason = (typeof paymentReasons)[number]

/** Issuer codes by reason. Lost, stolen and suspected cards are only `card_refused`. */
const CODES: Readonly<Partial<Record<PaymentReason, string>>> = {
  funds: '51 61 65',
  expired_card: '33 38 54',
  authentication_failed: '55 75 81 89 A1',
  card_refused: '02 04 05 07 08 14 15 34 41 43 46 56 57 59 62 63 76 78 80 82 83 84 86',
  cancelled: '17',
  technical: '03 12 13 19 20 24 25 26 27 28 29 30 31 40 58 60 68 90 91 94 96 97 98 99',
}

const REASONS = new Map(
  paymentReasons.flatMap((reason) => (CODES[reason] ?? '').split(' ').map((code) => [code, reason] as const)),
)

/** Fields of PayZen's notification, by their names. */
export type FailedPayment = {
  vads_trans_status?: string | undefined
  vads_result?: string | undefined
  vads_auth_result?: string | undefined
  vads_threeds_status?: string | undefined
}

/**
 * Class of a failed payment, from the fields of PayZen's form payment: `vads_result` (17 cancelled by the shopper, 30 and 96 errors),
 * `vads_threeds_status` (N and R: not authenticated) and `vads_auth_result`, the issuer's ISO 8583 answer as listed
 * under "Analyzing the result of the authorization request" of PayZen's documentation, payment method CB.
 */
export function paymentReason(payment: FailedPayment): PaymentReason {
  const { vads_trans_status, vads_result, vads_threeds_status, vads_auth_result = '' } = payment
  if (vads_result === '17' || vads_trans_status === 'ABANDONED' || vads_trans_status === 'EXPIRED')
    return 'cancelled'
  const reason = REASONS.get(vads_auth_result.padStart(2, '0'))
  if (reason) return reason
  if (vads_threeds_status === 'N' || vads_threeds_status === 'R') return 'authentication_failed'
  return vads_result === '30' || vads_result === '96' ? 'technical' : 'other'
}
