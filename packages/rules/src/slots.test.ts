import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTime, weekday } from './calendar.ts'
import { everFits, instantOf, NO_NEEDS, plannedSlots, slotAt, slotsOf, type SlotPlan } from './slots.ts'

const week = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ weekday: day, opens, closes }))
const plan: SlotPlan = {
  method: 'delivery',
  timeZone: 'Europe/Paris',
  openings: week('11:30', '13:00'),
  closures: [],
  specialHours: [],
  minutes: 30,
  leadMinutes: 0,
  cutOff: null,
  horizonDays: 1,
  fees: [{ from: '11:30', to: '12:30', fee: 290 }],
}
const at = (text: string) => new Date(text)
const morning = at('2026-11-21T08:00:00Z')
const times = (given: Partial<SlotPlan>, now = morning, needs = NO_NEEDS) =>
  slotsOf({ ...plan, ...given }, now, needs).map(({ day, time }) => `${day.slice(5)} ${time}`)

describe('slots of a day', () => {
  it('fill the opening hours and end when the location closes', () => {
    expect(times({})).toEqual(['11-21 11:30', '11-21 12:00', '11-21 12:30'])
    expect(times({ minutes: 60 })).toEqual(['11-21 11:30'])
    expect(slotsOf(plan, morning)[2]).toEqual({
      day: '2026-11-21',
      time: '12:30',
      endTime: '13:00',
      startsAt: at('2026-11-21T11:30:00Z'),
      fee: 0,
    })
  })

  it('have the fee of their start time, and none for pickup', () => {
    expect(slotsOf(plan, morning).map(({ fee }) => fee)).toEqual([290, 290, 0])
    expect(slotsOf({ ...plan, method: 'pickup' }, morning).map(({ fee }) => fee)).toEqual([0, 0, 0])
  })

  it('begin after the longer of the two delays', () => {
    const late = at('2026-11-21T10:30:00Z')
    expect(times({}, late)).toEqual(['11-21 11:30', '11-21 12:00', '11-21 12:30'])
    expect(times({ leadMinutes: 1 }, late)).toEqual(['11-21 12:00', '11-21 12:30'])
    expect(times({ leadMinutes: 1 }, late, { ...NO_NEEDS, delayMinutes: 45 })).toEqual(['11-21 12:30'])
  })

  it('can be ordered until the cut-off', () => {
    expect(times({ cutOff: '09:00', horizonDays: 2 })).toHaveLength(3)
    expect(times({ cutOff: '09:01', horizonDays: 2 })).toHaveLength(6)
  })

  it('lie inside the windows of the items', () => {
    expect(times({}, morning, { ...NO_NEEDS, fits: ({ time }) => time >= '12:30' })).toEqual(['11-21 12:30'])
    expect(everFits(plan, morning, ({ time }) => time >= '12:30')).toBe(true)
    expect(everFits(plan, morning, ({ time }) => time >= '12:31')).toBe(false)
  })

  it('lie in the special hours of the day, where it has some', () => {
    const specialHours = [{ day: '2026-11-21', opens: '18:00', closes: '19:00' }]
    const all = ['11-21 18:00', '11-21 18:30', '11-22 11:30', '11-22 12:00', '11-22 12:30']
    expect(times({ specialHours, horizonDays: 2 })).toEqual(all)
    const closures = [{ from: '2026-11-20', to: '2026-11-21' }]
    expect(times({ specialHours, closures, horizonDays: 2 })).toEqual(all)
  })

  it('are planned on closed days and in the past, too', () => {
    const closed = { ...plan, closures: [{ from: '2026-11-01', to: '2026-11-30' }] }
    expect(plannedSlots(closed, '2026-11-02').map(({ time }) => time)).toEqual(['11:30', '12:00', '12:30'])
  })

  it('do not exist on closed days and beyond the horizon', () => {
    const closures = [{ from: '2026-11-22', to: '2026-11-23' }]
    expect(new Set(times({ closures, horizonDays: 4 }).map((slot) => slot.slice(0, 5)))).toEqual(
      new Set(['11-21', '11-24']),
    )
    expect(times({ openings: [{ weekday: 7, opens: '11:30', closes: '12:00' }], horizonDays: 7 })).toEqual([
      '11-22 11:30',
    ])
  })

  it('can end at midnight', () => {
    const [last] = slotsOf({ ...plan, openings: week('23:30', '24:00') }, morning)
    expect(last).toMatchObject({ time: '23:30', endTime: '00:00' })
  })
})

describe('a day on which daylight saving changes', () => {
  const night = week('00:00', '06:00')

  it('has no slot at a skipped time', () => {
    const spring = slotsOf({ ...plan, openings: night }, at('2026-03-28T22:00:00Z'))
    expect(spring).toEqual([])
    const shown = slotsOf({ ...plan, openings: night, horizonDays: 2 }, at('2026-03-28T22:00:00Z'))
    expect(shown.map(({ time }) => time)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '03:00',
      '03:30',
      '04:00',
      '04:30',
      '05:00',
      '05:30',
    ])
    expect(instantOf('2026-03-29', '02:30', 'Europe/Paris')).toBeUndefined()
  })

  it('has one slot at a repeated time, the first', () => {
    expect(instantOf('2026-10-25', '02:30', 'Europe/Paris')).toEqual(at('2026-10-25T00:30:00Z'))
    expect(instantOf('2026-10-25', '03:00', 'Europe/Paris')).toEqual(at('2026-10-25T02:00:00Z'))
  })

  it('has lunch at the same local time before and after', () => {
    const [before, after] = ['2026-10-24', '2026-10-26'].map((day) => instantOf(day, '12:00', 'Europe/Rome'))
    expect([before, after]).toEqual([at('2026-10-24T10:00:00Z'), at('2026-10-26T11:00:00Z')])
  })
})

/** Moments around both changes of the clock in several years and zones, and between them. */
const moments = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29',
      '2026-10-25',
      '2027-03-28',
      '2027-10-31',
      '2026-04-05',
      '2026-10-04',
      '2026-07-14',
      '2024-02-29',
    ),
    fc.integer({ min: -72 * 60, max: 72 * 60 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000))
const clockTime = fc.integer({ min: 0, max: 47 }).map((half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
})
const openings = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 7 }), clockTime, fc.integer({ min: 30, max: 900 })), {
    maxLength: 12,
  })
  .map((list) => {
    const byDay = new Map(list.map(([day, opens, length]) => [day, { opens, length }]))
    return [...byDay].map(([day, { opens, length }]) => {
      const end = Math.min(1440, Number(opens.slice(0, 2)) * 60 + Number(opens.slice(3)) + length)
      const closes = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
      return { weekday: day, opens, closes }
    })
  })
const plans: fc.Arbitrary<SlotPlan> = fc.record({
  method: fc.constantFrom('pickup' as const, 'delivery' as const),
  timeZone: fc.constantFrom(
    'Europe/Paris',
    'Europe/Rome',
    'Europe/London',
    'Australia/Lord_Howe',
    'America/New_York',
    'Pacific/Apia',
    'UTC',
  ),
  openings,
  closures: fc.constant([]),
  minutes: fc.integer({ min: 5, max: 240 }),
  leadMinutes: fc.integer({ min: 0, max: 600 }),
  cutOff: fc.option(clockTime),
  specialHours: fc.constant([]),
  horizonDays: fc.integer({ min: 1, max: 5 }),
  fees: fc.constant([{ from: '00:00', to: '12:00', fee: 190 }]),
})
const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) }

describe('slots with any hours, time zone and daylight saving', () => {
  it('start at their local day and time, in order, without duplicates', () => {
    fc.assert(
      fc.property(plans, moments, (given, now) => {
        const slots = slotsOf(given, now)
        slots.forEach((slot, index) => {
          const { day, hour, minute } = localTime(slot.startsAt, given.timeZone)
          expect([day, hour * 60 + minute]).toEqual([
            slot.day,
            Number(slot.time.slice(0, 2)) * 60 + Number(slot.time.slice(3)),
          ])
          const next = slots[index + 1]
          if (next) expect(next.startsAt.getTime()).toBeGreaterThan(slot.startsAt.getTime())
        })
      }),
      runs,
    )
  })

  it('lie in opening hours, after the lead time and before the horizon', () => {
    fc.assert(
      fc.property(plans, moments, (given, now) => {
        const last = addDays(localTime(now, given.timeZone).day, given.horizonDays - 1)
        for (const { day, time, startsAt } of slotsOf(given, now)) {
          const open = given.openings.filter((one) => one.weekday === (weekday(day) || 7))
          expect(open.some(({ opens, closes }) => opens <= time && time < closes)).toBe(true)
          expect(startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(given.leadMinutes * 60_000)
          expect(day <= last).toBe(true)
        }
      }),
      runs,
    )
  })

  it('are found by day and time, and no others are', () => {
    fc.assert(
      fc.property(plans, moments, clockTime, (given, now, time) => {
        const slots = slotsOf(given, now)
        for (const slot of slots) expect(slotAt(given, now, NO_NEEDS, slot)).toEqual(slot)
        const day = addDays(localTime(now, given.timeZone).day, 1)
        const known = slots.find((slot) => slot.day === day && slot.time === time)
        expect(slotAt(given, now, NO_NEEDS, { day, time })).toEqual(known)
      }),
      runs,
    )
  })
})
