import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const names = readdirSync(new URL('../../migrations/', import.meta.url))

it('applies migrations in an order given by unique numbers', () => {
  // Databases have applied both under these names, and the order of the two does not matter.
  const numbers = names
    .filter((name) => name !== '0034_website_time_zones.sql')
    .map((name) => name.slice(0, 5))
  expect(numbers.filter((number) => !/^\d{4}_$/.test(number))).toEqual([])
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
