import { expect, it } from 'vitest'
import { shorterSearches } from './search-words.ts'

it('offers each telling word of a long search alone', () => {
  expect(shorterSearches('Robinet doré à l’eau fraîche')).toEqual(['robinet', 'doré', 'eau', 'fraîche'])
})

it('offers references whole and each word once', () => {
  expect(shorterSearches('VSQ-C3 robinet Robinet')).toEqual(['vsq-c3', 'robinet'])
})

it('offers nothing for a single word', () => {
  expect(shorterSearches('Osmozeur')).toEqual([])
  expect(shorterSearches('')).toEqual([])
})
