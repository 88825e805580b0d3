import { backoffDelay } from '../platform/backoff.ts'
import type { App } from '../platform/context.ts'
import { giveUp, postpone, type Claim, type Lease } from './claim.sql.ts'

/** One minute, then two, four … up to a day: 14 attempts within about three days. */
const pauses = { first: 60_000, longest: 86_400_000 }
export const mostAttempts = 14

export function leaseOf(app: App, seconds: number): Lease {
  const now = app.now()
  return { now, until: new Date(now.getTime() + seconds * 1000) }
}

/**
 * Runs one attempt at a mail. One that fails is tried again later, or given up after the last attempt, which is logged
 * once and listed by `comptoir mails failed`; the mails after it go on. Answers the error.
 */
export async function attempt(
  app: App,
  mail: Claim,
  work: () => Promise<void>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<unknown> {
  try {
    // The process ended during each of the attempts before, so this mail may be why.
    if (mail.attempts > mostAttempts) throw new Error('Every attempt ended with the process.')
    await work()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const about = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, reason }
    if (mail.attempts >= mostAttempts || isFinal(error)) {
      await giveUp(app.sql, mail, { reason, at: app.now() })
      app.log.error({ ...about, err: error }, 'A mail failed for good: see npm run comptoir -- mails failed')
    } else {
      const at = new Date(app.now().getTime() + backoffDelay(pauses, mail.attempts))
      await postpone(app.sql, mail, { reason, at })
      app.log.warn({ ...about, nextAttemptAt: at }, 'A mail failed and is tried again')
    }
    return error
  }
}
