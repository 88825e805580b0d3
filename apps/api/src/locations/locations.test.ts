import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

type Location = {
  id: number
  code: string
  title: string
  enable_pickup: boolean
  enable_delivery: boolean
  store_code: string
  root_category_id: number
  message: string | null
  tags: string[]
  marker: { cp: string; city: string; coordinates: { lat: number }; coordinate_lat: number; url_key: string }
  min_order: { value: number } | null
  opening_hours: { weekday: number; hours: { opens: string; closes: string }[] }[]
  closures: { from: string; reason: string }[]
}
const all = `{ getLocations {
  id code title enable_pickup enable_delivery store_code root_category_id message tags min_order { value }
  marker { cp city coordinates { lat } coordinate_lat url_key }
  opening_hours { weekday hours { opens closes } } closures { from reason }
} }`
const locations = async (store: string) =>
  (await shop.send<{ getLocations: Location[] }>(all, {}, { store })).data.getLocations

describe('the points of sale', () => {
  it('are returned in the language of the request, with their store views', async () => {
    const [marais] = await locations('sushi_en')
    expect(marais).toMatchObject({
      code: 'paris-marais',
      title: 'Nori & Riz Marais',
      enable_pickup: true,
      enable_delivery: true,
      store_code: 'paris_marais_en',
      message: 'The counter is at the back of the courtyard: follow the lantern.',
      marker: { cp: '75003', city: 'Paris' },
      min_order: { value: 20 },
    })
    expect(marais?.marker.coordinate_lat).toBe(marais?.marker.coordinates.lat)
    expect(marais?.opening_hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(marais?.opening_hours[0]?.hours[0]).toEqual({ opens: '11:30', closes: '14:30' })
    expect(marais?.closures[0]).toEqual({ from: '2026-11-30', reason: 'Stocktaking' })
    expect((await locations('lyon_terreaux_it'))[0]?.store_code).toBe('paris_marais_it')
  })

  it('are empty where the website has none', async () => {
    expect(await locations('fr')).toEqual([])
    const { data } = await shop.send<{ storeConfig: { pad_is_active: boolean } }>(
      '{ storeConfig { pad_is_active } }',
    )
    expect(data.storeConfig.pad_is_active).toBe(false)
  })

  it('exclude invisible ones, unless a setting shows them', async () => {
    const hide = (visible: boolean) => shop.sql`
      update marker set is_visible = ${visible} where identifier = 'milano-isola'`
    await hide(false)
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    expect((await locations('sushi_fr')).map(({ code }) => code)).not.toContain('milano-isola')
    shop.api.app.settings.showInvisibleLocations = true
    expect((await locations('sushi_fr')).map(({ code }) => code)).toContain('milano-isola')
    shop.api.app.settings.showInvisibleLocations = false
    await hide(true)
  })
})

describe('a store view of a location', () => {
  it('works like any store view, with the website’s catalogue', async () => {
    const { data } = await shop.send(
      `{ storeConfig { store_code store_group_code store_name locale website_code pad_is_active pad_slot_at_order_time }
         products(filter: { sku: { eq: "NR-NIG-THO" } }) { items { name url_key } }
         cmsPage(identifier: "cgv") { title }
         urlResolver(url: "menus") { type } }`,
      {},
      { store: 'lyon_terreaux_it' },
    )
    const italian = await shop.send(
      '{ products(filter: { sku: { eq: "NR-NIG-THO" } }) { items { name url_key } } cmsPage(identifier: "cgv") { title } urlResolver(url: "menus") { type } }',
      {},
      { store: 'sushi_it' },
    )
    expect(data).toMatchObject({
      ...italian.data,
      storeConfig: {
        store_code: 'lyon_terreaux_it',
        store_group_code: 'lyon_terreaux',
        locale: 'it_IT',
        website_code: 'sushi',
        pad_is_active: true,
        pad_slot_at_order_time: false,
      },
    })
    expect(italian.data).toMatchObject({ products: { items: [{ name: expect.any(String) }] } })
  })

  it('links to its own languages only', async () => {
    const { data } = await shop.send<{ availableStores: { store_code: string }[] }>(
      '{ availableStores(useCurrentGroup: true) { store_code } }',
      {},
      { store: 'paris_canal_fr' },
    )
    expect(data.availableStores.map(({ store_code }) => store_code)).toEqual([
      'paris_canal_fr',
      'paris_canal_en',
      'paris_canal_it',
    ])
    for (const store of ['paris_canal_fr', 'lyon_terreaux_fr']) {
      const { data: found } = await shop.send<{
        categoryList: { children: { alternates: { store_code: string }[] }[] }[]
      }>('{ categoryList { children { alternates { store_code } } } }', {}, { store })
      const codes = found.categoryList[0]?.children[0]?.alternates.map(({ store_code }) => store_code)
      expect(codes).toContain(store)
    }
  })

  it('is rejected when unknown', async () => {
    const { errors } = await shop.send('{ storeConfig { store_code } }', {}, { store: 'paris_nowhere_fr' })
    expect(errors).toMatchObject([{ message: 'Requested store is not found (paris_nowhere_fr)' }])
  })
})

type Delivery = {
  getDeliveryLocations: {
    locations: { code: string; distance: number | null }[]
    unavailable_messages: { title: string; address: string; message: string }[]
  }
}
const deliver = async (place: Record<string, unknown>, store = 'sushi_fr') =>
  await shop.send<Delivery>(
    `query ($postcode: String, $city: String, $latitude: Float, $longitude: Float) {
      getDeliveryLocations(postcode: $postcode, city: $city, latitude: $latitude, longitude: $longitude) {
        locations { code distance } unavailable_messages { title address message }
      }
    }`,
    place,
    { store },
  )

describe('locations that deliver', () => {
  it('are found by postcode, the nearest first', async () => {
    const { data } = await deliver({ postcode: '75011', latitude: 48.8675, longitude: 2.3638 })
    expect(data.getDeliveryLocations.locations.map(({ code }) => code)).toEqual([
      'paris-canal',
      'paris-marais',
      'paris-bastille',
    ])
    expect(data.getDeliveryLocations.unavailable_messages).toEqual([])
    const distances = data.getDeliveryLocations.locations.map(({ distance }) => distance ?? Number.NaN)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  it('are found by distance', async () => {
    const near = await deliver({ latitude: 45.77, longitude: 4.83 })
    expect(near.data.getDeliveryLocations.locations.map(({ code }) => code)).toEqual(['lyon-terreaux'])
    const far = await deliver({ latitude: 45.9, longitude: 4.83 })
    expect(far.data.getDeliveryLocations.locations).toEqual([])
  })

  it('are empty far away, with the messages of the nearest ones', async () => {
    const { data } = await deliver({ postcode: '20200', latitude: 45.5, longitude: 9.3 }, 'sushi_it')
    expect(data.getDeliveryLocations.locations).toEqual([])
    const [first, ...others] = data.getDeliveryLocations.unavailable_messages
    expect(first?.address).toMatch(/ 20\d{3} Milano$/)
    expect(first?.message).toMatch(/consegn/)
    expect(others).toHaveLength(2)
  })

  it('rejects invalid coordinates', async () => {
    const { errors } = await deliver({ latitude: 95, longitude: 4 })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })
})
