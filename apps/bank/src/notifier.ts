import type { NotificationSource } from './payment-result.ts'
import { notificationFields } from './result-fields.ts'
import type { Scheduler } from './scheduler.ts'
import type { Attempt, Transaction } from './transactions.ts'

/** Milliseconds before each retry of a failed notification. */
export const RETRY_DELAYS: readonly number[] = [5_000, 30_000, 120_000, 600_000]

/** Milliseconds. */
const RESPONSE_TIMEOUT = 5_000
/** Characters of a response that are stored. */
const RESPONSE_LENGTH = 300
/** Attempts that are stored per transaction. */
const MAX_ATTEMPTS = 30

/** Called after each attempt. */
export type AttemptListener = (transaction: Transaction, attempt: Attempt) => void

/** Posts signed notifications to the shop and retries failed ones in the background. */
export class Notifier {
  readonly #key: string
  readonly #scheduler: Scheduler
  readonly #onAttempt: AttemptListener
  readonly #abort = new AbortController()

  constructor(key: string, scheduler: Scheduler, onAttempt: AttemptListener) {
    this.#key = key
    this.#scheduler = scheduler
    this.#onAttempt = onAttempt
  }

  /** Sends the payment's current result. Resolves after the response or `RESPONSE_TIMEOUT`, and never rejects. */
  async send(transaction: Transaction, source: NotificationSource): Promise<void> {
    transaction.cancelTimer()
    await this.#attempt(transaction, source, 0)
  }

  /** Aborts the current request and stops retries. */
  close(): void {
    this.#abort.abort()
  }

  async #attempt(transaction: Transaction, source: NotificationSource, retries: number): Promise<void> {
    const attempt = await this.#post(transaction, source)
    this.#onAttempt(transaction, attempt)
    transaction.attempts.push(attempt)
    if (transaction.attempts.length > MAX_ATTEMPTS) transaction.attempts.shift()
    const delay = RETRY_DELAYS[retries]
    if (attempt.ok || delay === undefined || this.#abort.signal.aborted) return
    transaction.cancelTimer()
    transaction.cancelTimer = this.#scheduler.after(delay, () =>
      this.#attempt(transaction, 'RETRY', retries + 1),
    )
  }

  async #post(transaction: Transaction, source: NotificationSource): Promise<Attempt> {
    const at = this.#scheduler.now()
    const { result, request } = transaction
    if (result === undefined) return { at, source, ok: false, status: undefined, response: 'undecided' }
    try {
      const response = await fetch(request.notificationUrl, {
        method: 'POST',
        body: new URLSearchParams(notificationFields(transaction, result, source, this.#key)),
        redirect: 'manual',
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(RESPONSE_TIMEOUT)]),
      })
      return { at, source, ok: response.ok, status: response.status, response: await readStart(response) }
    } catch (error) {
      return { at, source, ok: false, status: undefined, response: describeError(error) }
    }
  }
}

/** Reads the first `RESPONSE_LENGTH` characters of the body. */
async function readStart(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= RESPONSE_LENGTH) break
  }
  return text.slice(0, RESPONSE_LENGTH).trim()
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'no response'
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
