import { describe, expect, it } from 'vitest'
import { formErrors } from '../forms/form-rules.ts'
import { selectionRules, selectedItems } from './steps.ts'

const lines = [
  { id: 'A', name: 'Comptoir 3', quantity: 1 },
  { id: 'B', name: 'Carafe', quantity: 6 },
  { id: 'C', name: 'Gravure', quantity: 0, reason: 'Personnalisé' },
]

describe('what is given back of an order', () => {
  it('selects the ticked items with their full quantity unless a lower one is given', () => {
    expect(selectedItems(lines, { 'item-A': 'on', 'item-B': 'on', 'quantity-B': '2' })).toEqual([
      { order_item_id: 'A', quantity: 1 },
      { order_item_id: 'B', quantity: 2 },
    ])
    expect(selectedItems(lines, { 'item-B': 'on', 'quantity-B': 'x' })).toEqual([
      { order_item_id: 'B', quantity: 6 },
    ])
  })

  it('limits quantities and omits excluded items', () => {
    const values = { 'item-B': 'on', 'quantity-B': '99', 'item-C': 'on' }
    expect(selectedItems(lines, values)).toEqual([{ order_item_id: 'B', quantity: 6 }])
    expect(selectedItems(lines, { 'item-B': 'on', 'quantity-B': '-3' })).toEqual([
      { order_item_id: 'B', quantity: 1 },
    ])
  })

  it('requires an item and a name', () => {
    expect(Object.keys(formErrors(selectionRules(lines), { 'item-C': 'on' }))).toEqual(['items', 'name'])
    expect(formErrors(selectionRules(lines), { 'item-A': 'on', name: 'Ada Martin' })).toEqual({})
  })
})
