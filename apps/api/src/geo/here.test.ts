import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { createTestApi, type TestApi } from '../../test/api.ts'

/** Responses as documented for HERE's Geocoding and Search API v7. */
const found = {
  title: '27 Rue de Condé, 69002 Lyon, France',
  id: 'here:af:streetsection:zEHxH1',
  resultType: 'houseNumber',
  houseNumberType: 'PA',
  address: {
    label: '27 Rue de Condé, 69002 Lyon, France',
    countryCode: 'FRA',
    countryName: 'France',
    stateCode: 'ARA',
    state: 'Auvergne-Rhône-Alpes',
    county: 'Rhône',
    city: 'Lyon',
    district: '2e Arrondissement',
    street: 'Rue de Condé',
    postalCode: '69002',
    houseNumber: '27',
  },
  position: { lat: 45.75335, lng: 4.82935 },
  access: [{ lat: 45.7534, lng: 4.8294 }],
  scoring: { queryScore: 1, fieldScore: { city: 1, streets: [1], houseNumber: 1 } },
}
const suggested = [
  { title: 'Rue de Condé', id: 'here:af:1', resultType: 'street', position: { lat: 45.7533, lng: 4.8293 } },
  { title: 'restaurants', id: 'here:chain:1', resultType: 'chainQuery', href: 'https://autosuggest.search…' },
]
const asIs = {
  '/v1/geocode': { items: [found] },
  '/v1/revgeocode': { items: [{ ...found, distance: 12 }] },
  '/v1/autosuggest': { items: suggested, queryTerms: [] },
  '/v1/lookup': found,
}

type Answer = { status: number; body: string }
let answer: ((path: string) => Answer) | 'never'
let asked: URL[]
let shop: TestApi
const unionCodes =
  'FRA,DEU,AUT,BEL,BGR,CYP,HRV,DNK,ESP,EST,FIN,GRC,HUN,IRL,ITA,LVA,LTU,LUX,MLT,NLD,POL,PRT,CZE,ROU,SVK,SVN,SWE'
const here = { key: 'secret', url: '', timeoutMs: 20_000 }

const fakeServer = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://here')
  asked.push(url)
  if (answer === 'never') return
  const { status, body } = answer(url.pathname)
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => fakeServer.listen(0, '127.0.0.1', resolve))
  here.url = `http://127.0.0.1:${(fakeServer.address() as AddressInfo).port}`
  shop = await createTestApi({ settings: { here } })
})
afterAll(async () => {
  await shop.close()
  fakeServer.closeAllConnections()
  fakeServer.close()
})
beforeEach(() => {
  asked = []
  answer = (path) => ({
    status: 200,
    body: JSON.stringify(Object.entries(asIs).find(([at]) => at === path)?.[1]),
  })
})

const search = `query ($query: String!, $lat: Float, $lng: Float) {
  geoSearch(query: $query, latitude_bias: $lat, longitude_bias: $lng) {
    results { latitude longitude city country postcode state street house_number }
  }
}`
const place = {
  latitude: 45.75335,
  longitude: 4.82935,
  city: 'Lyon',
  country: 'FR',
  postcode: '69002',
  state: 'Rhône',
  street: 'Rue de Condé',
  house_number: '27',
}

test('uses HERE when a key is configured', async () => {
  const { data } = await shop.send(search, { query: '27 rue de condé lyon', lat: 45.7, lng: 4.8 })
  expect(data).toEqual({ geoSearch: { results: [place] } })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    q: '27 rue de condé lyon',
    at: '45.7,4.8',
    in: `countryCode:${unionCodes}`,
    limit: '10',
    lang: 'fr',
    apiKey: 'secret',
  })
})

test('returns HERE’s suggestions without its query completions', async () => {
  const { data } = await shop.send(
    `{ geoAutosuggest(query: "rue de c") { suggestions { latitude longitude title here_id } } }`,
  )
  expect(data).toEqual({
    geoAutosuggest: {
      suggestions: [{ latitude: 45.7533, longitude: 4.8293, title: 'Rue de Condé', here_id: 'here:af:1' }],
    },
  })
  const [centre, suggest] = asked.map(({ searchParams }) => searchParams)
  expect([centre?.get('q'), centre?.get('in')]).toEqual(['FR', 'countryCode:FRA'])
  expect([suggest?.get('at'), suggest?.get('in')]).toEqual(['45.75335,4.82935', `countryCode:${unionCodes}`])
})

test('looks up ids and points with HERE', async () => {
  const fields = `latitude longitude city country postcode state street house_number`
  const { data } = await shop.send(
    `{ geoLookup(here_id: "here:af:1") { result { ${fields} } }
       geoReverseSearch(latitude: 45.75, longitude: 4.83) { results { ${fields} } } }`,
  )
  expect(data).toEqual({ geoLookup: { result: place }, geoReverseSearch: { results: [place] } })
  expect(asked.find(({ pathname }) => pathname === '/v1/revgeocode')?.searchParams.get('limit')).toBe('5')
})

test('returns no place for an id that HERE does not know', async () => {
  answer = () => ({ status: 404, body: '{"title":"Not found"}' })
  const { data } = await shop.send(`{ geoLookup(here_id: "gone") { result { city } } }`)
  expect(data).toEqual({ geoLookup: { result: null } })
})

test.each<[string, typeof answer]>([
  ['does not answer in time', 'never'],
  ['refuses the key', () => ({ status: 401, body: '{"error":"Unauthorized"}' })],
  ['is asked too often', () => ({ status: 429, body: '{}' })],
  ['breaks', () => ({ status: 503, body: 'no' })],
  ['answers no JSON', () => ({ status: 200, body: '<html>' })],
  ['answers another shape', () => ({ status: 200, body: '{"items":[{"title":"x"}]}' })],
])('asks shoppers to enter the address when HERE %s', async (_case, reaction) => {
  answer = reaction
  here.timeoutMs = reaction === 'never' ? 50 : 20_000
  const { errors } = await shop.send(search, { query: 'lyon' })
  expect(errors?.[0]?.message).toBe(
    'Addresses cannot be looked up at the moment. Try again later or write the whole address.',
  )
  expect(JSON.stringify(errors)).not.toContain('secret')
})

test('limits the requests of one visitor without affecting others', async () => {
  const query = `{ geoLookup(here_id: "x") { result { city } } }`
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return JSON.parse(
      (await shop.api.handle({ method: 'POST', body: JSON.stringify({ query }), headers })).body,
    )
  }
  await ask('192.0.2.7')
  const { name: kind, most } = RATE_LIMITS.geocoding
  await shop.sql`update request_count set count = ${most} where kind = ${kind}`
  asked = []
  expect(await ask('192.0.2.7')).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] })
  expect(asked).toEqual([])
  expect(await ask('192.0.2.8')).toEqual({ data: { geoLookup: { result: { city: 'Lyon' } } } })
})

test('finds towns without HERE', async () => {
  answer = 'never'
  const { data } = await shop.send(`{ searchCity(query: "75003") { name postcode } }`)
  expect(data).toEqual({ searchCity: [{ name: 'Paris', postcode: '75003' }] })
  expect(asked).toEqual([])
})
