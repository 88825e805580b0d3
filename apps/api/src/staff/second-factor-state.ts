import { SECOND_FACTOR_GRACE_DAYS } from '@comptoir/rules/staff-limits'
import { DAY_MS } from '@comptoir/rules/duration'
import type { StaffRecord } from './staff.sql.ts'

export const hasSecondFactor = ({ totpSecret, passkeys }: StaffRecord): boolean =>
  totpSecret !== null || passkeys > 0

/** Whether an account is limited to enrolling a second factor: its role demands one and the grace is over. */
export function isSecondFactorOverdue(staff: StaffRecord, now: Date): boolean {
  if (!staff.role.requiresSecondFactor || hasSecondFactor(staff)) return false
  return staff.secondFactorDueAt === null || staff.secondFactorDueAt <= now
}

/** The end of the grace of an account that needs a second factor from now on. */
export const endOfGrace = (now: Date): Date => new Date(now.getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS)
