import type { Answer } from './wire.ts'
import type { Target } from './target.ts'

/** One thing that somebody outside may try. */
export type Attack = {
  name: string
  /** Tries it, bounded in count and time. Answers in a few words how it was refused; throws {@link AttackSucceededError} where it was not. */
  run: (target: Target) => Promise<string>
  /** Takes long, so that only the long run has it. */
  isLong?: boolean
}

/** The attack got through: the message says what the attacker got. */
export class AttackSucceededError extends Error {
  override readonly name = 'AttackSucceededError'
}

export function check(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new AttackSucceededError(otherwise)
}

type Refusable = Answer & {
  errors?: { message: string; extensions?: { category?: string; retry_after?: number } }[] | undefined
}

/** How an answer refuses, in a few words; undefined for one that gives what was asked for. */
export function rejectionOf({ status, errors, text }: Refusable): string | undefined {
  const [error] = errors ?? []
  if (error) return `"${error.message.slice(0, 80)}"`
  if (status === 0) return `connection closed (${text.slice(0, 40)})`
  return status >= 400 ? `status ${status}` : undefined
}

/** The refusal of an answer that has to be one. */
export function assertRejected(answer: Refusable, what: string): string {
  const refusal = rejectionOf(answer)
  check(answer.status < 500, `${what} led to status ${answer.status}: ${answer.text.slice(0, 120)}`)
  check(refusal !== undefined, `${what} was answered ${answer.status}: ${answer.text.slice(0, 120)}`)
  return refusal
}

/** Seconds after which a refused visitor may try again; undefined where the answer does not tell. */
function retryAfter({ headers, errors }: Refusable): number | undefined {
  const seconds = errors?.[0]?.extensions?.retry_after ?? Number(headers['retry-after'])
  return seconds > 0 ? seconds : undefined
}

/**
 * Checks that of many tries of one visitor no more than `most` got through and that the others were told when to try
 * again; answers that in words.
 */
export function assertRateLimited(answers: readonly Refusable[], most: number): string {
  const refusals = answers.filter((answer) => rejectionOf(answer) !== undefined)
  const taken = answers.length - refusals.length
  check(taken <= most, `${taken} of ${answers.length} got through, at most ${most} should`)
  const told = refusals.find((answer) => retryAfter(answer) !== undefined)
  check(
    told !== undefined,
    `${taken} of ${answers.length} got through, but nobody was told when to try again`,
  )
  return `after ${taken} of ${answers.length}: ${rejectionOf(told)}, again in ${retryAfter(told)} s`
}
