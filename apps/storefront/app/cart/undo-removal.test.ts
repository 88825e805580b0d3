import { describe, expect, it } from 'vitest'
import type { CartItemFragment } from '../generated/graphql.ts'
import { undoFields } from './undo-removal.ts'

const line = {
  uid: 'MQ==',
  quantity: 2,
  is_available: true,
  min_qty: null,
  max_qty: null,
  errors: [],
  product: { sku: 'VSQ-3' },
  prices: null,
} as unknown as CartItemFragment

describe('taking a removal back', () => {
  it('puts the variant and what was chosen and written on it into the cart again', () => {
    const chosen = {
      ...line,
      configurable_options: [
        { option_label: 'Finition', value_label: 'noir', configurable_product_option_value_uid: 'c=' },
      ],
      customizable_options: [
        {
          customizable_option_uid: 'gravure=',
          label: 'Gravure',
          type: 'field',
          values: [{ customizable_option_value_uid: 'gravure=', label: '', value: 'Ada' }],
        },
        {
          customizable_option_uid: 'pose=',
          label: 'Pose',
          type: 'radio',
          values: [{ customizable_option_value_uid: 'posee=', label: 'Posée', value: '7' }],
        },
      ],
    } as unknown as CartItemFragment
    expect(undoFields(chosen)).toEqual([
      ['intent', 'add'],
      ['sku', 'VSQ-3'],
      ['quantity', '2'],
      ['option', 'c='],
      ['option', 'posee='],
      ['entered:gravure=', 'Ada'],
    ])
  })

  it('chooses the same parts of a bundle', () => {
    const bundle = {
      ...line,
      bundle_options: [{ label: 'Sauce', values: [{ uid: 's=', label: 'Soja', quantity: 2 }] }],
    } as unknown as CartItemFragment
    expect(undoFields(bundle)).toContainEqual(['option', 's='])
  })
})
