import { randomUUID } from 'node:crypto'
import { FormError, type PaymentRequest } from './payment-form.ts'
import type { Refund, RefundTrouble } from './refunds.ts'
import type { Scenario, NotificationSource, PaymentResult, PaymentCard } from './payment-result.ts'

export interface Attempt {
  readonly at: Date
  readonly source: NotificationSource
  readonly ok: boolean
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The start of the response, or the reason for a failure. */
  readonly response: string
}

/** A payment, stored in memory only. */
export interface Transaction {
  /** PayZen's `vads_trans_uuid`, 32 hexadecimal digits. It is also the secret in the URL of the payment page. */
  readonly uuid: string
  readonly request: PaymentRequest
  readonly openedAt: Date
  /** The kept card that the form names. */
  storedCard: PaymentCard | undefined
  /** The identifier that the card got with an accepted payment. */
  newIdentifier: string | undefined
  /** Set during 3-D Secure. */
  challenge: { readonly card: PaymentCard; readonly scenario: Scenario } | undefined
  /** Set by the first decision. Only a review of a pending payment changes it. */
  result: PaymentResult | undefined
  /** Resolves when the first notification was answered or has failed. The browser returns after it. */
  notification: Promise<void>
  readonly attempts: Attempt[]
  /** What is paid: that of the form, less what the shop reduced it by before the capture. */
  amount: number
  readonly refunds: Refund[]
  /** What happens to the next refund. */
  trouble: RefundTrouble | undefined
  /** Cancels the timeout of the payment or the next retry. */
  cancelTimer: () => void
}

/** The payments of this process. Beyond `capacity` the oldest are removed. */
export class Transactions {
  readonly #byUuid = new Map<string, Transaction>()
  readonly #byTransId = new Map<string, Transaction>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /**
   * Returns the payment of an identical form (reload, double click) or creates one. As PayZen does, throws
   * `FormError` 03 if another form has used the same identifier on that day.
   */
  findOrCreate(request: PaymentRequest, openedAt: Date): { transaction: Transaction; isNew: boolean } {
    const key = transKey(request)
    const existing = this.#byTransId.get(key)
    if (existing !== undefined) {
      if (!sameForm(existing.request, request)) throw new FormError('03', 'vads_trans_id', 'used')
      return { transaction: existing, isNew: false }
    }
    const transaction: Transaction = {
      uuid: randomUUID().replaceAll('-', ''),
      request,
      openedAt,
      storedCard: undefined,
      newIdentifier: undefined,
      challenge: undefined,
      result: undefined,
      notification: Promise.resolve(),
      attempts: [],
      amount: request.amount,
      refunds: [],
      trouble: undefined,
      cancelTimer: () => {},
    }
    this.#byUuid.set(transaction.uuid, transaction)
    this.#byTransId.set(key, transaction)
    this.#removeOldest()
    return { transaction, isNew: true }
  }

  find(uuid: string): Transaction | undefined {
    return this.#byUuid.get(uuid)
  }

  /** Newest first. */
  recent(): Transaction[] {
    return [...this.#byUuid.values()].reverse()
  }

  #removeOldest(): void {
    for (const oldest of this.#byUuid.values()) {
      if (this.#byUuid.size <= this.#capacity) return
      oldest.cancelTimer()
      this.#byUuid.delete(oldest.uuid)
      this.#byTransId.delete(transKey(oldest.request))
    }
  }
}

function transKey(request: PaymentRequest): string {
  return `${request.transDate.slice(0, 8)}/${request.transId}`
}

function sameForm(a: PaymentRequest, b: PaymentRequest): boolean {
  const names = Object.keys(a.fields)
  return (
    names.length === Object.keys(b.fields).length && names.every((name) => a.fields[name] === b.fields[name])
  )
}
