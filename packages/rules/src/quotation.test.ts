import { describe, expect, it } from 'vitest'
import { frenchHolidays } from './holidays.fixture.ts'
import {
  canAcceptQuotation,
  canCancelQuotation,
  isAnsweredBefore,
  isQuotationOver,
  quotationAnswerDay,
  quotationState,
  type QuotationInput,
} from './quotation.ts'

const asked: QuotationInput = {
  status: 'pending',
  answeredAt: null,
  acceptedAt: null,
  expiresAt: new Date('2026-12-21T10:00:00Z'),
  changedAt: new Date('2026-11-21T10:00:00Z'),
  timeZone: 'Europe/Paris',
}
const answeredAt = new Date('2026-11-22T10:00:00Z')
const within = new Date('2026-11-30T10:00:00Z')
const after = new Date('2026-12-22T10:00:00Z')

describe('a quotation', () => {
  it.each([
    ['waits for the shop', asked, within, 'requested'],
    ['can be accepted once the shop has answered', { ...asked, answeredAt }, within, 'ready'],
    ['expires without an answer', asked, after, 'expired'],
    ['expires although it was answered', { ...asked, answeredAt }, after, 'expired'],
    [
      'stays accepted after its last day',
      { ...asked, answeredAt, acceptedAt: within, status: 'processing' as const },
      after,
      'accepted',
    ],
    [
      'that was rejected stays so after its last day',
      { ...asked, status: 'canceled' as const, changedAt: within },
      after,
      'canceled',
    ],
    [
      'that expired differs from one that was rejected',
      { ...asked, status: 'canceled' as const, changedAt: after },
      after,
      'expired',
    ],
    [
      'that was accepted and never paid is cancelled',
      { ...asked, acceptedAt: within, status: 'canceled' as const, changedAt: within },
      after,
      'canceled',
    ],
  ] as const)('%s', (_title, input, now, state) => {
    expect(quotationState(input, now)).toBe(state)
  })

  it('expires at local midnight', () => {
    const { expiresAt } = asked
    expect(isQuotationOver(expiresAt, new Date('2026-12-21T22:59:59Z'), 'Europe/Paris')).toBe(false)
    expect(isQuotationOver(expiresAt, new Date('2026-12-21T23:00:00Z'), 'Europe/Paris')).toBe(true)
  })

  it('can be accepted when it is ready, and cancelled until it is settled', () => {
    const states = ['requested', 'ready', 'accepted', 'canceled', 'expired'] as const
    expect(states.filter(canAcceptQuotation)).toEqual(['ready'])
    expect(states.filter(canCancelQuotation)).toEqual(['requested', 'ready'])
  })
})

describe('the answer to a request', () => {
  const paris = 'Europe/Paris'

  it.each([
    ['on a Monday', '2026-11-23T10:00:00Z', '2026-11-24'],
    ['on a Friday', '2026-11-27T10:00:00Z', '2026-11-30'],
    ['on a Sunday', '2026-11-29T10:00:00Z', '2026-11-30'],
    ['late on a Sunday by UTC, which is Monday in Paris', '2026-11-29T23:30:00Z', '2026-12-01'],
    ['before Christmas', '2026-12-24T10:00:00Z', '2026-12-28'],
  ])('to one asked %s comes within a working day', (_title, at, day) => {
    expect(quotationAnswerDay(new Date(at), paris, frenchHolidays)).toBe(day)
  })

  it('comes before an order that begins after that day', () => {
    const sunday = new Date('2026-11-29T10:00:00Z')
    expect(isAnsweredBefore(new Date('2026-11-30T11:00:00Z'), sunday, paris, frenchHolidays)).toBe(false)
    expect(isAnsweredBefore(new Date('2026-11-30T22:30:00Z'), sunday, paris, frenchHolidays)).toBe(false)
    expect(isAnsweredBefore(new Date('2026-12-01T11:00:00Z'), sunday, paris, frenchHolidays)).toBe(true)
  })
})
