import { randomUUID } from 'node:crypto'
import type { PaymentCard } from './payment-result.ts'

/** The cards that shoppers let the bank keep, by the identifier that the shop gets. Beyond `capacity` the oldest are removed. */
export class StoredCards {
  readonly #byIdentifier = new Map<string, PaymentCard>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Keeps a card; returns its identifier. */
  add(card: PaymentCard): string {
    const identifier = randomUUID().replaceAll('-', '')
    this.#byIdentifier.set(identifier, card)
    const [oldest] = this.#byIdentifier.keys()
    if (oldest !== undefined && this.#byIdentifier.size > this.#capacity) this.#byIdentifier.delete(oldest)
    return identifier
  }

  find(identifier: string): PaymentCard | undefined {
    return this.#byIdentifier.get(identifier)
  }
}
