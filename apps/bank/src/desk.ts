import type { PaymentRequest } from './form.ts'
import { Notifier, type Report } from './notifier.ts'
import { abandoned, isPending, reviewed, type Outcome } from './outcome.ts'
import type { Scheduler } from './scheduler.ts'
import { Transactions, type Transaction } from './transactions.ts'

/** How long a page stays open before its payment is given up, in milliseconds. */
export const PAGE_LIFE = 10 * 60_000

const CAPACITY = 500

/** Where payments are opened and decided. One decision a payment, one notification a decision. */
export class Desk {
  readonly #transactions = new Transactions(CAPACITY)
  readonly #notifier: Notifier
  readonly #scheduler: Scheduler

  constructor(key: string, scheduler: Scheduler, report: Report) {
    this.#notifier = new Notifier(key, scheduler, report)
    this.#scheduler = scheduler
  }

  /** Opens the payment of a checked form; it is abandoned when nobody decides within `PAGE_LIFE`. */
  open(request: PaymentRequest): Transaction {
    const { transaction, isNew } = this.#transactions.open(request, this.#scheduler.now())
    if (isNew) {
      transaction.cancelTimer = this.#scheduler.after(PAGE_LIFE, async () => {
        await this.decide(transaction, abandoned())
      })
    }
    return transaction
  }

  find(uuid: string): Transaction | undefined {
    return this.#transactions.find(uuid)
  }

  recent(): Transaction[] {
    return this.#transactions.recent()
  }

  /** Decides the payment unless it is decided already; returns the outcome that stands, once the shop was told. */
  async decide(transaction: Transaction, outcome: Outcome): Promise<Outcome> {
    if (transaction.outcome === undefined) {
      transaction.outcome = outcome
      transaction.challenge = undefined
      transaction.notified = this.#notifier.deliver(transaction, 'PAY')
    }
    await transaction.notified
    return transaction.outcome
  }

  /** The back office's word on a pending payment; does nothing to any other. */
  async review(transaction: Transaction, accepted: boolean): Promise<void> {
    if (transaction.outcome === undefined || !isPending(transaction.outcome)) return
    transaction.outcome = reviewed(transaction.outcome, accepted)
    await this.#notifier.deliver(transaction, 'BO')
  }

  /** Sends the notification of a decided payment once more, as it was. */
  async replay(transaction: Transaction): Promise<void> {
    if (transaction.outcome === undefined) return
    const last = transaction.attempts.findLast((attempt) => attempt.source !== 'RETRY')
    await this.#notifier.deliver(transaction, last?.source ?? 'PAY')
  }

  close(): void {
    for (const transaction of this.#transactions.recent()) transaction.cancelTimer()
    this.#notifier.close()
  }
}
