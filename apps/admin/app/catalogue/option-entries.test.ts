import { expect, it } from 'vitest'
import {
  changedAt,
  newBundleOption,
  newChoice,
  newCustomOption,
  withDefault,
  withType,
} from './option-entries.ts'

const choices = [newChoice(1), { ...newChoice(2), isDefault: true }]

it.each([
  ['radio', [true, false]],
  ['select', [true, false]],
  ['checkbox', [true, true]],
  ['multi', [true, true]],
])('an option of type %s has the defaults %j', (type, defaults) => {
  const option = { ...newBundleOption(), type, choices }
  expect(withDefault(option, 0, true).map(({ isDefault }) => isDefault)).toEqual(defaults)
  expect(withDefault(option, 1, false).every(({ isDefault }) => !isDefault)).toBe(true)
})

it('an option that is entered has a price instead of values, and back', () => {
  const entered = withType({ ...newCustomOption(), title: 'A' }, 'field')
  expect(entered).toMatchObject({ title: 'A', values: [], price: 0, priceType: 'fixed' })
  expect(withType(entered, 'radio')).toMatchObject({ price: null, priceType: null, values: [{ title: '' }] })
})

it('changes one entry', () =>
  expect(changedAt([{ a: 1 }, { a: 2 }], 1, { a: 3 })).toEqual([{ a: 1 }, { a: 3 }]))
