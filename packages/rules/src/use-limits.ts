/**
 * When, how often in all and how often by one buyer something may be used; without a limit always. `from` and `to` are
 * UTC instants in ISO 8601; it may be used until just before `to`.
 */
export interface UseLimits {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly usesLeft?: number | undefined
  readonly usesPerCustomer?: number | undefined
}

export type UseLimitError = 'not_yet' | 'expired' | 'used_up' | 'used_by_customer'

/** Why limits do not allow a use now; undefined when they do. */
export function useLimitError(
  { from, to, usesLeft, usesPerCustomer }: UseLimits,
  { now, usedByCustomer }: { now: Date; usedByCustomer: number },
): UseLimitError | undefined {
  if (from !== undefined && now.getTime() < Date.parse(from)) return 'not_yet'
  if (to !== undefined && now.getTime() >= Date.parse(to)) return 'expired'
  if (usesLeft !== undefined && usesLeft <= 0) return 'used_up'
  if (usesPerCustomer !== undefined && usedByCustomer >= usesPerCustomer) return 'used_by_customer'
  return undefined
}
