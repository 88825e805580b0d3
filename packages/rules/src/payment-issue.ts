/** Kinds of payment issues that the shop has to review. */
export const PAYMENT_ISSUE_KINDS = [
  /** The provider's risk rules raised a warning. */
  'suspected_fraud',
  /** The amount is not the amount due, or in another currency. */
  'amount_mismatch',
  /** A second payment of one order. */
  'duplicate_payment',
  'paid_after_cancellation',
  /** The provider reversed the payment of an order that is being prepared. */
  'reversed_after_payment',
  /** The notification has an unknown status. */
  'unknown_status',
  /** The provider refused a refund: the customer waits for the money. */
  'refund_refused',
] as const

export type PaymentIssueKind = (typeof PAYMENT_ISSUE_KINDS)[number]

/** Whether an open issue of that kind blocks its order until an operator releases it. */
export function blocksOrder(kind: PaymentIssueKind): boolean {
  return kind === 'suspected_fraud' || kind === 'amount_mismatch'
}

/** The verdict of the provider's risk rules on a payment; `none` when it is not clear. */
export type RiskVerdict = 'suspected' | 'clean' | 'none'

/**
 * Reads the verdict from PayZen's fields: `vads_risk_control` is a list such as `CARD_FRAUD=OK;SUSPECT_COUNTRY=WARNING`,
 * `vads_risk_assessment_result` a list of requested actions such as `MANUAL_VALIDATION`. A payment is clean only when it
 * was checked and passed every check.
 */
export function riskVerdict(fields: {
  vads_risk_control?: string | undefined
  vads_risk_assessment_result?: string | undefined
}): RiskVerdict {
  const checks = entriesOf(fields.vads_risk_control).map((entry) => entry.slice(entry.indexOf('=') + 1))
  const actions = entriesOf(fields.vads_risk_assessment_result)
  if (checks.some((value) => value === 'WARNING' || value === 'ERROR') || actions.includes('REFUSE'))
    return 'suspected'
  const needsNoAction = actions.every((value) => value === 'ENABLE_3DS' || value === 'DISABLE_3DS')
  return checks.length > 0 && checks.every((value) => value === 'OK') && needsNoAction ? 'clean' : 'none'
}

function entriesOf(list = ''): string[] {
  return list
    .split(';')
    .map((entry) => entry.trim().toUpperCase())
    .filter(Boolean)
}
