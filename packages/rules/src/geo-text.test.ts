import { expect, test } from 'vitest'
import { matchesPlace, placeWords, searchPlaces } from './geo-text.ts'

test.each([
  ["L'Haÿ-les-Roses", ['l', 'hay', 'les', 'roses']],
  ['Œting', ['oeting']],
  ['  12, rue  de Condé ', ['12', 'rue', 'de', 'conde']],
  ['…', []],
])('splits %s into words', (text, words) => {
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
])('matches a shop in Lyon for "%s": %s', (query, found) => {
  expect(matchesPlace(shop, query)).toBe(found)
})

test('lists the places in a town, then those around it by distance', () => {
  const places = [
    { title: 'Paris', postcode: '75003', tags: [], point: { latitude: 48.86, longitude: 2.36 } },
    { title: 'Vienne', postcode: '38200', tags: [], point: { latitude: 45.52, longitude: 4.87 } },
    { title: 'Online', postcode: '69001', tags: ['lyon'], point: undefined },
    { title: 'Brotteaux', postcode: '69006', tags: ['lyon'], point: { latitude: 45.77, longitude: 4.86 } },
    { title: 'Bellecour', postcode: '69002', tags: ['lyon'], point: { latitude: 45.757, longitude: 4.832 } },
  ]
  const found = (query: string, town?: { latitude: number; longitude: number }) =>
    searchPlaces(places, { query, town, pointOf: ({ point }) => point }).map(
      ({ place, distance }) => `${place.title} ${distance === undefined ? '?' : Math.round(distance)}`,
    )
  expect(found('lyon', { latitude: 45.757, longitude: 4.832 })).toEqual([
    'Bellecour 0',
    'Brotteaux 3',
    'Online ?',
    'Vienne 27',
  ])
  expect(found('lyon')).toEqual(['Online ?', 'Brotteaux ?', 'Bellecour ?'])
  expect(found('rennes', { latitude: 48.11, longitude: -1.68 })).toEqual([])
})
