import { GUEST_PRICES } from '../platform/group-prices.ts'
import { expect, it } from 'vitest'
import type { ProductConfigurationFragment } from '../generated/graphql.ts'
import type { Audience } from '../catalogue/price-view.ts'
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

it('takes the tax off what options cost, for who wants prices without tax', () => {
  const list = [value('expert', 12), { ...value('express', 50), price_type: 'PERCENT' }]
  const option = { kind: 'CustomizableRadioOption', uid: 'fitting', title: 'Fitting', sort_order: 0, list }
  const product = {
    __typename: 'SimpleProduct',
    tax_rate: 20,
    options: [option],
  } as unknown as ProductConfigurationFragment
  const surcharges = (audience: Audience) =>
    configurationOf(product, { price: undefined }, { audience }).productOptions.flatMap(({ values }) =>
      values.map(({ surcharge }) => surcharge),
    )
  const percent = { type: 'percent', amount: 5000 }
  expect(surcharges(GUEST_PRICES)).toEqual([{ type: 'fixed', amount: 1200 }, percent])
  expect(surcharges({ kind: 'b2c', tax: 'excl', apiTax: 'incl' })).toEqual([
    { type: 'fixed', amount: 1000 },
    percent,
  ])
})
