import type { CheckSource } from './outcome.ts'
import { notificationFields } from './result-fields.ts'
import type { Scheduler } from './scheduler.ts'
import type { Attempt, Transaction } from './transactions.ts'

/** Waits before each further try of a notification the shop did not take, in milliseconds. */
export const RETRY_DELAYS: readonly number[] = [5_000, 30_000, 120_000, 600_000]

const ANSWER_TIMEOUT = 5_000
const ANSWER_LENGTH = 300
const MAX_ATTEMPTS = 30

/** Told of each attempt, to log it. */
export type Report = (transaction: Transaction, attempt: Attempt) => void

/** Posts signed notifications to the shop and tries again in the background when it does not take them. */
export class Notifier {
  readonly #key: string
  readonly #scheduler: Scheduler
  readonly #report: Report
  readonly #stop = new AbortController()

  constructor(key: string, scheduler: Scheduler, report: Report) {
    this.#key = key
    this.#scheduler = scheduler
    this.#report = report
  }

  /** Sends the payment's present outcome; ends after the shop's answer or five seconds, and never fails. */
  async deliver(transaction: Transaction, source: CheckSource): Promise<void> {
    transaction.cancelTimer()
    await this.#try(transaction, source, 0)
  }

  /** Ends what is under way; nothing is sent afterwards. */
  close(): void {
    this.#stop.abort()
  }

  async #try(transaction: Transaction, source: CheckSource, round: number): Promise<void> {
    const attempt = await this.#post(transaction, source)
    this.#report(transaction, attempt)
    transaction.attempts.push(attempt)
    if (transaction.attempts.length > MAX_ATTEMPTS) transaction.attempts.shift()
    const delay = RETRY_DELAYS[round]
    if (attempt.ok || delay === undefined || this.#stop.signal.aborted) return
    transaction.cancelTimer()
    transaction.cancelTimer = this.#scheduler.after(delay, () => this.#try(transaction, 'RETRY', round + 1))
  }

  async #post(transaction: Transaction, source: CheckSource): Promise<Attempt> {
    const at = this.#scheduler.now()
    const { outcome, request } = transaction
    if (outcome === undefined) return { at, source, ok: false, status: undefined, answer: 'undecided' }
    try {
      const response = await fetch(request.checkUrl, {
        method: 'POST',
        body: new URLSearchParams(notificationFields(transaction, outcome, source, this.#key)),
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(ANSWER_TIMEOUT)]),
      })
      return { at, source, ok: response.ok, status: response.status, answer: await beginning(response) }
    } catch (error) {
      return { at, source, ok: false, status: undefined, answer: reason(error) }
    }
  }
}

async function beginning(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= ANSWER_LENGTH) break
  }
  return text.slice(0, ANSWER_LENGTH).trim()
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
