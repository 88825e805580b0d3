import { describe, expect, test } from 'vitest'
import type { Point } from '@comptoir/rules/distance'
import { gazetteerGeocoder } from './gazetteer-geocoder.ts'
import type { Place } from './geocoder.ts'

const workshop: Place = {
  latitude: 45.75335,
  longitude: 4.82935,
  city: 'Lyon',
  country: 'FR',
  postcode: '69002',
  state: null,
  street: 'rue de Condé',
  houseNumber: '27',
}
const geocoder = gazetteerGeocoder(() => Promise.resolve([workshop]))

const ask = (text: string, bias?: Point, limit = 10) => ({
  text,
  bias,
  limit,
  language: 'fr' as const,
  country: 'FR',
  countries: ['FR', 'IT'],
})
const titles = async (text: string, bias?: Point, limit?: number) =>
  (await geocoder.suggest(ask(text, bias, limit))).map(({ title }) => title)

describe('an incomplete query completes to', () => {
  test.each([
    ['mont pell', undefined],
    ['montpel', 'Montpellier, Hérault'],
    ['LE MANS', 'Le Mans, Sarthe'],
    ['lyo', 'Lyon, Rhône'],
    ['LYÓN 3', '69003 Lyon'],
    ['st etienne', 'Saint-Étienne, Loire'],
    ['l hay', "94240 L'Haÿ-les-Roses"],
    ['haÿ', "94240 L'Haÿ-les-Roses"],
    ['75003', '75003 Paris'],
    ['75441 Paris Cedex 09', 'Paris'],
    ['69002 ly', '69002 Lyon'],
    ['lyon 69002', '69002 Lyon'],
    ['34070', '34070 Montpellier'],
    ['20144 milano', '20144 Milano'],
    ['Via Vigevano 9, 20144 Milano, Italia', 'Via Vigevano 9, 20144 Milano'],
    ['12 bis  avenue Jean Jaurès 31000 toulouse', '12 bis avenue Jean Jaurès, 31000 Toulouse'],
    ['12 rue de Condé, Lyon 2', '12 rue de Condé, 69002 Lyon'],
    ['12 rue de Lyon Bordeaux', '12 rue de Lyon, Bordeaux'],
    ['27 rue de co', '27 rue de Condé, 69002 Lyon'],
    ['rue de Lyon', undefined],
    ['13 rue', undefined],
    ['xyzzy', undefined],
    ['y', '80190 Y'],
    ['99999', undefined],
    ['?!', undefined],
    ['a'.repeat(200), undefined],
  ])('%s: %s', async (text, title) => {
    expect((await titles(text))[0]).toBe(title)
  })

  test('larger towns are first, up to the limit', async () => {
    expect(await titles('saint', undefined, 3)).toEqual([
      'Saint-Étienne, Loire',
      'Saint-Denis, Seine-Saint-Denis',
      'Saint-Maur-des-Fossés, Val-de-Marne',
    ])
  })

  test('near towns are before distant ones with the same name', async () => {
    const [plain] = await geocoder.search(ask('saint-denis'))
    const [near] = await geocoder.search(ask('saint-denis', { latitude: 43.36, longitude: 2.22 }))
    expect([plain?.state, near?.state]).toEqual(['Seine-Saint-Denis', 'Aude'])
  })

  test('a street without a town is searched near the shopper', async () => {
    expect(await titles('12 rue de Rivoli', { latitude: 48.857, longitude: 2.358 })).toEqual([
      '12 rue de Rivoli, 75004 Paris',
    ])
  })

  test('a street in a divided town needs a postcode, for which district has it is unknown', async () => {
    expect(await titles('12 rue de Sèze Lyon', undefined, 3)).toEqual([])
    expect(await titles('10 rue de Rivoli, Paris')).toEqual([])
    expect(await titles('12 rue de Sèze 69006 Lyon', undefined, 3)).toEqual(['12 rue de Sèze, 69006 Lyon'])
    expect(await titles('12 rue de la Gare, Annecy', undefined, 1)).toEqual(['12 rue de la Gare, Annecy'])
  })
})

test('a search matches whole words only', async () => {
  expect(await geocoder.search(ask('montpel'))).toEqual([])
  expect((await geocoder.search(ask('montpellier')))[0]).toEqual({
    latitude: 43.6109,
    longitude: 3.8772,
    city: 'Montpellier',
    country: 'FR',
    postcode: null,
    state: 'Hérault',
    street: null,
    houseNumber: null,
  })
})

test.each([
  'lyon 3',
  '34070',
  '27 rue de condé',
  '12 rue de Sèze 69006 Lyon',
  'Via Vigevano 9, 20144 Milano',
])('the suggestion for "%s" can be looked up by its id', async (text) => {
  const [suggestion] = await geocoder.suggest(ask(text))
  const [place] = await geocoder.search(ask(text))
  expect(place).toBeDefined()
  expect(await geocoder.lookup(suggestion?.id ?? '', 'fr')).toEqual(place)
})

test.each(['', '%', 'WyJGUiJd', '{}', Buffer.from('["FR","00000","1",null,null]').toString('base64url')])(
  'the id "%s" stands for nothing',
  async (id) => {
    expect(await geocoder.lookup(id, 'fr')).toBeUndefined()
  },
)

test('reverse geocoding returns the address, then the nearest towns', async () => {
  const around = await geocoder.around({ latitude: 45.7534, longitude: 4.8294 }, 4, 'fr')
  expect(around.map(({ street, postcode }) => street ?? postcode)).toEqual([
    'rue de Condé',
    '69002',
    '69001',
    '69005',
  ])
  expect(around.every(({ state }) => state === 'Rhône')).toBe(true)
  expect(await geocoder.around({ latitude: 40.7, longitude: -74 }, 5, 'fr')).toEqual([])
})
