import { expect, it } from 'vitest'
import { shorterSearches } from './search-terms.ts'

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
