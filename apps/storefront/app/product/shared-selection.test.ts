import { describe, expect, it } from 'vitest'
import type { OptionValue, ProductOption } from './configuration.ts'
import { initialFields, sharedSelection } from './shared-selection.ts'
import type { Variant } from './variants.ts'

const nothing = { type: 'fixed', amount: 0 } as const
const value = (uid: string, more: Partial<OptionValue> = {}): OptionValue => ({
  uid,
  label: uid,
  surcharge: nothing,
  quantity: 1,
  ...more,
})
const option = (name: string, more: Partial<ProductOption>): ProductOption => ({
  name,
  label: '',
  required: false,
  kind: 'many',
  maxLength: 0,
  surcharge: nothing,
  isBundle: false,
  values: [],
  ...more,
})

const colours = ['steel', 'black'].map((uid) => ({ uid, label: uid }))
const page = {
  options: [
    { code: 'colour', label: '', values: colours },
    { code: 'waters', label: '', values: [{ uid: 'two', label: '' }] },
  ],
  productOptions: [
    option('custom:extras', { values: [value('cover'), value('meter')] }),
    option('custom:glass', {
      kind: 'one',
      values: [value('25cl', { canChangeQuantity: true, quantity: 2 })],
    }),
    option('custom:engraving', { kind: 'text' }),
  ],
  defaults: 'custom:extras=cover',
  variants: [],
}
const read = (query: string) => [...new URLSearchParams(query)]

describe('sharedSelection', () => {
  it('holds selected values, without texts and unknown values', () => {
    const typed = new URLSearchParams([
      ['option:colour', 'black'],
      ['option:size', 'huge'],
      ['custom:extras', 'meter'],
      ['custom:extras', 'nothing'],
      ['custom:glass', '25cl'],
      ['quantity:25cl', '6'],
      ['custom:engraving', 'For Ada'],
      ['sku', 'C3'],
    ])
    expect([...sharedSelection(page, typed)]).toEqual([
      ['option:colour', 'black'],
      ['custom:extras', 'meter'],
      ['custom:glass', '25cl'],
      ['quantity:25cl', '6'],
    ])
  })

  it('replaces the defaults by the shared selection', () => {
    const address = new URLSearchParams('option:colour=black&custom:extras=meter')
    expect(read(initialFields(page, address))).toEqual([
      ['option:waters', 'two'],
      ['option:colour', 'black'],
      ['custom:extras', 'meter'],
    ])
  })

  it('completes the selection to the first variant that can be bought', () => {
    const variant = (colour: string, state: 'in' | 'out') =>
      ({ sku: colour, choice: { colour, waters: 'two' }, stock: { state } }) as Variant
    const sold = { ...page, variants: [variant('black', 'in'), variant('steel', 'out')] }
    expect(new URLSearchParams(initialFields(sold, new URLSearchParams())).get('option:colour')).toBe('black')
    const both = { ...page, variants: [variant('black', 'in'), variant('steel', 'in')] }
    expect(new URLSearchParams(initialFields(both, new URLSearchParams())).get('option:colour')).toBe('steel')
    const asked = new URLSearchParams('option:colour=steel')
    expect(new URLSearchParams(initialFields(sold, asked)).get('option:colour')).toBe('steel')
  })

  it('keeps the defaults and selects single values when the URL selects nothing', () => {
    expect(read(initialFields(page, new URLSearchParams('utm_source=mail&option:colour=pink')))).toEqual([
      ['custom:extras', 'cover'],
      ['option:waters', 'two'],
    ])
  })
})
