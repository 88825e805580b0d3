import { TICKET_STEPS, type TicketState } from './kitchen.ts'
import type { PaymentResult } from './payment-result.ts'

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

/** Allowed transitions (decisions G-1). `pending` is an order paid by transfer or on account, or a quotation (I-5). */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
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
  return Object.hasOwn(TRANSITIONS, value)
}

/** Whether an order may change from one status to the other; false for the same status (decisions G-1). */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

const UNCONFIRMED: readonly OrderStatus[] = [
  'pending',
  'pending_payment',
  'payzen_pending_transfer',
  'payzen_to_validate',
  'payment_review',
  'fraud',
]

/** Whether the transition confirms the order, so that it is invoiced and prepared (decisions G-1). */
export function isConfirmedBy(from: OrderStatus, to: OrderStatus): boolean {
  return to === 'processing' && UNCONFIRMED.includes(from)
}

/** Returns the new status; throws ForbiddenTransitionError when the transition is not allowed. */
export function transition(from: OrderStatus, to: OrderStatus): OrderStatus {
  if (!canTransition(from, to))
    throw new ForbiddenTransitionError(`An order cannot change from ${from} to ${to}`)
  return to
}

/** Whether no transition leaves the status. */
export function isFinal(status: OrderStatus): boolean {
  return TRANSITIONS[status].length === 0
}

/**
 * The status of an order that waits for payment after a payment result (decisions G-1). A pending bank transfer or direct
 * debit waits for the money. The caller handles suspected fraud.
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

/** Whether a delivery day may be promised: only for an order that is confirmed, and neither on hold nor ended. */
export function promisesDelivery(status: OrderStatus): boolean {
  return status === 'processing' || status === 'complete'
}

/** How an order comes to its customer: collected, brought by the point of sale, sent, or nothing that has to come. */
export type OrderWay = 'pickup' | 'delivery' | 'parcel' | 'none'

/** What happens to an order after it was placed, as its customer is told. */
export type OrderStep = 'confirmed' | 'preparing' | 'ready' | 'out' | 'shipped' | 'handed_over' | 'delivered'

const [, ...PICKUP] = TICKET_STEPS.pickup
const [, ...DELIVERY] = TICKET_STEPS.delivery

const WAYS: Readonly<Record<OrderWay, readonly OrderStep[]>> = {
  pickup: ['confirmed', ...PICKUP],
  delivery: ['confirmed', ...DELIVERY],
  parcel: ['confirmed', 'preparing', 'shipped', 'delivered'],
  none: ['confirmed'],
}

/** Steps that only a server tells which follows the staff. */
const OF_STAFF: readonly OrderStep[] = ['preparing', 'ready', 'out']

/** Steps of the carrier, which the staff cannot take back; a part of an order may be on its way. */
const IN_TRANSIT: readonly OrderStep[] = ['shipped', 'delivered']

/** A step that an order has taken; `at` in any unit that grows. */
export interface StepTaken<At> {
  readonly step: OrderStep
  readonly at: At
}

/** What was recorded of an order: a step, or that the staff took back everything (`new`). */
export interface StepRecord<At> {
  readonly step: OrderStep | 'new'
  readonly at: At
}

/**
 * The steps behind an order in their order, by what was recorded, oldest first. A step keeps its first time. One that the
 * staff took back, and those after it, are left out: `state`, where the order is now, is the last of theirs that counts.
 */
export function stepsTaken<At>(
  records: readonly StepRecord<At>[],
  { way, state }: { way: OrderWay; state: TicketState },
): StepTaken<At>[] {
  const steps = WAYS[way]
  // A parcel that is ready has not left: its customer is told that it is prepared.
  const named = <Step extends OrderStep | 'new' | TicketState>(step: Step): Step | 'preparing' =>
    step === 'ready' && way === 'parcel' ? 'preparing' : step
  const isWithin = (step: OrderStep, end: number) => IN_TRANSIT.includes(step) || steps.indexOf(step) <= end
  let taken: StepTaken<At>[] = []
  for (const { step: recorded, at } of records) {
    const step = named(recorded)
    const place = steps.indexOf(step === 'new' ? 'confirmed' : step)
    if (place === -1) continue
    taken = taken.filter((one) => isWithin(one.step, place))
    if (step !== 'new' && !taken.some((one) => one.step === step)) taken.push({ step, at })
  }
  const end =
    state === 'handed_over' ? steps.length : steps.indexOf(state === 'new' ? 'confirmed' : named(state))
  return taken
    .filter(({ step }) => isWithin(step, Math.max(end, 0)))
    .toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
}

/** What an order still waits for: payment or the shop's confirmation, preparation, and the way to the customer. */
export type StepAhead = Exclude<OrderStep, 'delivered'>

/**
 * The steps that an order has ahead, the next one first; none for one that has ended or is checked for fraud. `taken` are
 * those behind it; without them, from a server that does not tell, what the staff does in between is left out.
 */
export function stepsAhead(
  status: OrderStatus,
  { way, isSent, taken }: { way: OrderWay; isSent: boolean; taken?: readonly OrderStep[] | undefined },
): StepAhead[] {
  if (status === 'fraud' || status === 'complete' || isFinal(status)) return []
  const steps = WAYS[way]
  const last = Math.max(-1, ...(taken ?? []).map((step) => steps.indexOf(step)))
  return steps.slice(last + 1).filter((step): step is StepAhead => {
    if (step === 'confirmed') return UNCONFIRMED.includes(status)
    // Nobody may ever say that a parcel has arrived.
    return !isSent && step !== 'delivered' && (taken !== undefined || !OF_STAFF.includes(step))
  })
}

/** Names of the labels of statuses; several statuses are one to customers (spec 000 §4, decisions G-3). */
export type StatusLabel = 'validated' | 'checking' | 'fraud' | 'holded' | 'complete' | 'closed' | 'canceled'

const LABELS: Readonly<Record<OrderStatus, StatusLabel>> = {
  pending: 'validated',
  pending_payment: 'validated',
  payzen_pending_transfer: 'validated',
  processing: 'validated',
  payzen_to_validate: 'checking',
  payment_review: 'checking',
  fraud: 'fraud',
  holded: 'holded',
  complete: 'complete',
  closed: 'closed',
  canceled: 'canceled',
}

/** The label shown to customers. */
export function statusLabel(status: OrderStatus): StatusLabel {
  return LABELS[status]
}

/** The label where no payment line stands beside it: an unpaid order has Magento's, the others {@link statusLabel}. */
export function loneStatusLabel(status: OrderStatus): StatusLabel | 'waiting' | 'awaiting_payment' {
  if (status === 'pending') return 'waiting'
  return PAYMENT[status] === 'awaited' ? 'awaiting_payment' : LABELS[status]
}

/** Payment state beside the status label, which does not show whether an order is paid (decisions G-2). */
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

export interface PaymentLine {
  readonly state: PaymentState
  /** The customer may still pay this order by card. */
  readonly payNow: boolean
}

/**
 * The payment line of an order. `paymentState` is the API's: an order on account or paid on delivery is confirmed before it
 * is paid, and may be closed without ever being paid. An open quotation shows no payment (decisions I-5).
 */
export function paymentLine(
  status: OrderStatus,
  { isQuotation = false, paymentState }: { isQuotation?: boolean; paymentState?: string | null } = {},
): PaymentLine {
  const state = isQuotation && status === 'pending' ? 'none' : stateOf(PAYMENT[status], paymentState)
  return { state, payNow: status === 'pending_payment' }
}

function stateOf(usual: PaymentState, paymentState: string | null | undefined): PaymentState {
  if (usual === 'paid' && paymentState === 'waiting') return 'awaited'
  return usual === 'refunded' && paymentState === 'cancelled' ? 'none' : usual
}
