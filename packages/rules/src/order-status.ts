import type { Localised } from './language.ts'
import type { PaymentResult } from './reference.ts'

export const ORDER_STATUSES = [
  'pending',
  'pending_payment',
  'payzen_pending_transfer',
  'payzen_to_validate',
  'payment_review',
  'fraud',
  'processing',
  'holded',
  'complete',
  'closed',
  'canceled',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

const REVIEWED: readonly OrderStatus[] = ['processing', 'canceled']

/** decisions G-1; an offline order or a quotation (`pending`) becomes payable, is taken on account, or is dropped (I-5). */
const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['pending_payment', 'processing', 'canceled'],
  pending_payment: [
    'processing',
    'payzen_to_validate',
    'payment_review',
    'payzen_pending_transfer',
    'fraud',
    'canceled',
  ],
  payzen_pending_transfer: REVIEWED,
  payzen_to_validate: REVIEWED,
  payment_review: REVIEWED,
  fraud: REVIEWED,
  processing: ['holded', 'complete', 'closed'],
  holded: ['processing'],
  complete: ['closed'],
  closed: [],
  canceled: [],
}

export class ForbiddenTransitionError extends Error {
  override readonly name = 'ForbiddenTransitionError'
}

export function isOrderStatus(value: string): value is OrderStatus {
  return Object.hasOwn(MOVES, value)
}

/** Whether an order may go from one status to another; staying is not a move (decisions G-1). */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to)
}

const NOT_TAKEN_YET: readonly OrderStatus[] = [
  'pending',
  'pending_payment',
  'payzen_pending_transfer',
  'payzen_to_validate',
  'payment_review',
  'fraud',
]

/** Whether the shop takes an order by this move: from then on it is confirmed, invoiced and prepared (decisions G-1). */
export function isTakenBy(from: OrderStatus, to: OrderStatus): boolean {
  return to === 'processing' && NOT_TAKEN_YET.includes(from)
}

/** The new status; throws ForbiddenTransitionError when the move is not allowed. */
export function move(from: OrderStatus, to: OrderStatus): OrderStatus {
  if (!canMove(from, to)) throw new ForbiddenTransitionError(`An order cannot go from ${from} to ${to}`)
  return to
}

/** Whether nothing leads out of the status. */
export function isFinal(status: OrderStatus): boolean {
  return MOVES[status].length === 0
}

/**
 * Where a payment result takes an order that waits for payment (decisions G-1): a transfer or direct debit that is under
 * way waits for the money, a card for its check. A suspicion of fraud is the caller's to see.
 */
export function statusAfterPayment(result: PaymentResult, isTransfer = false): OrderStatus {
  return isTransfer && result === 'pending' ? 'payzen_pending_transfer' : AFTER_PAYMENT[result]
}

const AFTER_PAYMENT: Readonly<Record<PaymentResult, OrderStatus>> = {
  paid: 'processing',
  to_validate: 'payzen_to_validate',
  pending: 'payment_review',
  refused: 'canceled',
  cancelled: 'canceled',
}

const COMPLETED: Localised = { fr: 'Validée', en: 'Completed', it: 'Completato' }
const CHECKED: Localised = {
  fr: 'Vérification du paiement',
  en: 'Payment verification',
  it: 'Verifica del pagamento',
}

const LABELS: Readonly<Record<OrderStatus, Localised>> = {
  pending: COMPLETED,
  pending_payment: COMPLETED,
  payzen_pending_transfer: COMPLETED,
  processing: COMPLETED,
  payzen_to_validate: CHECKED,
  payment_review: CHECKED,
  fraud: { fr: 'Suspicion de fraude', en: 'Suspected fraud', it: 'Sospetta frode' },
  holded: { fr: 'Bloquée', en: 'Blocked', it: 'Bloccato' },
  complete: { fr: 'Expédiée', en: 'Shipped', it: 'Spedito' },
  closed: { fr: 'Clôturée', en: 'Closed', it: 'Chiuso' },
  canceled: { fr: 'Annulée', en: 'Cancelled', it: 'Annullato' },
}

/** The label a customer reads, in every language (spec 000 §4, decisions G-3). */
export function statusLabel(status: OrderStatus): Localised {
  return LABELS[status]
}

/** State of the payment line shown beside the label, so that an unpaid order does not mislead (decisions G-2). */
export type PaymentState = 'awaited' | 'checking' | 'paid' | 'refunded' | 'none'

const PAYMENT: Readonly<Record<OrderStatus, PaymentState>> = {
  pending: 'awaited',
  pending_payment: 'awaited',
  payzen_pending_transfer: 'awaited',
  payzen_to_validate: 'checking',
  payment_review: 'checking',
  fraud: 'checking',
  processing: 'paid',
  holded: 'paid',
  complete: 'paid',
  closed: 'refunded',
  canceled: 'none',
}

const PAYMENT_LABELS: Readonly<Record<PaymentState, Localised>> = {
  awaited: { fr: 'Paiement en attente', en: 'Payment pending', it: 'Pagamento in attesa' },
  checking: {
    fr: 'Paiement en cours de vérification',
    en: 'Payment being checked',
    it: 'Pagamento in verifica',
  },
  paid: { fr: 'Payé', en: 'Paid', it: 'Pagato' },
  refunded: { fr: 'Remboursé', en: 'Refunded', it: 'Rimborsato' },
  none: { fr: 'Aucun paiement', en: 'No payment', it: 'Nessun pagamento' },
}

export interface PaymentLine {
  readonly state: PaymentState
  readonly label: Localised
  /** The customer may still pay this order by card. */
  readonly payNow: boolean
}

/** `quotation`: nothing is asked for before it is validated, so no payment is spoken of (decisions I-5). */
export function paymentLine(status: OrderStatus, quotation = false): PaymentLine {
  const state = quotation && status === 'pending' ? 'none' : PAYMENT[status]
  return { state, label: PAYMENT_LABELS[state], payNow: status === 'pending_payment' }
}
