import { expect, test } from 'vitest'
import { turningDays } from './price-days.ts'

test.each([
  { name: 'nothing dated', specials: [], first: [], days: ['2026-11-21'] },
  {
    name: 'a special price turns on its first day and after its last',
    specials: [{ specialFrom: '2026-12-01', specialTo: '2026-12-31' }],
    first: [],
    days: ['2026-11-21', '2026-12-01', '2027-01-01'],
  },
  {
    name: 'one that has begun turns after its last day only',
    specials: [{ specialFrom: '2026-11-01', specialTo: '2026-11-21' }],
    first: [],
    days: ['2026-11-21', '2026-11-22'],
  },
  {
    name: 'days are ascending and there once, past ones are left out',
    specials: [
      { specialFrom: '2027-01-01', specialTo: null },
      { specialFrom: null, specialTo: '2026-10-31' },
    ],
    first: ['2027-02-01', '2027-01-01', '2026-11-20'],
    days: ['2026-11-21', '2027-01-01', '2027-02-01'],
  },
])('Turning days: $name', ({ specials, first, days }) => {
  expect(turningDays('2026-11-21', specials, first)).toEqual(days)
})
