import { describe, expect, it } from 'vitest'
import type { ShopEvent } from './events.ts'
import { parametersOf } from './google.ts'

const cartridge = { sku: 'CART-C', name: 'Cartouche Clair', price: 9010, quantity: 3, path: '/fr/c.html' }
const item = { item_id: 'CART-C', item_name: 'Cartouche Clair', index: 0, quantity: 3, price: 90.1 }
const onRequest = { sku: 'COL-80', name: 'Colonne 80', quantity: 1 }

const cases: readonly [ShopEvent, Record<string, unknown>][] = [
  [{ name: 'page_view' }, {}],
  [{ name: 'search', terms: 'carafe' }, { search_term: 'carafe' }],
  [
    { name: 'view_item', items: [cartridge] },
    { currency: 'EUR', value: 270.3, items: [item] },
  ],
  [
    { name: 'view_item', items: [onRequest] },
    {
      currency: 'EUR',
      value: 0,
      items: [{ item_id: 'COL-80', item_name: 'Colonne 80', index: 0, quantity: 1 }],
    },
  ],
  [
    { name: 'select_item', list: 'Particuliers', items: [cartridge] },
    { item_list_name: 'Particuliers', items: [item] },
  ],
  [
    { name: 'add_shipping_info', items: [], value: 100, method: 'flatrate' },
    { currency: 'EUR', value: 1, shipping_tier: 'flatrate', items: [] },
  ],
  [
    { name: 'add_payment_info', items: [], value: 100, coupon: 'DIX', method: 'card' },
    { currency: 'EUR', value: 1, coupon: 'DIX', payment_type: 'card', items: [] },
  ],
  [
    { name: 'purchase', order: '1', items: [cartridge], value: 27030, tax: 4505, shipping: 0 },
    { transaction_id: '1', currency: 'EUR', value: 270.3, tax: 45.05, shipping: 0, items: [item] },
  ],
  [{ name: 'generate_lead', form: 'contact' }, { form_id: 'contact' }],
]

describe('parametersOf', () => {
  it.each(cases)('%o', (event, expected) => {
    expect(parametersOf(event, 'EUR')).toEqual(expected)
  })
})
