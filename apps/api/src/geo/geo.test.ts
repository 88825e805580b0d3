import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

const count = (list: unknown[]) => list.length

test('returns ten suggestions and five nearby places by default', async () => {
  const { data } = await shop.send<Record<string, { suggestions?: unknown[]; results?: unknown[] }>>(`{
    suggested: geoAutosuggest(query: "saint") { suggestions { title here_id latitude longitude } }
    two: geoAutosuggest(query: "saint", limit: 2) { suggestions { title } }
    around: geoReverseSearch(latitude: 45.75, longitude: 4.85) { results { city country } }
  }`)
  expect(Object.values(data).map((one) => count(one.suggestions ?? one.results ?? []))).toEqual([10, 2, 5])
})

test('finds towns by name and postcode, and nothing for an empty query', async () => {
  const { data } = await shop.send(`{
    name: searchCity(query: "aubagne") { id name postcode lat lng }
    postcode: searchCity(query: "01400") { name postcode }
    empty: searchCity(query: "  ") { name }
    district: searchCity(query: "69002") { name postcode }
  }`)
  expect(data).toMatchObject({
    name: [{ id: 'FR-13005-13400', name: 'Aubagne', postcode: '13400', lat: 43.2928, lng: 5.5707 }],
    empty: [],
    district: [{ name: 'Lyon', postcode: '69002' }],
  })
  expect(data).toHaveProperty('postcode.0', { name: 'Châtillon-sur-Chalaronne', postcode: '01400' })
})

test('prefers Italy in the Italian store view', async () => {
  const query = `{ searchCity(query: "20144") { name } }`
  const first = async (store: string) =>
    (await shop.send<{ searchCity: unknown[] }>(query, {}, { store })).data.searchCity[0]
  expect(await first('it')).toEqual({ name: 'Milano' })
  expect(await first('en')).toEqual({ name: 'Zonza' })
  expect(await first('fr')).toEqual({ name: 'Zonza' })
})

test('finds the addresses of its own locations', async () => {
  const { data } = await shop.send<{ geoSearch: { results: unknown[] } }>(
    `{ geoSearch(query: "12 rue du pont aux choux paris") { results { latitude longitude street house_number postcode state } } }`,
  )
  expect(data.geoSearch.results[0]).toEqual({
    latitude: 48.86155,
    longitude: 2.36515,
    street: 'rue du Pont-aux-Choux',
    house_number: '12',
    postcode: '75003',
    state: 'Paris',
  })
})

test.each([
  ['geoSearch(query: "lyon", limit: 0) { results { city } }', '"limit" must be from 1 to 50.'],
  [
    'geoReverseSearch(latitude: 0, longitude: 0, limit: 51) { results { city } }',
    '"limit" must be from 1 to 50.',
  ],
  [
    'geoSearch(query: "lyon", latitude_bias: 45) { results { city } }',
    '"latitude_bias" and "longitude_bias" go together: give both or none.',
  ],
  [
    'geoReverseSearch(latitude: 91, longitude: 0) { results { city } }',
    'A latitude lies within ±90 degrees, a longitude within ±180.',
  ],
])('rejects %s', async (field, message) => {
  const { errors } = await shop.send(`{ ${field} }`)
  expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
})
