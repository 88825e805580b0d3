/** What can be wrong with a payment so that the shop's owner has to look at it. */
export const PAYMENT_ISSUE_KINDS = [
  /** The provider's risk rules warn of it. */
  'suspected_fraud',
  /** Not what was due, or in another currency. */
  'amount_mismatch',
  /** A second payment of one order. */
  'duplicate_payment',
  'paid_after_cancellation',
  /** The provider took back a payment of an order that is being prepared. */
  'reversed_after_payment',
  /** A status that this shop does not know. */
  'unknown_status',
] as const

export type PaymentIssueKind = (typeof PAYMENT_ISSUE_KINDS)[number]

/** Whether an order waits, while such an issue is open, for a person to release it. */
export function holdsOrder(kind: PaymentIssueKind): boolean {
  return kind === 'suspected_fraud' || kind === 'amount_mismatch'
}

/** What the provider's risk rules say of a payment; `none` when they say nothing that is sure. */
export type RiskVerdict = 'suspected' | 'clean' | 'none'

/**
 * Verdict in PayZen's fields: `vads_risk_control` is a list like `CARD_FRAUD=OK;SUSPECT_COUNTRY=WARNING`, and
 * `vads_risk_assessment_result` a list of what its risk analysis asks for, such as `MANUAL_VALIDATION`. Clean is only
 * what was checked and passed every check: a field that is missing says nothing.
 */
export function riskVerdict(fields: {
  vads_risk_control?: string | undefined
  vads_risk_assessment_result?: string | undefined
}): RiskVerdict {
  const checks = entriesOf(fields.vads_risk_control).map((entry) => entry.slice(entry.indexOf('=') + 1))
  const asked = entriesOf(fields.vads_risk_assessment_result)
  if (checks.some((value) => value === 'WARNING' || value === 'ERROR') || asked.includes('REFUSE'))
    return 'suspected'
  const isQuiet = asked.every((value) => value === 'ENABLE_3DS' || value === 'DISABLE_3DS')
  return checks.length > 0 && checks.every((value) => value === 'OK') && isQuiet ? 'clean' : 'none'
}

function entriesOf(list = ''): string[] {
  return list
    .split(';')
    .map((entry) => entry.trim().toUpperCase())
    .filter(Boolean)
}
