import { DAY_MS } from '@comptoir/rules/duration'
import { backoffDelay } from '../platform/backoff.ts'
import type { App } from '../platform/context.ts'
import { markFailed, scheduleRetry, type Claim, type Lease } from './claim.sql.ts'

/** Exponential back-off from one minute to a day: 14 attempts within about three days. */
const delays = { first: 60_000, longest: DAY_MS }
export const maxAttempts = 14

export function leaseOf(app: App, seconds: number): Lease {
  const now = app.now()
  return { now, until: new Date(now.getTime() + seconds * 1000) }
}

/**
 * Runs one attempt at a mail. A failed mail is retried later; after the last attempt it is marked as failed, which is
 * logged once and listed by `comptoir mails failed`. Returns the error instead of throwing it, so that other mails go on.
 */
export async function attempt(
  app: App,
  mail: Claim,
  work: () => Promise<void>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<unknown> {
  try {
    // The process ended during all earlier attempts, and this mail may be the cause.
    if (mail.attempts > maxAttempts) throw new Error('Every attempt ended with the process.')
    await work()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const about = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, reason }
    if (mail.attempts >= maxAttempts || isFinal(error)) {
      await markFailed(app.sql, mail, { reason, at: app.now() })
      app.log.error(
        { ...about, err: error },
        'A mail failed permanently: see npm run comptoir -- mails failed',
      )
    } else {
      const at = new Date(app.now().getTime() + backoffDelay(delays, mail.attempts))
      await scheduleRetry(app.sql, mail, { reason, at })
      app.log.warn({ ...about, nextAttemptAt: at }, 'A mail failed and will be retried')
    }
    return error
  }
}
