import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TicketState } from './kitchen.ts'
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
  stepsTaken,
  type OrderWay,
  type StepRecord,
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
    ['payment_review', { way: 'pickup' }, ['confirmed', 'handed_over']],
    ['pending', { way: 'none' }, ['confirmed']],
    ['processing', {}, ['shipped']],
    ['processing', { isSent: true }, []],
    ['processing', { way: 'none' }, []],
    ['complete', {}, []],
    ['canceled', {}, []],
    ['fraud', {}, []],
    // A server that follows the staff.
    ['pending_payment', { taken: [] }, ['confirmed', 'preparing', 'shipped']],
    ['processing', { way: 'pickup', taken: ['confirmed'] }, ['preparing', 'ready', 'handed_over']],
    ['processing', { way: 'pickup', taken: ['confirmed', 'ready'] }, ['handed_over']],
    ['processing', { way: 'delivery', taken: ['confirmed', 'preparing'] }, ['ready', 'out', 'handed_over']],
    ['processing', { way: 'delivery', taken: ['confirmed', 'out'] }, ['handed_over']],
    ['processing', { way: 'delivery', taken: ['confirmed', 'handed_over'] }, []],
    ['processing', { taken: ['confirmed', 'shipped'], isSent: true }, []],
    // Orders of other systems have no record of their confirmation.
    ['processing', { way: 'pickup', taken: [] }, ['preparing', 'ready', 'handed_over']],
    ['holded', { way: 'pickup', taken: ['confirmed'] }, ['preparing', 'ready', 'handed_over']],
  ] as const)('%s, %o', (status, facts, steps) => {
    expect(stepsAhead(status, { way: 'parcel', isSent: false, ...facts })).toEqual(steps)
  })

  it('is no delivery day unless the order is confirmed', () => {
    expect(ORDER_STATUSES.filter(promisesDelivery)).toEqual(['processing', 'complete'])
  })
})

describe('the steps behind an order', () => {
  const records = (...steps: StepRecord<number>['step'][]) => steps.map((step, at) => ({ step, at }))

  it.each([
    ['nothing yet', 'pickup', 'new', [], []],
    ['confirmed', 'pickup', 'new', ['confirmed'], ['confirmed 0']],
    [
      'one after the other',
      'pickup',
      'ready',
      ['confirmed', 'preparing', 'ready'],
      ['confirmed 0', 'preparing 1', 'ready 2'],
    ],
    ['a step skipped', 'pickup', 'ready', ['confirmed', 'ready'], ['confirmed 0', 'ready 1']],
    [
      'a step taken back and done again',
      'pickup',
      'ready',
      ['confirmed', 'preparing', 'ready', 'preparing', 'ready'],
      ['confirmed 0', 'preparing 1', 'ready 4'],
    ],
    ['everything taken back', 'pickup', 'new', ['confirmed', 'preparing', 'new'], ['confirmed 0']],
    ['back from the courier', 'delivery', 'ready', ['confirmed', 'ready', 'out'], ['confirmed 0', 'ready 1']],
    [
      'brought',
      'delivery',
      'handed_over',
      ['confirmed', 'ready', 'out', 'handed_over'],
      ['confirmed 0', 'ready 1', 'out 2', 'handed_over 3'],
    ],
    [
      'a parcel that arrived',
      'parcel',
      'handed_over',
      ['confirmed', 'shipped', 'handed_over', 'delivered'],
      ['confirmed 0', 'shipped 1', 'delivered 3'],
    ],
    [
      'a part of it sent',
      'parcel',
      'preparing',
      ['confirmed', 'shipped', 'preparing'],
      ['confirmed 0', 'preparing 2', 'shipped 1'],
    ],
    [
      'a parcel that is ready and has not left',
      'parcel',
      'ready',
      ['confirmed', 'preparing', 'ready'],
      ['confirmed 0', 'preparing 1'],
    ],
    ['nothing to send', 'none', 'handed_over', ['confirmed', 'handed_over'], ['confirmed 0']],
  ] as const)('%s', (_case, way, state, recorded, expected) => {
    const taken = stepsTaken(records(...recorded), { way, state })
    expect(taken.map(({ step, at }) => `${step} ${at}`)).toEqual(expected)
  })

  it('are in the order of the way, and none of them is ahead', () => {
    const step = fc.constantFrom<StepRecord<number>['step']>(
      'new',
      'confirmed',
      'preparing',
      'ready',
      'out',
      'shipped',
      'handed_over',
      'delivered',
    )
    const way = fc.constantFrom<OrderWay>('pickup', 'delivery', 'parcel', 'none')
    const state = fc.constantFrom<TicketState>('new', 'preparing', 'ready', 'out', 'handed_over')
    fc.assert(
      fc.property(fc.array(step), way, state, (recorded, of, at) => {
        const taken = stepsTaken(records(...recorded), { way: of, state: at }).map((one) => one.step)
        const ahead = stepsAhead('processing', { way: of, isSent: false, taken })
        const all = stepsAhead('pending', { way: of, isSent: false, taken: [] })
        expect(ahead.filter((one) => taken.includes(one))).toEqual([])
        const known = taken.filter((one) => one !== 'delivered')
        expect(known).toEqual(all.filter((one) => known.includes(one)))
      }),
    )
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
