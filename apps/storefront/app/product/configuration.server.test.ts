import { GUEST_PRICES } from '../platform/group-prices.ts'
import { expect, it } from 'vitest'
import type { ProductConfigurationFragment } from '../generated/graphql.ts'
import { configurationOf } from './configuration.server.ts'

const value = (uid: string, price: number) => ({ uid, title: uid, price, price_type: 'FIXED', sort_order: 0 })

/** The fields with which the form of a product with one option starts. */
function defaultsOf(
  list: ReturnType<typeof value>[],
  { required = false, kind = 'CustomizableDropDownOption' } = {},
) {
  const option = { kind, uid: 'fitting', title: 'Fitting', required, sort_order: 0, list }
  const product = {
    __typename: 'SimpleProduct',
    options: [option],
  } as unknown as ProductConfigurationFragment
  return configurationOf(product, { price: undefined }, { audience: GUEST_PRICES }).defaults
}

const chosen = 'custom%3Afitting=own'

it.each([
  [
    'the only free value of an option that may stay empty',
    [value('own', 0), value('expert', 200)],
    {},
    chosen,
  ],
  [
    'also where the values are cards',
    [value('own', 0), value('expert', 200)],
    { kind: 'CustomizableRadioOption' },
    chosen,
  ],
  ['none where several are free', [value('own', 0), value('later', 0)], {}, ''],
  ['none where each costs', [value('own', 5), value('expert', 200)], {}, ''],
  ['none of several that are required', [value('own', 0), value('expert', 200)], { required: true }, ''],
  ['none of those that are ticked', [value('own', 0)], { kind: 'CustomizableCheckboxOption' }, ''],
  ['the only value of a required option', [value('own', 5)], { required: true }, chosen],
])('preselects %s', (_, list, more, expected) => {
  expect(defaultsOf(list, more)).toBe(expected)
})
