import { describe, expect, it } from 'vitest'
import {
  canTransition,
  ForbiddenTransitionError,
  isFinal,
  isOrderStatus,
  isConfirmedBy,
  transition,
  ORDER_STATUSES,
  paymentLine,
  statusAfterPayment,
  loneStatusLabel,
  promisesDelivery,
  statusLabel,
  stepsAhead,
} from './order-status.ts'
import { paymentResult } from './payment-result.ts'

const allowed = [
  'pending > pending_payment',
  'pending > processing',
  'pending > canceled',
  'pending_payment > payzen_pending_transfer',
  'pending_payment > payzen_to_validate',
  'pending_payment > payment_review',
  'pending_payment > fraud',
  'pending_payment > processing',
  'pending_payment > canceled',
  'payzen_pending_transfer > processing',
  'payzen_pending_transfer > canceled',
  'payzen_to_validate > processing',
  'payzen_to_validate > canceled',
  'payment_review > processing',
  'payment_review > canceled',
  'fraud > processing',
  'fraud > canceled',
  'processing > holded',
  'processing > complete',
  'processing > closed',
  'holded > processing',
  'complete > closed',
]

describe('order status', () => {
  it('allows exactly the transitions of decisions G-1', () => {
    const transitions = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(transitions).toEqual(allowed)
  })

  it('throws for a forbidden transition', () => {
    expect(transition('pending_payment', 'processing')).toBe('processing')
    expect(() => transition('canceled', 'processing')).toThrow(ForbiddenTransitionError)
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['closed', 'canceled'])
  })

  it('is validated by its code', () => {
    expect(isOrderStatus('holded')).toBe(true)
    expect(isOrderStatus('constructor')).toBe(false)
  })
})

describe('loneStatusLabel', () => {
  it.each(ORDER_STATUSES)('of %s is that of customers, unless a payment is awaited', (status) => {
    const isUnpaid = paymentLine(status).state === 'awaited'
    expect(loneStatusLabel(status)).toBe(
      isUnpaid ? (status === 'pending' ? 'waiting' : 'awaiting_payment') : statusLabel(status),
    )
  })
})

describe('isConfirmedBy', () => {
  it('returns true only for the transition that confirms the order', () => {
    expect(isConfirmedBy('pending_payment', 'processing')).toBe(true)
    expect(isConfirmedBy('fraud', 'processing')).toBe(true)
    expect(isConfirmedBy('holded', 'processing')).toBe(false)
    expect(isConfirmedBy('pending_payment', 'canceled')).toBe(false)
  })
})

describe('what an order still waits for', () => {
  it.each([
    ['pending_payment', {}, ['confirmed', 'shipped']],
    ['payment_review', { isCollected: true }, ['confirmed', 'handed_over']],
    ['processing', {}, ['shipped']],
    ['processing', { isSent: true }, []],
    ['complete', {}, []],
    ['canceled', {}, []],
    ['fraud', {}, []],
  ] as const)('%s, %o', (status, way, steps) => {
    expect(stepsAhead(status, { isCollected: false, isSent: false, ...way })).toEqual(steps)
  })

  it('is no delivery day unless the order is confirmed', () => {
    expect(ORDER_STATUSES.filter(promisesDelivery)).toEqual(['processing', 'complete'])
  })
})

describe('payment line', () => {
  it('shows that an order is unpaid', () => {
    expect(paymentLine('pending_payment')).toMatchObject({ state: 'awaited', payNow: true })
    expect(paymentLine('processing')).toMatchObject({ state: 'paid', payNow: false })
  })

  it.each([
    ['processing', 'waiting', 'awaited'],
    ['complete', 'waiting', 'awaited'],
    ['complete', 'paid', 'paid'],
    ['processing', 'none', 'paid'],
    ['closed', 'paid', 'refunded'],
    ['closed', 'cancelled', 'none'],
    ['canceled', 'cancelled', 'none'],
    ['payment_review', 'waiting', 'checking'],
  ] as const)('of %s with the payment %s is %s', (status, paymentState, expected) => {
    expect(paymentLine(status, { paymentState }).state).toBe(expected)
  })

  it('shows no payment for an open quotation', () => {
    expect(paymentLine('pending', { isQuotation: true }).state).toBe('none')
    expect(paymentLine('pending').state).toBe('awaited')
  })
})

describe('payment result', () => {
  it.each([
    ['AUTHORISED', 'paid', 'processing'],
    ['CAPTURED', 'paid', 'processing'],
    ['AUTHORISED_TO_VALIDATE', 'to_validate', 'payzen_to_validate'],
    ['WAITING_AUTHORISATION', 'pending', 'payment_review'],
    ['UNDER_VERIFICATION', 'pending', 'payment_review'],
    ['REFUSED', 'refused', 'canceled'],
    ['ABANDONED', 'cancelled', 'canceled'],
    ['CANCELLED', 'cancelled', 'canceled'],
  ] as const)('%s is %s and leads to %s', (transStatus, result, status) => {
    expect(paymentResult(transStatus)).toBe(result)
    expect(statusAfterPayment(result)).toBe(status)
    expect(canTransition('pending_payment', status)).toBe(true)
  })

  it('keeps a direct debit in payzen_pending_transfer until it is paid', () => {
    expect(statusAfterPayment('pending', true)).toBe('payzen_pending_transfer')
    expect(statusAfterPayment('paid', true)).toBe('processing')
    expect(statusAfterPayment('refused', true)).toBe('canceled')
  })

  it.each(['', 'authorised', 'toString', 'PAID'])('returns undefined for "%s"', (unknown) =>
    expect(paymentResult(unknown)).toBeUndefined(),
  )
})
