import { expect, test } from 'vitest'
import { matchesPlace, placeWords } from './geo-text.ts'

test.each([
  ["L'Haÿ-les-Roses", ['l', 'hay', 'les', 'roses']],
  ['Œting', ['oeting']],
  ['  12, rue  de Condé ', ['12', 'rue', 'de', 'conde']],
  ['…', []],
])('the words of %s', (text, words) => {
  expect(placeWords(text)).toEqual(words)
})

const shop = {
  title: 'Nori & Riz Croix-Rousse',
  postcode: '69004',
  tags: ['lyon', 'croix-rousse', 'Saint-Clair'],
}

test.each([
  ['lyon', true],
  ['LYÓN', true],
  ['croix rousse', true],
  ['rousse', true],
  ['saint c', true],
  ['69', true],
  ['69004', true],
  ['9004', false],
  ['ousse', false],
  ['paris', false],
  ['', false],
  [' - ', false],
])('a shop in Lyon answers to "%s": %s', (query, found) => {
  expect(matchesPlace(shop, query)).toBe(found)
})
