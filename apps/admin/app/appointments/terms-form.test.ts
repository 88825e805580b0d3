import { expect, it } from 'vitest'
import { readTerms } from './terms-form.ts'

const read = (fields: Readonly<Record<string, string | readonly string[]>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one)
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => all(name)[0]?.trim() ?? ''
  return readTerms({ form, text, all, isChecked: (name) => form.has(name) })
}

const fields = {
  isActive: 'on',
  fromWeight: '29,5',
  optionSkus: 'POSE-T, POSE-L',
  isRequired: 'on',
  leadWorkingDays: '3',
  zone: ['fr', 'fr-corsica'],
  'leadWorkingDaysByZone.fr': '',
  'leadWorkingDaysByZone.fr-corsica': '5',
  daysAhead: '21',
  'windows.0.weekdays': ['1', '2'],
  'windows.0.from': '08:00',
  'windows.0.to': '12:00',
  'windows.0.capacity': '6',
  'closures.0.from': '2026-12-24',
  'closures.0.to': '',
}

it('reads the rows of windows and closed days', () =>
  expect(read(fields)).toEqual({
    fromWeight: 29.5,
    optionSkus: ['POSE-T', 'POSE-L'],
    isRequired: true,
    leadWorkingDays: 3,
    leadWorkingDaysByZone: [{ zone: 'fr-corsica', workingDays: 5 }],
    daysAhead: 21,
    windows: [{ weekdays: [1, 2], from: '08:00', to: '12:00', capacity: 6 }],
    closures: [{ from: '2026-12-24', to: '2026-12-24' }],
  }))

it('makes of what is no number one that the API refuses', () =>
  expect(read({ ...fields, fromWeight: 'heavy', leadWorkingDays: '1.5', daysAhead: '' })).toMatchObject({
    fromWeight: -1,
    leadWorkingDays: -1,
    daysAhead: -1,
  }))

it('is null where appointments are switched off', () => {
  const { isActive: _, ...off } = fields
  expect(read(off)).toBeNull()
})
