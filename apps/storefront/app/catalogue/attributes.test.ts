import { describe, expect, it } from 'vitest'
import { attributeTexts, attributeValues, isYes } from './attributes.ts'

const items = [
  { code: 'aay_power', label: 'Alimentation', value: '230 V' },
  { code: 'aay_options', label: null, value: '' },
  null,
  {
    code: 'aay_material',
    label: 'Matière',
    selected_options: [{ label: 'Acier', value: '12' }, null, { label: 'Laiton', value: '13' }],
  },
  { code: 'made_to_order', label: 'Sur commande', selected_options: [{ label: 'Oui', value: '1' }] },
]

describe('product attributes', () => {
  it('have labels and texts, without empty ones', () => {
    expect(attributeTexts(items.slice(0, 4))).toEqual([
      { code: 'aay_power', label: 'Alimentation', values: ['230 V'] },
      { code: 'aay_material', label: 'Matière', values: ['Acier', 'Laiton'] },
    ])
  })

  it('are found by code', () => {
    expect(attributeValues(items, 'aay_material')).toEqual(['Acier', 'Laiton'])
    expect(attributeValues(items, 'aay_options')).toBeUndefined()
  })

  it('are true only for the value 1', () => {
    expect(isYes(items, 'made_to_order')).toBe(true)
    expect(isYes(items, 'aay_power')).toBe(false)
    expect(isYes(items, 'unknown')).toBe(false)
  })
})
