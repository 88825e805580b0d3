import { expect, it } from 'vitest'
import { shareEqual } from './share-equal.ts'

it('keeps all that items hold, equal parts once', () => {
  const items = [
    { sku: 'A', stock: { state: 'in' }, diet: ['Vegan'], facts: undefined },
    { sku: 'B', stock: { state: 'in' }, diet: ['Vegan'], facts: 'x' },
    { sku: 'C', stock: { state: 'low', left: 2 }, diet: undefined, facts: undefined },
  ]
  const shared = shareEqual(items)
  expect(shared).toEqual(items)
  expect(Object.keys(shared[0] ?? {})).toEqual(['sku', 'stock', 'diet'])
  expect(shared[1]?.stock).toBe(shared[0]?.stock)
  expect(shared[1]?.diet).toBe(shared[0]?.diet)
})
