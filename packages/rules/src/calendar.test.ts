import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addWorkingDays,
  easterSunday,
  holidaysOf,
  isDayOfYear,
  isWorkingDay,
  localTime,
  timeOf,
  weekday,
  workingDayFrom,
} from './calendar.ts'
import { frenchHolidays } from './holidays.fixture.ts'

describe('easterSunday', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('of %d is %s', (year, day) => expect(easterSunday(year)).toBe(day))

  it('is a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2300; year += 1) {
      const easter = easterSunday(year)
      expect(weekday(easter)).toBe(0)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }
  })
})

describe('isWorkingDay and addWorkingDays', () => {
  it('exclude the eleven public holidays', () => {
    expect(frenchHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  it('know the holidays of the rules alone', () => {
    const german = holidaysOf(['10-03', { easter: -2 }])
    expect(german(2026)).toEqual(['2026-04-03', '2026-10-03'])
    expect(isWorkingDay('2026-07-14', german)).toBe(true)
    expect(isWorkingDay('2026-04-03', german)).toBe(false)
    expect(holidaysOf([])(2026)).toEqual([])
  })

  it.each([
    ['12-25', true],
    ['02-29', true],
    ['02-30', false],
    ['13-01', false],
    ['1-1', false],
    ['2026-12-25', false],
  ])('%s is a day of the year: %s', (text, is) => expect(isDayOfYear(text)).toBe(is))

  it('skip weekends and holidays', () => {
    expect(workingDayFrom('2026-05-23', frenchHolidays)).toBe('2026-05-26')
    expect(addWorkingDays('2026-12-31', 1, frenchHolidays)).toBe('2027-01-04')
    expect(addWorkingDays('2026-11-10', 2, frenchHolidays)).toBe('2026-11-13')
  })

  it('count the same as adding one day at a time', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 15 }), (offset, count) => {
        const start = addDays('2020-01-01', offset)
        const end = addWorkingDays(start, count, frenchHolidays)
        let passed = 0
        for (let day = addDays(start, 1); day <= end; day = addDays(day, 1))
          passed += isWorkingDay(day, frenchHolidays) ? 1 : 0
        expect(passed).toBe(count)
        expect(isWorkingDay(end, frenchHolidays)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('localTime', () => {
  it('follows the instant to the minute, in each zone', () => {
    const times = ['00:59:59.999', '01:00:00', '01:00:59.999', '01:01:00', '00:59:59'].map((time) => {
      const instant = new Date(`2026-03-29T${time}Z`)
      return ['Europe/Paris', 'Asia/Kolkata'].map((zone) => timeOf(localTime(instant, zone)))
    })
    // Summer time begins in Paris at one o'clock UTC.
    expect(times).toEqual([
      ['01:59', '06:29'],
      ['03:00', '06:30'],
      ['03:00', '06:30'],
      ['03:01', '06:31'],
      ['01:59', '06:29'],
    ])
  })

  it('returns the time in Paris, in summer and winter', () => {
    expect(localTime(new Date('2026-07-01T22:30:00Z'), 'Europe/Paris')).toEqual({
      day: '2026-07-02',
      hour: 0,
      minute: 30,
    })
    expect(localTime(new Date('2026-11-21T22:30:00Z'), 'Europe/Paris')).toEqual({
      day: '2026-11-21',
      hour: 23,
      minute: 30,
    })
  })
})
