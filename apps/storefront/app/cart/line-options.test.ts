import { describe, expect, it } from 'vitest'
import type { CartItemFragment } from '../generated/graphql.ts'
import { lineOptions } from './line-options.ts'

const line = {
  uid: '1',
  quantity: 1,
  is_available: true,
  min_qty: null,
  max_qty: null,
  is_gift: false,
  food: null,
  errors: null,
  product: {
    sku: 'BOX',
    name: 'Box',
    url_key: 'box',
    is_in_stock: true,
    only_x_left_in_stock: null,
    colisage_b2b: null,
    colisage_b2c: null,
    optimized_images: [],
  },
  prices: null,
  customizable_options: [
    {
      customizable_option_uid: 'm',
      type: 'field',
      label: 'Message',
      values: [{ customizable_option_value_uid: 'm', label: '', value: 'Bon anniversaire' }],
    },
  ],
  bundle_options: [
    {
      label: 'Verres',
      values: [
        { uid: 'g', label: 'Gobelet', quantity: 2 },
        { uid: 'c', label: 'Carafe', quantity: 1 },
      ],
    },
  ],
} satisfies CartItemFragment

describe('what was chosen on a line', () => {
  it('names each step with its products and how many, and what was written', () => {
    expect(lineOptions(line)).toEqual([
      { label: 'Verres', value: '2 × Gobelet, Carafe' },
      { label: 'Message', value: 'Bon anniversaire' },
    ])
  })
})
