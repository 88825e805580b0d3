import { describe, expect, it } from 'vitest'
import { slotDays, weekdays } from './slot-days.ts'

const paris = { language: 'fr', timeZone: 'Europe/Paris', isDelivery: false } as const
const periods = [
  { day: '2026-11-21', periods: [{ time: '19:00', fee: 0 }] },
  {
    day: '2026-11-24',
    periods: [
      { time: '11:30', fee: 2.9 },
      { time: '12:00', fee: 0 },
    ],
  },
]

describe('the calendar of times', () => {
  it('has every day from the first to the last, those without a time as well', () => {
    const days = slotDays(periods, { ...paris, now: new Date('2026-11-21T17:00:00Z') })
    expect(days.map(({ number, weekday, slots }) => [number, weekday, slots.length])).toEqual([
      ['21', 6, 1],
      ['22', 7, 0],
      ['23', 1, 0],
      ['24', 2, 2],
    ])
  })

  it('names today as the place has it, not as the server does', () => {
    const first = (now: string, timeZone: string) =>
      slotDays(periods, { ...paris, timeZone, now: new Date(now) })[0]?.isToday
    expect(first('2026-11-20T23:30:00Z', 'Europe/Paris')).toBe(true)
    expect(first('2026-11-20T23:30:00Z', 'UTC')).toBe(false)
  })

  it('shows the price of a delivery slot and none for pickup', () => {
    const lunch = (isDelivery: boolean) => slotDays(periods, { ...paris, isDelivery }).at(-1)?.slots
    expect(lunch(true)?.map(({ fee }) => fee)).toEqual([290, 0])
    expect(lunch(false)?.[0]).toEqual({ time: '11:30', label: '11\u00a0h\u00a030' })
  })

  it('returns no days without available slots', () => {
    expect(slotDays([], paris)).toEqual([])
  })

  it('begins on Monday', () => {
    expect(weekdays('fr')[0]).toBe('lun.')
    expect(weekdays('it').at(-1)).toBe('dom')
  })
})
