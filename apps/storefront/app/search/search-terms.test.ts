import { describe, expect, it } from 'vitest'
import { productBySku, shorterSearches } from './search-terms.ts'

it('returns each significant word of a search', () => {
  expect(shorterSearches('Robinet doré à l’eau fraîche')).toEqual(['robinet', 'doré', 'eau', 'fraîche'])
})

it('keeps references whole and returns each word once', () => {
  expect(shorterSearches('VSQ-C3 robinet Robinet')).toEqual(['vsq-c3', 'robinet'])
})

it('is empty for a single word', () => {
  expect(shorterSearches('Osmozeur')).toEqual([])
  expect(shorterSearches('')).toEqual([])
})

describe('a searched SKU', () => {
  const cards = [{ sku: 'VSQ-C3' }, { sku: 'VSQ-C9' }]

  it.each([
    ['VSQ-C3', cards, 2, 'VSQ-C3'],
    ['vsq c9', cards, 2, 'VSQ-C9'],
    ['vsqc3-ab-2', [{ sku: 'VSQ-C3' }], 1, 'VSQ-C3'],
    ['vsq', cards, 2, undefined],
    ['carafe', [{ sku: 'CAR' }], 1, undefined],
    ['vsqc3-ab-2', cards, 2, undefined],
  ])('%s', (terms, found, total, sku) => {
    expect(productBySku(terms, { cards: found, total })?.sku).toBe(sku)
  })
})
