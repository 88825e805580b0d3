import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from './duration.ts'
import { askedDeliveries, REVIEW_REQUEST_DAYS } from './review-request.ts'

const at = (text: string) => new Date(`${text}:00Z`)

describe('askedDeliveries', () => {
  it.each([
    ['2026-11-21T10:00', 10, '2026-11-04T10:00', '2026-11-11T10:00'],
    ['2026-03-01T00:00', 1, '2026-02-21T00:00', '2026-02-28T00:00'],
  ])('at %s after %i days', (now, days, from, until) => {
    expect(askedDeliveries(at(now), days)).toEqual({ from: at(from), until: at(until) })
  })

  it('asks for each delivery at some time, and only after the days', () => {
    const { least, most } = REVIEW_REQUEST_DAYS
    const day = fc.integer({ min: 0, max: 365 })
    fc.assert(
      fc.property(fc.integer({ min: least, max: most }), day, (days, delivered) => {
        const delivery = new Date(delivered * DAY_MS)
        const due = askedDeliveries(new Date(delivery.getTime() + days * DAY_MS), days)
        expect(due.until).toEqual(delivery)
        expect(due.from.getTime()).toBeLessThan(delivery.getTime())
      }),
    )
  })
})
