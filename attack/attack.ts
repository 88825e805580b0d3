import type { Answer } from './wire.ts'
import type { Target } from './target.ts'

/** One attack on the shop from outside. */
export type Attack = {
  name: string
  /**
   * Runs the attack, bounded in count and time. Returns how the shop rejected it, in a few words; throws
   * {@link AttackSucceededError} when it succeeded.
   */
  run: (target: Target) => Promise<string>
  /** Takes long: skipped by the short run. */
  isLong?: boolean
}

/** The attack succeeded; the message says what the attacker achieved. */
export class AttackSucceededError extends Error {
  override readonly name = 'AttackSucceededError'
}

export function check(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new AttackSucceededError(otherwise)
}

type Response = Answer & {
  errors?: { message: string; extensions?: { category?: string; retry_after?: number } }[] | undefined
}

/** How a response rejects the request, in a few words; undefined when it does not. */
export function rejectionOf({ status, errors, text }: Response): string | undefined {
  const [error] = errors ?? []
  if (error) return `"${error.message.slice(0, 80)}"`
  if (status === 0) return `connection closed (${text.slice(0, 40)})`
  return status >= 400 ? `status ${status}` : undefined
}

/** Checks that a response rejects the request, without an internal error; returns how. */
export function assertRejected(answer: Response, what: string): string {
  const rejection = rejectionOf(answer)
  check(answer.status < 500, `${what} led to status ${answer.status}: ${answer.text.slice(0, 120)}`)
  check(rejection !== undefined, `${what} was answered ${answer.status}: ${answer.text.slice(0, 120)}`)
  return rejection
}

/** Seconds after which a rejected visitor may try again; undefined when the response does not say. */
function retryAfter({ headers, errors }: Response): number | undefined {
  const seconds = errors?.[0]?.extensions?.retry_after ?? Number(headers['retry-after'])
  return seconds > 0 ? seconds : undefined
}

/**
 * Checks that at most `most` of a visitor's requests were accepted and that the others have a retry time; returns a
 * summary.
 */
export function assertRateLimited(answers: readonly Response[], most: number): string {
  const rejected = answers.filter((answer) => rejectionOf(answer) !== undefined)
  const accepted = answers.length - rejected.length
  check(accepted <= most, `${accepted} of ${answers.length} were accepted, expected at most ${most}`)
  const withRetry = rejected.find((answer) => retryAfter(answer) !== undefined)
  check(
    withRetry !== undefined,
    `${accepted} of ${answers.length} were accepted, without a retry time for the others`,
  )
  return `after ${accepted} of ${answers.length}: ${rejectionOf(withRetry)}, retry in ${retryAfter(withRetry)} s`
}
