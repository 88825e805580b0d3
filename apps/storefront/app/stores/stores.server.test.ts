import { describe, expect, it, vi } from 'vitest'
import type { MapTiles } from '../platform/scope.ts'
import { testContext, testScope } from '../platform/test-scope.fixture.ts'
import { storePage } from './store-page.server.ts'
import { storesPage } from './stores.server.ts'

const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [['10:00', '19:00']],
  ]),
)
const marker = (identifier: string, city: string, [lat, lng]: [number, number], services: string[] = []) => ({
  identifier,
  url_key: identifier,
  title: `Vasque ${identifier}`,
  picto: 'dealer',
  address: '1 rue Neuve',
  cp: '69002',
  city,
  country_id: 'FR',
  coordinates: { lat, lng },
  additional_information: JSON.stringify({ services, opening_hours: week, timezone: 'Europe/Paris' }),
  landmarks: [],
})
const markers = [
  marker('paris', 'Paris', [48.86, 2.36], ['Pose']),
  marker('lyon', 'Lyon', [45.753, 4.829], ['Pose', 'Retrait']),
  marker('lyon-nord', 'Lyon', [45.78, 4.83], ['Retrait']),
  marker('milan', 'Milano', [45.45, 9.17]),
]
const page = {
  ...markers[1],
  alternates: [
    { language: 'fr', url_key: 'lyon' },
    { language: 'it', url_key: 'lione' },
  ],
  phone: '04 72 00 00 00',
  contact_email: 'lyon@vasque.example',
  website_url: null,
  social_urls: [{ network: 'instagram', url: 'https://instagram.example/vasque' }],
  image: null,
  content: '<p>Goûtez.</p>',
  meta_title: null,
  meta_description: null,
}

/** A request whose queries get these responses, by operation name. */
function request(answers: Record<string, object>, mapTiles?: MapTiles) {
  const scope = testScope({
    mapTiles,
    transport: ({ body }) => {
      const { operationName } = JSON.parse(body) as { operationName: string }
      const answer = answers[operationName] ?? {}
      const text = JSON.stringify('errors' in answer ? answer : { data: answer })
      return Promise.resolve({ status: 200, headers: {}, body: text })
    },
  })
  return { context: testContext(scope), scope }
}

const all = { Stores: { markers, getLocations: [] }, StoresTown: { searchCity: [] } }
const town = (lat: number, lng: number) => ({ ...all, StoresTown: { searchCity: [{ name: 'x', lat, lng }] } })
const list = async (
  answers: Record<string, object>,
  query = '',
  near?: { latitude: number; longitude: number },
) => await storesPage(request(answers).context, new URLSearchParams(query), near)
const names = ({ stores }: Awaited<ReturnType<typeof list>>) => stores.map(({ id }) => id)

describe('the list of stores', () => {
  it('shows all in their order, and is made for each request, for it tells who is open', async () => {
    const { context, scope } = request(all)
    const shown = await storesPage(context, new URLSearchParams())
    expect(names(shown)).toEqual(['paris', 'lyon', 'lyon-nord', 'milan'])
    expect(scope.page.isCacheable).toBe(false)
    expect(shown.stores[0]?.open).toBeDefined()
    expect(shown.seo.canonical).toBe('https://shop.test/fr/points-de-vente')
  })

  it('shows those around a town nearest first and marks those that answer', async () => {
    const shown = await list(town(45.75, 4.83), 'q=lyon')
    expect(shown.stores.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['lyon', true],
      ['lyon-nord', true],
    ])
    expect(shown.seo.noindex).toBe(true)
  })

  it('lists all stores by distance when none is near the town', async () => {
    const shown = await list(town(48.39, -4.49), 'q=brest')
    expect(names(shown)).toEqual(['paris', 'lyon-nord', 'lyon', 'milan'])
    expect([shown.problem, shown.radius]).toEqual(['none-nearby', 200])
  })

  it('shows all where a search finds nothing', async () => {
    const shown = await list(all, 'q=xyzzy')
    expect([names(shown).length, shown.problem]).toEqual([4, 'none-found'])
  })

  it('sorts by the distance to a point that is in no address of the page', async () => {
    const shown = await list(all, '', { latitude: 45.46, longitude: 9.19 })
    expect(names(shown)[0]).toBe('milan')
    expect(JSON.stringify(shown.filters) + JSON.stringify(shown.map)).not.toContain('9.19')
  })

  it('filters by services that only some stores have', async () => {
    const shown = await list(all, 'service=retrait')
    expect(names(shown)).toEqual(['lyon', 'lyon-nord'])
    expect(shown.filters.map(({ service, count, current }) => [service, count, current])).toEqual([
      [undefined, 4, false],
      ['Pose', 2, false],
      ['Retrait', 2, true],
    ])
  })

  it('responds with 404 for a shop without stores', async () => {
    const none = { Stores: { markers: [], getLocations: [] } }
    await expect(list(none)).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('has pins on its map that lead on: one to its page, a cluster to a closer look', async () => {
    const { pins } = (await list(all)).map
    expect(pins.map(({ name, count, to }) => [name, count, to])).toEqual([
      ['Vasque paris', 1, '/fr/points-de-vente/paris'],
      ['Lyon', 2, expect.stringMatching(/^\/fr\/points-de-vente\?carte=45\.\d+%2C4\.\d+%2C/)],
      ['Vasque milan', 1, '/fr/points-de-vente/milan'],
    ])
  })
})

describe('the page of a store', () => {
  const answers = { Store: { marker: page, markers, getLocations: [] } }

  it('shows the e-mail address in a form that harvesters cannot read', async () => {
    const shown = await storePage(request(answers).context, 'lyon')
    expect(shown.mail).toEqual({ name: 'lyon', host: 'vasque.example' })
    expect(JSON.stringify(shown)).not.toContain('lyon@vasque.example')
    expect(shown.route).toEqual({
      to: 'https://maps.test/way?to=45.753%2C4.829',
      place: '45.753,4.829',
    })
    expect(shown.others.map(({ title }) => title)).toEqual([
      'Vasque lyon-nord',
      'Vasque milan',
      'Vasque paris',
    ])
    expect(shown.alternates).toEqual({ fr: 'points-de-vente/lyon', it: 'dove-trovarci/lione' })
  })

  it('has a plan of what is near, where no map shows streets', async () => {
    const station = { kind: 'STATION', name: 'Ampère', metres: 300, walking_minutes: 4, direction: 'S' }
    const near = { Store: { ...answers.Store, marker: { ...page, landmarks: [station] } } }
    const shown = await storePage(request(near).context, 'lyon')
    expect(shown.landmarks).toMatchObject([{ kind: 'station', name: 'Ampère', minutes: 4, direction: 'S' }])
    expect(shown.plan).toMatchObject({ spots: [{ x: 320, y: 600, number: 1 }] })
    const tiles = { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' }
    expect((await storePage(request(near, tiles).context, 'lyon')).plan).toBeUndefined()
    expect((await storePage(request(answers).context, 'lyon')).plan).toBeUndefined()
  })

  it('moves an address of another language to its own', async () => {
    const moved = await storePage(request(answers).context, 'lione').catch((thrown: unknown) => thrown)
    expect(moved).toBeInstanceOf(Response)
    expect((moved as Response).headers.get('location')).toBe('/fr/points-de-vente/lyon')
  })

  it('responds with 404 when the API has no store', async () => {
    const none = {
      Store: { errors: [{ message: 'none', extensions: { category: 'graphql-no-such-entity' } }] },
    }
    await expect(storePage(request(none).context, 'rien')).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('shows streets only where the operator names a map, and asks nobody else without', async () => {
    const own = await storePage(request(answers).context, 'lyon')
    expect([own.map.tiles, own.map.lands.length, own.map.attribution]).toEqual([[], 3, undefined])
    const tiles = { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© somebody' }
    const tiled = await storePage(request(answers, tiles).context, 'lyon')
    expect(tiled.map.lands).toEqual([])
    expect(tiled.map.attribution).toBe('© somebody')
    expect(tiled.map.tiles[0]?.href).toMatch(/^https:\/\/tiles\.example\/16\//)
  })
})

describe('what a foreign server says about a store', () => {
  const store = { ...page, title: 'Vasque lyon' }
  const shown = async (information: string | null) => {
    const { context, scope } = request({
      Store: { marker: { ...store, additional_information: information }, markers: [], getLocations: [] },
    })
    const warn = vi.spyOn(scope.log, 'warn')
    const data = await storePage(context, 'lyon')
    return { services: data.services, lines: warn.mock.calls.length }
  }

  it.each([['{'], ['"text"'], ['[1]'], ['null'], ['3']])(
    'is nothing when it is %s, and logged',
    async (text) => {
      expect(await shown(text)).toEqual({ services: [], lines: 1 })
    },
  )

  it('is nothing, silently, when it says nothing', async () => {
    expect(await shown(null)).toEqual({ services: [], lines: 0 })
  })

  it('keeps what has the right shape', async () => {
    const odd = {
      services: ['Pose'],
      tags: 'x',
      timezone: 'Mars/Olympus',
      opening_hours: { monday: [['9h']] },
    }
    expect(await shown(JSON.stringify(odd))).toEqual({ services: ['Pose'], lines: 0 })
    const hours = { services: [3], opening_hours: [['10:00', '19:00']] }
    expect(await shown(JSON.stringify(hours))).toEqual({ services: [], lines: 0 })
  })
})
