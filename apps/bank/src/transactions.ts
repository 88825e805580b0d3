import { randomUUID } from 'node:crypto'
import { FormError, type PaymentRequest } from './form.ts'
import type { Answer, CheckSource, Outcome, UsedCard } from './outcome.ts'

export interface Attempt {
  readonly at: Date
  readonly source: CheckSource
  readonly ok: boolean
  /** HTTP status, or undefined when no answer came. */
  readonly status: number | undefined
  /** The beginning of the answer, or why there is none. */
  readonly answer: string
}

/** One payment, from the form to its outcome. Kept in memory only. */
export interface Transaction {
  /** 32 hexadecimal digits, PayZen's `vads_trans_uuid`; whoever knows it may decide the payment. */
  readonly uuid: string
  readonly request: PaymentRequest
  readonly openedAt: Date
  /** Set while the shopper is at the 3-D Secure step. */
  challenge: { readonly used: UsedCard; readonly answer: Answer } | undefined
  /** Set once: the first decision stands. Only a pending one is reviewed later. */
  outcome: Outcome | undefined
  /** Ends when the first notification was answered or given up; the browser returns after it. */
  notified: Promise<void>
  readonly attempts: Attempt[]
  /** Stops what is still scheduled: the end of the page, the next retry. */
  cancelTimer: () => void
}

/** The payments of this process, at most `capacity`; the oldest makes room for the newest. */
export class Transactions {
  readonly #byUuid = new Map<string, Transaction>()
  readonly #byTransId = new Map<string, Transaction>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /**
   * Opens a payment, or finds it again when the very same form comes twice (reload, double click).
   * Throws `FormError` 03 when another form used the same identifier that day, as PayZen does.
   */
  open(request: PaymentRequest, openedAt: Date): { transaction: Transaction; isNew: boolean } {
    const key = transKey(request)
    const known = this.#byTransId.get(key)
    if (known !== undefined) {
      if (!sameForm(known.request, request)) throw new FormError('03', 'vads_trans_id', 'used')
      return { transaction: known, isNew: false }
    }
    const transaction: Transaction = {
      uuid: randomUUID().replaceAll('-', ''),
      request,
      openedAt,
      challenge: undefined,
      outcome: undefined,
      notified: Promise.resolve(),
      attempts: [],
      cancelTimer: () => {},
    }
    this.#byUuid.set(transaction.uuid, transaction)
    this.#byTransId.set(key, transaction)
    this.#makeRoom()
    return { transaction, isNew: true }
  }

  find(uuid: string): Transaction | undefined {
    return this.#byUuid.get(uuid)
  }

  /** Newest first. */
  recent(): Transaction[] {
    return [...this.#byUuid.values()].reverse()
  }

  #makeRoom(): void {
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
