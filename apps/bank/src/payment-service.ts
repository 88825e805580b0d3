import { FormError, type PaymentRequest } from './payment-form.ts'
import { Notifier, type AttemptListener } from './notifier.ts'
import { abandonedResult, isPending, reviewedResult, type PaymentResult } from './payment-result.ts'
import type { Scheduler } from './scheduler.ts'
import { StoredCards } from './stored-cards.ts'
import { Transactions, type Transaction } from './transactions.ts'

/** Milliseconds after which an undecided payment is abandoned. */
export const PAYMENT_TIMEOUT = 10 * 60_000

const CAPACITY = 500

/** Creates and decides payments. A payment is decided once, and each decision is notified once. */
export class PaymentService {
  readonly #transactions = new Transactions(CAPACITY)
  readonly #storedCards = new StoredCards(CAPACITY)
  readonly #notifier: Notifier
  readonly #scheduler: Scheduler

  constructor(key: string, scheduler: Scheduler, onAttempt: AttemptListener) {
    this.#notifier = new Notifier(key, scheduler, onAttempt)
    this.#scheduler = scheduler
  }

  /**
   * Creates the payment of a validated form. It is abandoned if undecided after `PAYMENT_TIMEOUT`. Throws `FormError` 30
   * for an identifier of no card.
   */
  create(request: PaymentRequest): Transaction {
    const { identifier } = request
    const storedCard = identifier === undefined ? undefined : this.#storedCards.find(identifier)
    if (identifier !== undefined && storedCard === undefined)
      throw new FormError('30', 'vads_identifier', 'malformed', 'REGISTER_PAY')
    const { transaction, isNew } = this.#transactions.findOrCreate(request, this.#scheduler.now())
    if (isNew) {
      transaction.storedCard = storedCard
      transaction.cancelTimer = this.#scheduler.after(PAYMENT_TIMEOUT, async () => {
        await this.decide(transaction, abandonedResult())
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

  /** Decides the payment, unless it is decided already. Returns its result after the shop has been notified. */
  async decide(transaction: Transaction, result: PaymentResult): Promise<PaymentResult> {
    if (transaction.result === undefined) {
      transaction.result = result
      transaction.challenge = undefined
      if (transaction.request.registersCard && result.resultCode === '00' && result.card)
        transaction.newIdentifier = this.#storedCards.add(result.card)
      transaction.notification = this.#notifier.send(transaction, 'PAY')
    }
    await transaction.notification
    return transaction.result
  }

  /** Accepts or cancels a pending payment, as a merchant in the back office. Ignores other payments. */
  async review(transaction: Transaction, accepted: boolean): Promise<void> {
    if (transaction.result === undefined || !isPending(transaction.result)) return
    transaction.result = reviewedResult(transaction.result, accepted)
    await this.#notifier.send(transaction, 'BO')
  }

  /** Takes the money of an accepted payment, as the bank does every night. */
  capture(transaction: Transaction): void {
    if (transaction.result?.status === 'AUTHORISED')
      transaction.result = { ...transaction.result, status: 'CAPTURED' }
  }

  /** Releases a payment that is not captured, as the merchant asks for. */
  async cancel(transaction: Transaction): Promise<void> {
    if (transaction.result === undefined) return
    transaction.result = { ...transaction.result, status: 'CANCELLED' }
    // The shop that asked must not wait for its own answer.
    transaction.notification = this.#notifier.send(transaction, 'BO')
  }

  /** Sends the last notification of a decided payment again. */
  async resendNotification(transaction: Transaction): Promise<void> {
    if (transaction.result === undefined) return
    const last = transaction.attempts.findLast((attempt) => attempt.source !== 'RETRY')
    await this.#notifier.send(transaction, last?.source ?? 'PAY')
  }

  close(): void {
    for (const transaction of this.#transactions.recent()) transaction.cancelTimer()
    this.#notifier.close()
  }
}
