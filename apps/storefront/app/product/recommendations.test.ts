import { describe, expect, it } from 'vitest'
import { recommendations } from './recommendations.ts'

const of = (sku: string, ...categories: readonly string[]) => ({
  sku,
  categories: [{ uid: 'shop', level: 1 }, ...categories.map((uid) => ({ uid, level: 2 }))],
})
const fountain = of('fountain', 'fountains')
const [night, filter, bottle, mug] = [
  of('night', 'fountains'),
  of('filter', 'filters'),
  of('bottle', 'bottles'),
  of('mug', 'mugs'),
]
const skus = (linked: Partial<Parameters<typeof recommendations<ReturnType<typeof of>>>[1]>) => {
  const { companions, alternatives } = recommendations(fountain, {
    related: [],
    crosssell: [],
    upsell: [],
    ...linked,
  })
  return [companions.map(({ sku }) => sku), alternatives.map(({ sku }) => sku)]
}

describe('products beside a product', () => {
  it('go with it when the shop says so, and are no rivals', () => {
    expect(skus({ crosssell: [filter, bottle], related: [night, mug] })).toEqual([
      ['filter', 'bottle'],
      ['night', 'mug'],
    ])
  })

  it('are filled with related ones of other categories', () => {
    expect(skus({ related: [filter, night, bottle], upsell: [mug] })).toEqual([
      ['filter', 'bottle'],
      ['mug', 'night'],
    ])
  })

  it('stand in no row alone', () => {
    expect(skus({ related: [night] })).toEqual([[], []])
    expect(skus({ crosssell: [filter], upsell: [night] })).toEqual([[], ['night', 'filter']])
  })

  it('stand in one row only, without the product itself', () => {
    expect(skus({ crosssell: [filter, bottle, filter], upsell: [fountain, filter, night, mug] })).toEqual([
      ['filter', 'bottle'],
      ['night', 'mug'],
    ])
  })
})
