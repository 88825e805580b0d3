import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchableStreet, streetLine, streetToNumber, typedHouseNumber } from './street-line.ts'

test.each([
  ['FR', 'rue de Condé', '27', '27 rue de Condé'],
  ['IT', 'Via Vigevano', '9', 'Via Vigevano 9'],
  ['DE', 'Pariser Straße', '2a', 'Pariser Straße 2a'],
  ['ES', 'Calle Mayor', '5', 'Calle Mayor, 5'],
  ['GB', 'Baker Street', '221B', '221B Baker Street'],
  ['RE', 'rue de Paris', '4 bis', '4 bis rue de Paris'],
  [null, 'rue de Condé', '27', '27 rue de Condé'],
  ['DE', 'Am Markt', null, 'Am Markt'],
])('writes an address of %s as %s %s', (country, street, houseNumber, line) => {
  expect(streetLine({ street, houseNumber, country })).toBe(line)
})

test.each([
  ['  12  rue de\u00a0Condé ', '12 rue de Condé'],
  ['rue', 'rue'],
  ['ru', undefined],
  ['12', undefined],
  ['1234567', undefined],
  ['(rue', undefined],
  ['', undefined],
  [`rue ${'x'.repeat(200)}`, undefined],
])('of "%s" it looks up %s', (typed, text) => {
  expect(searchableStreet(typed)).toBe(text)
})

test.each([
  ['FR', '27 rue de Con', '27'],
  ['FR', '27bis, rue de Con', '27bis'],
  ['FR', '4 ter rue de Con', '4 ter'],
  ['FR', '8 a rue de Con', '8 a'],
  ['FR', '8 allée des Pins', '8'],
  ['FR', 'rue du 8 mai', undefined],
  ['FR', '27', undefined],
  ['DE', 'Pariser Str 2a', '2a'],
  ['DE', '2 Pariser Str', undefined],
  ['DE', 'Straße des 17. Juni', undefined],
])('finds in %s the house number of "%s"', (country, typed, number) => {
  expect(typedHouseNumber(typed, country)).toBe(number)
})

test.each([
  ['FR', 'rue de Condé', ' rue de Condé', 0],
  ['DE', 'Pariser Straße', 'Pariser Straße ', 15],
  ['ES', 'Calle Mayor', 'Calle Mayor, ', 13],
])('in %s the number of %s is typed where it is written', (country, street, text, caret) => {
  expect(streetToNumber(street, country)).toEqual({ text, caret })
})

test('looks up the same of what it looks up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), (typed) => {
      const text = searchableStreet(typed)
      if (text === undefined) return
      expect(searchableStreet(text)).toBe(text)
      expect(text.length).toBeLessThanOrEqual(200)
    }),
  )
})
