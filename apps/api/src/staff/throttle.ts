import type { Limit } from '@comptoir/rules/rate-limits'
import type { PublicContext } from '../platform/admin/context.ts'
import { messageIn } from '../platform/messages.ts'
import { countRequest, forgetRequests, triesLeftOf, waitOf } from '../platform/request-count.ts'
import { waitingTimeText } from '../platform/waiting-time.ts'

/** Why somebody is not signed in, in their language. */
export type SignInFailure = {
  reason: 'WRONG_CREDENTIALS' | 'WRONG_CODE' | 'TOO_MANY_TRIES' | 'EXPIRED'
  message: string
  triesLeft: number | null
  retryAfterSeconds: number | null
}

type Context = Pick<PublicContext, 'app' | 'address' | 'language'>
type Guarded = { limit: Limit; sender: string; wrong: 'WRONG_CREDENTIALS' | 'WRONG_CODE' }

const wrongMessages = {
  WRONG_CREDENTIALS: 'staff_wrong_credentials',
  WRONG_CODE: 'staff_wrong_code',
} as const

/**
 * Runs `check`, which compares a secret and returns undefined for a wrong one. Every try is counted before it runs, by
 * all processes, so that concurrent tries stay within the limit; a right one clears the count.
 */
export async function guarded<Result extends object>(
  ctx: Context,
  { limit, sender, wrong }: Guarded,
  addressLimit: Limit,
  check: () => Promise<Result | undefined>,
): Promise<Result | { failure: SignInFailure }> {
  const { app, address, language } = ctx
  const wait = await waitOf(app, addressLimit, address)
  if (wait !== undefined) return tooMany(language, wait)
  if (!(await countRequest(app, limit, sender)))
    return tooMany(language, (await waitOf(app, limit, sender)) ?? limit.seconds)
  const result = await check()
  if (result !== undefined) {
    await forgetRequests(app, limit, sender)
    return result
  }
  await countRequest(app, addressLimit, address)
  const triesLeft = await triesLeftOf(app, limit, sender)
  return { failure: failureOf(wrong, messageIn(language, wrongMessages[wrong]), { triesLeft }) }
}

/** The challenge, the ceremony or the invitation cannot be used any more. */
export function expired(language: string): { failure: SignInFailure } {
  return { failure: failureOf('EXPIRED', messageIn(language, 'staff_sign_in_expired')) }
}

function tooMany(language: string, seconds: number): { failure: SignInFailure } {
  const message = messageIn(language, 'request_too_many', { time: waitingTimeText(seconds, language) })
  return { failure: failureOf('TOO_MANY_TRIES', message, { triesLeft: 0, retryAfterSeconds: seconds }) }
}

const failureOf = (
  reason: SignInFailure['reason'],
  message: string,
  more: Partial<SignInFailure> = {},
): SignInFailure => ({ reason, message, triesLeft: null, retryAfterSeconds: null, ...more })
