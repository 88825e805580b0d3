import { expect, it } from 'vitest'
import { typedDay } from './typed-day.ts'

it.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['31.12.26', '2026-12-31'],
  ['31/12', '2026-12-31'],
  ['1/11', '2027-11-01'],
  ['24/11', '2026-11-24'],
  ['+7', '2026-12-01'],
  ['31/02', undefined],
  ['soon', undefined],
  ['', undefined],
])('%j is %s', (text, day) => expect(typedDay(text, '2026-11-24')).toBe(day))
