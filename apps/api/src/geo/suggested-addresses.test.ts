import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { openAddressService } from '../../test/address-services.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

type Service = Awaited<ReturnType<typeof openAddressService>>
type Suggestion = {
  street: string
  house_number: string | null
  postcode: string
  city: string
  needs_house_number: boolean
}

const query = `query ($street: String!, $country: String!, $postcode: String) {
  addressSuggestions(street: $street, country_code: $country, postcode: $postcode) {
    street house_number postcode city needs_house_number
  }
}`
const lyon = {
  street: '27 Rue de la République',
  house_number: '27',
  postcode: '69002',
  city: 'Lyon',
  needs_house_number: false,
}
const marseille = { ...lyon, postcode: '13002', city: 'Marseille' }

let time = Date.parse('2026-11-02T07:00:00Z')
let service: Service
let shop: TestApi
const timeout = { timeoutMs: 20_000 }

async function openShop(name: 'geoplateforme' | 'here'): Promise<void> {
  service = await openAddressService(name)
  const { url } = service
  const settings =
    name === 'here'
      ? { provider: name, here: Object.assign(timeout, { key: 'secret', url }) }
      : Object.assign(timeout, { provider: name, url: `${url}/geocodage/search` })
  shop = await createTestApi({ now: () => new Date(time), settings: { addressCompletion: settings } })
}
const closeShop = async () => {
  await shop.close()
  await service.close()
}
/** Each test is hours after the one before: nothing is remembered, and no pause lasts. */
const begin = () => {
  time += 3 * 3_600_000
  service.state.asked = []
  service.state.answer = undefined
}
const suggested = async (street: string, country = 'FR', postcode?: string) => {
  const { data, errors } = await shop.send<{ addressSuggestions: Suggestion[] }>(query, {
    street,
    country,
    postcode,
  })
  expect(errors).toBeUndefined()
  return data.addressSuggestions
}
const parameters = () => service.state.asked.map(({ searchParams }) => Object.fromEntries(searchParams))

describe.each(['geoplateforme', 'here'] as const)('with %s', (name) => {
  beforeAll(() => openShop(name))
  afterAll(closeShop)
  beforeEach(begin)

  test('completes what is typed to addresses that exist', async () => {
    expect(await suggested('27 rue de la rép')).toEqual([lyon, marseille])
    expect(await suggested('27 rue de la rép lyon')).toEqual([lyon])
  })

  test('ranks addresses around the postcode of the form higher', async () => {
    expect(await suggested('27 rue de la rép', 'FR', '13 002')).toEqual([marseille, lyon])
  })

  test('asks for a number that is not known, and makes none up', async () => {
    expect(await suggested('99 rue de la répu lyon')).toEqual([
      {
        street: 'Rue de la République',
        house_number: null,
        postcode: '69002',
        city: 'Lyon',
        needs_house_number: true,
      },
    ])
  })

  test('suggests nothing for what is no address', async () => {
    expect(await suggested('avenue qui n’existe pas')).toEqual([])
  })

  test.each([
    ['two letters', 'ru', 'FR'],
    ['a number alone', '1234', 'FR'],
    ['what begins with neither', '(rue de la rép', 'FR'],
    ['a country that the website does not sell to', 'rue de la rép', 'US'],
    ['no country', 'rue de la rép', ''],
  ])('asks nobody for %s', async (_, street, country) => {
    expect(await suggested(street, country)).toEqual([])
    expect(service.state.asked).toEqual([])
  })

  test('asks once for the same text, however it is written, until some minutes later', async () => {
    await suggested('27 Rue de la Rép')
    expect(await suggested('27, rue de la rep')).toEqual([lyon, marseille])
    expect(service.state.asked).toHaveLength(1)
    time += 11 * 60_000
    await suggested('27 rue de la rép')
    expect(service.state.asked).toHaveLength(2)
  })

  test.each([
    ['does not answer in time', 'never' as const],
    ['breaks', { status: 503, body: 'no' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers another shape', { status: 200, body: '{"features":[{}],"items":[{}]}' }],
    ['moves', { status: 301, body: '' }],
  ])('suggests nothing while the service %s, and asks it no more for a while', async (_, answer) => {
    service.state.answer = answer
    timeout.timeoutMs = answer === 'never' ? 50 : 20_000
    for (const street of ['rue un', 'rue deux', 'rue trois', 'rue quatre'])
      expect(await suggested(street)).toEqual([])
    expect(service.state.asked).toHaveLength(3)
    service.state.answer = undefined
    timeout.timeoutMs = 20_000
    time += 30_000
    expect(await suggested('27 rue de la rép')).toEqual([lyon, marseille])
  })

  test('pauses at once when it asked too often', async () => {
    service.state.answer = { status: 429, body: '{}' }
    expect(await suggested('rue un')).toEqual([])
    expect(await suggested('rue deux')).toEqual([])
    expect(service.state.asked).toHaveLength(1)
  })

  test('limits the requests of one visitor without affecting others, and not what is remembered', async () => {
    const ask = (street: string, from: string) => shop.send(query, { street, country: 'FR' }, { from })
    await ask('27 rue de la rép', '192.0.2.7')
    const { name: kind, most } = RATE_LIMITS.addressCompletion
    await shop.sql`update request_count set count = ${most} where kind = ${kind}`
    expect((await ask('8 boulevard', '192.0.2.7')).errors?.[0]?.extensions.retry_after).toBeGreaterThan(0)
    expect((await ask('27 rue de la rép', '192.0.2.7')).errors).toBeUndefined()
    expect((await ask('8 boulevard', '192.0.2.8')).errors).toBeUndefined()
  })
})

describe('the French address service', () => {
  beforeAll(() => openShop('geoplateforme'))
  afterAll(closeShop)
  beforeEach(begin)

  test('is asked as documented, with nothing about the shopper', async () => {
    await suggested(' 27  rue de la rép ', 'FR', '69002')
    expect(service.state.asked[0]?.pathname).toBe('/geocodage/search')
    expect(parameters()).toEqual([
      {
        q: '27 rue de la rép',
        autocomplete: '1',
        limit: '10',
        lat: expect.stringMatching(/^45\.7/),
        lon: expect.stringMatching(/^4\.8/),
      },
    ])
  })

  test('completes addresses of the countries that it covers and the website sells to', async () => {
    const { data } = await shop.send('{ storeConfig { address_suggestion_countries } }')
    expect(data).toEqual({ storeConfig: { address_suggestion_countries: ['FR'] } })
    expect(await suggested('Via Vigevano', 'IT')).toEqual([])
    expect(service.state.asked).toEqual([])
  })

  test('gives the food shop’s search addresses that exist instead of streets in the middle of a town', async () => {
    type Answer = { geoAutosuggest: { suggestions: { title: string; here_id: string; latitude: number }[] } }
    const search = `query ($query: String!) {
      geoAutosuggest(query: $query) { suggestions { title here_id latitude } }
    }`
    const titles = async (typed: string) => {
      const { data } = await shop.send<Answer>(search, { query: typed })
      return data.geoAutosuggest.suggestions
    }
    const [first, ...others] = await titles('27 rue de la République 69002')
    expect(first).toMatchObject({ title: '27 Rue de la République, 69002 Lyon', latitude: 45.7606 })
    expect(others.map(({ title }) => title)).not.toContain('27 rue de la République, 69002 Lyon')
    const lookup = `query ($id: String!) {
      geoLookup(here_id: $id) { result { latitude longitude street house_number postcode city country } }
    }`
    const { data } = await shop.send(lookup, { id: first?.here_id })
    expect(data).toEqual({
      geoLookup: {
        result: {
          latitude: 45.7606,
          longitude: 4.8357,
          street: 'Rue de la République',
          house_number: '27',
          postcode: '69002',
          city: 'Lyon',
          country: 'FR',
        },
      },
    })
    const asTyped = await titles('3 rue Neuve des Inconnus 69002')
    expect(asTyped.map(({ title }) => title)).toContain('3 rue Neuve des Inconnus, 69002 Lyon')
    service.state.answer = { status: 503, body: '' }
    const without = await titles('5 rue de Sèze 69006 Lyon')
    expect(without.map(({ title }) => title)).toEqual(['5 rue de Sèze, 69006 Lyon'])
  })
})

describe('HERE', () => {
  beforeAll(() => openShop('here'))
  afterAll(closeShop)
  beforeEach(begin)

  test('is asked as documented, with nothing about the shopper', async () => {
    await suggested('27 rue de la rép', 'FR', '69002')
    expect(service.state.asked[0]?.pathname).toBe('/v1/autocomplete')
    expect(parameters()[0]).toEqual({
      q: '27 rue de la rép',
      in: 'countryCode:FRA',
      limit: '10',
      lang: 'fr',
      at: expect.stringMatching(/^45\.7\d*,4\.8\d*$/),
      apiKey: 'secret',
    })
  })

  test('is asked for the postcode of a street that has none, and leaves out one without', async () => {
    expect((await suggested('boulevard du port')).map(({ postcode }) => postcode)).toEqual(['80000'])
    expect(parameters()[1]).toEqual({ id: 'here:af:street:2', lang: 'fr', apiKey: 'secret' })
  })

  test('completes addresses of every country that the website sells to', async () => {
    const { data } = await shop.send<{ storeConfig: { address_suggestion_countries: string[] } }>(
      '{ storeConfig { address_suggestion_countries } }',
    )
    expect(data.storeConfig.address_suggestion_countries).toEqual(expect.arrayContaining(['FR', 'IT', 'DE']))
  })
})

test('without a provider addresses are typed by hand', async () => {
  const plain = await createTestApi()
  const { data } = await plain.send(
    `{ storeConfig { address_suggestion_countries }
       addressSuggestions(street: "27 rue de la République", country_code: "FR") { street } }`,
  )
  await plain.close()
  expect(data).toEqual({ storeConfig: { address_suggestion_countries: [] }, addressSuggestions: [] })
})
