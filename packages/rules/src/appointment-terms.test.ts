import { describe, expect, it } from 'vitest'
import type { AppointmentTerms } from './appointment.ts'
import { appointmentTermsProblems } from './appointment-terms.ts'

const window = { weekdays: [1, 2], from: '08:00', to: '12:00', capacity: 3 }
const terms: AppointmentTerms = {
  fromWeight: 30,
  isRequired: true,
  leadWorkingDays: 3,
  leadWorkingDaysByZone: { island: 5 },
  daysAhead: 21,
  windows: [window],
  closures: [{ from: '2026-12-24', to: '2026-12-31' }],
}

describe('appointmentTermsProblems', () => {
  it('has none for terms that are possible', () =>
    expect(appointmentTermsProblems(terms, ['island'])).toEqual([]))

  it.each<[string, Partial<AppointmentTerms>, string, string]>([
    ['neither weight nor options', { fromWeight: undefined }, 'fromWeight', 'goods'],
    ['a weight below zero', { fromWeight: -1 }, 'fromWeight', 'weight'],
    ['too long a lead time', { leadWorkingDays: 61 }, 'leadWorkingDays', 'lead'],
    ['half a day', { leadWorkingDays: 1.5 }, 'leadWorkingDays', 'lead'],
    ['an unknown zone', { leadWorkingDaysByZone: { moon: 5 } }, 'leadWorkingDaysByZone.moon', 'zone'],
    ['no days', { daysAhead: 0 }, 'daysAhead', 'ahead'],
    ['no window', { windows: [] }, 'windows', 'windows'],
    ['a window of no weekday', { windows: [{ ...window, weekdays: [] }] }, 'windows.0.weekdays', 'weekdays'],
    ['an eighth weekday', { windows: [{ ...window, weekdays: [8] }] }, 'windows.0.weekdays', 'weekdays'],
    ['a window that ends first', { windows: [{ ...window, to: '07:00' }] }, 'windows.0.from', 'times'],
    ['a time that is none', { windows: [{ ...window, from: '8h' }] }, 'windows.0.from', 'times'],
    ['no place', { windows: [{ ...window, capacity: 0 }] }, 'windows.0.capacity', 'capacity'],
    [
      'two windows that begin together',
      { windows: [window, { ...window, weekdays: [2], to: '13:00' }] },
      'windows.1.from',
      'twice',
    ],
    [
      'a closure that ends first',
      { closures: [{ from: '2026-12-24', to: '2026-12-23' }] },
      'closures.0.from',
      'closure',
    ],
    [
      'a day that is none',
      { closures: [{ from: '2026-02-30', to: '2026-03-01' }] },
      'closures.0.from',
      'closure',
    ],
  ])('%s', (_, change, field, kind) =>
    expect(appointmentTermsProblems({ ...terms, ...change }, ['island'])).toEqual([{ field, kind }]),
  )
})
