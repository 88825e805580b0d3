import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appointmentAt,
  appointmentCapacity,
  appointmentsOf,
  appointmentsOn,
  appointmentsOutside,
  firstAppointmentDay,
  isByAppointment,
  type AppointmentCalendar,
  type AppointmentTerms,
} from './appointment.ts'
import { addDays, localTime, weekday } from './calendar.ts'
import { frenchHolidays } from './holidays.fixture.ts'

const workdays = [1, 2, 3, 4, 5]
const terms: AppointmentTerms = {
  fromWeight: 30,
  optionSkus: ['FITTING'],
  isRequired: true,
  leadWorkingDays: 2,
  leadWorkingDaysByZone: { island: 4 },
  daysAhead: 7,
  windows: [
    { weekdays: workdays, from: '08:00', to: '12:00', capacity: 4 },
    { weekdays: workdays, from: '13:00', to: '18:00', capacity: 2 },
    { weekdays: [6], from: '08:00', to: '12:00', capacity: 1 },
  ],
}
const calendar: AppointmentCalendar = { timeZone: 'Europe/Paris', holidays: frenchHolidays, cutOffHour: 14 }
const at = (text: string) => new Date(text)
/** A Monday morning. */
const monday = at('2026-11-16T09:00:00Z')

describe('isByAppointment', () => {
  it.each([
    ['a unit below the weight', 29.9, [], false],
    ['a unit of the weight', 30, [], true],
    ['fitting of a light product', 17, ['FITTING'], true],
    ['another option', 17, ['ENGRAVING'], false],
  ])('%s', (_, weight, optionSkus, expected) =>
    expect(isByAppointment(terms, { weight, optionSkus })).toBe(expected),
  )

  it('ignores the weight where the method names none', () =>
    expect(isByAppointment({ optionSkus: ['FITTING'] }, { weight: 500, optionSkus: [] })).toBe(false))
})

describe('firstAppointmentDay', () => {
  it.each([
    ['a Monday morning', '2026-11-16T09:00:00Z', undefined, '2026-11-18'],
    ['after the hour that closes the day', '2026-11-16T13:00:00Z', undefined, '2026-11-19'],
    ['before a holiday and a weekend', '2026-11-10T09:00:00Z', undefined, '2026-11-13'],
    ['a zone that takes longer', '2026-11-16T09:00:00Z', 'island', '2026-11-20'],
    ['a zone of which nothing is said', '2026-11-16T09:00:00Z', 'toString', '2026-11-18'],
  ])('of an order on %s', (_, now, zone, expected) =>
    expect(firstAppointmentDay(terms, at(now), { ...calendar, zone })).toBe(expected),
  )
})

describe('appointmentsOf', () => {
  it('has the windows of seven days from the first one, in their order', () => {
    const found = appointmentsOf(terms, monday, calendar)
    expect(found.map(({ day, time, endTime }) => `${day} ${time}-${endTime}`)).toEqual([
      '2026-11-18 08:00-12:00',
      '2026-11-18 13:00-18:00',
      '2026-11-19 08:00-12:00',
      '2026-11-19 13:00-18:00',
      '2026-11-20 08:00-12:00',
      '2026-11-20 13:00-18:00',
      '2026-11-21 08:00-12:00',
      '2026-11-23 08:00-12:00',
      '2026-11-23 13:00-18:00',
      '2026-11-24 08:00-12:00',
      '2026-11-24 13:00-18:00',
    ])
    expect(found[0]?.startsAt).toEqual(at('2026-11-18T07:00:00Z'))
  })

  it('leaves out holidays, those of the next year too, and days on which the shop is closed', () => {
    const closed = { ...terms, closures: [{ from: '2026-12-28', to: '2026-12-30' }], daysAhead: 10 }
    const days = appointmentsOf(closed, at('2026-12-22T09:00:00Z'), calendar).map(({ day }) => day)
    expect([...new Set(days)]).toEqual(['2026-12-24', '2026-12-26', '2026-12-31', '2027-01-02'])
  })

  it('offers only what appointmentAt finds, after the lead time, within the horizon, on days with windows', () => {
    const instants = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 6 }), (now, leadWorkingDays) => {
        const own = { ...terms, leadWorkingDays }
        const first = firstAppointmentDay(own, now, calendar)
        for (const slot of appointmentsOf(own, now, calendar)) {
          expect(appointmentAt(own, now, calendar, slot)).toEqual(slot)
          expect(slot.startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
          expect(slot.day >= first && slot.day < addDays(first, own.daysAhead)).toBe(true)
          expect(localTime(slot.startsAt, calendar.timeZone).day).toBe(slot.day)
          expect(
            appointmentCapacity(own, { time: slot.time, weekday: weekday(slot.day) || 7 }),
          ).toBeGreaterThan(0)
          expect(frenchHolidays(Number(slot.day.slice(0, 4)))).not.toContain(slot.day)
        }
      }),
    )
  })
})

describe('appointmentAt', () => {
  it.each([
    ['a window', '2026-11-18', '13:00', true],
    ['a time inside a window', '2026-11-18', '09:00', false],
    ['a day before the lead time is over', '2026-11-17', '08:00', false],
    ['a day after the last one', '2026-11-25', '08:00', false],
    ['a Saturday afternoon', '2026-11-21', '13:00', false],
    ['a Sunday', '2026-11-22', '08:00', false],
  ])('%s', (_, day, time, expected) =>
    expect(appointmentAt(terms, monday, calendar, { day, time }) !== undefined).toBe(expected),
  )
})

describe('appointmentCapacity', () => {
  it('is that of the window of the weekday', () => {
    expect(appointmentCapacity(terms, { time: '13:00', weekday: 1 })).toBe(2)
    expect(appointmentCapacity(terms, { time: '08:00', weekday: 6 })).toBe(1)
    expect(appointmentCapacity(terms, { time: '13:00', weekday: 6 })).toBe(0)
  })
})

describe('appointmentsOn', () => {
  it.each([
    ['a day that is over', '2026-11-13', ['08:00', '13:00']],
    ['a Saturday', '2026-11-21', ['08:00']],
    ['a public holiday', '2026-12-25', []],
    ['a day that the shop closed', '2026-12-29', []],
  ])('%s', (_, day, times) => {
    const closed = { ...terms, closures: [{ from: '2026-12-28', to: '2026-12-30' }] }
    expect(appointmentsOn(closed, day, calendar).map(({ time }) => time)).toEqual(times)
  })
})

describe('appointmentsOutside', () => {
  const taken = (startsAt: string, endsAt: string) => ({ startsAt: at(startsAt), endsAt: at(endsAt) })
  const saturday = taken('2026-11-21T07:00:00Z', '2026-11-21T11:00:00Z')
  const reasons = (own: AppointmentTerms | null, ...all: ReturnType<typeof taken>[]) =>
    appointmentsOutside(own, all, calendar).map(({ reason }) => reason)

  it('has none of those that fit', () => expect(reasons(terms, saturday)).toEqual([]))

  it.each([
    ['a closed day', { ...terms, closures: [{ from: '2026-11-21', to: '2026-11-21' }] }, 'closed'],
    ['another weekday', { ...terms, windows: terms.windows.slice(0, 2) }, 'window'],
    [
      'another end',
      { ...terms, windows: [{ weekdays: [6], from: '08:00', to: '11:00', capacity: 1 }] },
      'window',
    ],
    ['a method without appointments', null, 'window'],
  ])('has one of %s', (_, own, reason) => expect(reasons(own, saturday)).toEqual([reason]))

  it('has those that come after the last place of a window', () =>
    expect(appointmentsOutside(terms, [saturday, { ...saturday }], calendar)).toEqual([
      { appointment: saturday, reason: 'capacity' },
    ]))
})
