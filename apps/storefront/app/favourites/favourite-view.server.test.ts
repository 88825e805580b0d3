import { describe, expect, it } from 'vitest'
import type { FavouriteProductFragment } from '../generated/graphql.ts'
import { GUEST_PRICES } from '../platform/group-prices.ts'
import { canBeAdded } from './can-be-added.ts'
import type { Entry } from './entry.ts'
import { favouriteView } from './favourite-view.server.ts'

const uid = (text: string) => Buffer.from(text).toString('base64')
const price = (value: number) => ({
  minimum_price: { final_price: { value }, regular_price: { value } },
})
const base = { sku: 'TAP', name: 'Tap', url_key: 'tap', price_range: price(100) }

const view = (product: object, entry: Partial<Entry> = {}) =>
  favouriteView(
    { ...base, ...product } as unknown as FavouriteProductFragment,
    { key: '1', sku: 'TAP', options: [], entered: [], quantity: 1, ...entry },
    GUEST_PRICES,
    'fr',
  )

const variant = (sku: string, finish: string, more: object = {}) => ({
  attributes: [{ code: 'finish', uid: finish }],
  product: { sku, price_range: price(sku === 'TAP-GOLD' ? 150 : 100), ...more },
})
const configurable = {
  type: 'ConfigurableProduct',
  configurable_options: [
    {
      attribute_code: 'finish',
      label: 'Finish',
      values: [
        { uid: 'steel', store_label: 'Steel' },
        { uid: 'gold', store_label: 'Gold' },
      ],
    },
  ],
  variants: [variant('TAP-STEEL', 'steel'), variant('TAP-GOLD', 'gold', { is_in_stock: false })],
}

describe('a configurable product', () => {
  it('has the price, the stock and the address of what was chosen', () => {
    const shown = view(configurable, { options: ['gold'] })
    expect(shown.options).toEqual([{ label: 'Finish', value: 'Gold' }])
    expect(shown.to).toBe('/fr/tap.html?option%3Afinish=gold')
    expect(shown.card).toMatchObject({ price: { amount: 15_000 }, stock: { state: 'out' } })
    expect(canBeAdded(shown)).toBe(false)
    expect(canBeAdded(view(configurable, { options: ['steel'] }))).toBe(true)
  })

  it('is to be configured until every option is chosen, or when the shop has the variant no more', () => {
    expect(view(configurable)).toMatchObject({ isIncomplete: true, options: [], to: '/fr/tap.html' })
    expect(
      view({ ...configurable, variants: [variant('TAP-GOLD', 'gold')] }, { options: ['steel'] }),
    ).toMatchObject({
      isIncomplete: true,
    })
  })
})

it('knows the products of a bundle, whatever their quantity', () => {
  const bundle = {
    type: 'BundleProduct',
    bundleItems: [
      { uid: 'b', title: 'Carafe', required: true, options: [{ uid: uid('bundle/1/10/1'), label: 'Clear' }] },
    ],
  }
  expect(view(bundle, { options: [uid('bundle/1/10/3')] })).toMatchObject({
    isIncomplete: false,
    options: [{ label: 'Carafe', value: 'Clear' }],
  })
  expect(view(bundle).isIncomplete).toBe(true)
})

it('needs the texts and choices that a product requires', () => {
  const options = [
    { uid: 'name', title: 'Engraving', required: true },
    { uid: 'size', title: 'Size', required: false, list: [{ uid: 'l', title: 'Large' }] },
  ]
  const product = { type: 'SimpleProduct', options }
  expect(view(product, { options: ['l'] })).toMatchObject({
    isIncomplete: true,
    options: [{ label: 'Size', value: 'Large' }],
  })
  expect(view(product, { entered: [{ uid: 'name', value: 'Ada' }] })).toMatchObject({
    isIncomplete: false,
    options: [{ label: 'Engraving', value: 'Ada' }],
  })
})

it('of a group is chosen on its own page', () => {
  expect(view({ type: 'GroupedProduct' }).isIncomplete).toBe(true)
})
