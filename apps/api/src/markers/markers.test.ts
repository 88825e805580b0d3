import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
let open: TestApi
beforeAll(async () => {
  shop = await createTestApi()
  open = await createTestApi({ settings: { showInvisibleLocations: true } })
})
afterAll(async () => {
  await shop.close()
  await open.close()
})

type Shown = { markers: { identifier: string }[]; markersCoordinates: { identifier: string }[] }
const list = `{ markers { identifier } markersCoordinates { identifier url_key coordinates { lat lng } } }`

test('returns the markers of the website in the order of their file', async () => {
  const { data } = await shop.send<Shown>(list)
  expect(data.markers.map(({ identifier }) => identifier)).toEqual([
    'vasque-paris',
    'vasque-lyon',
    'vasque-bordeaux',
    'vasque-milano',
  ])
  expect(data.markersCoordinates).toHaveLength(4)
  expect(data.markersCoordinates[0]).toEqual({
    identifier: 'vasque-paris',
    url_key: 'showroom-paris',
    coordinates: { lat: 48.86155, lng: 2.36515 },
  })
})

test('returns invisible markers only with the setting', async () => {
  const names = async (api: TestApi) =>
    (await api.send<Shown>(list, {}, { store: 'sushi_fr' })).data.markers.map(({ identifier }) => identifier)
  expect(await names(shop)).not.toContain('paris-batignolles')
  expect(await names(open)).toContain('paris-batignolles')
  const hidden = `{ marker(url_key: "batignolles") { title } }`
  const key = (
    await open.send<{ markers: { identifier: string; url_key: string }[] }>(
      `{ markers { identifier url_key } }`,
      {},
      { store: 'sushi_fr' },
    )
  ).data.markers.find(({ identifier }) => identifier === 'paris-batignolles')?.url_key
  const { errors } = await shop.send(hidden.replace('batignolles', key ?? ''), {}, { store: 'sushi_fr' })
  expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
})

test('returns all fields of a marker in the language of the store view', async () => {
  const { data } = await shop.send<{ marker: { additional_information: string; content: string } }>(
    `{ marker(url_key: "paris-showroom") {
      identifier url_key alternates { language url_key } is_visible coordinates { lat lng } coordinate_lat
      coordinate_lng title picto address cp city country_id phone contact_email website_url
      social_urls { network url } img creation_time update_time store_ids root_category_id store_group_id
      additional_information content meta_title meta_description zoom
    } }`,
    {},
    { store: 'en' },
  )
  expect(data.marker).toMatchObject({
    identifier: 'vasque-paris',
    url_key: 'paris-showroom',
    is_visible: true,
    coordinates: { lat: 48.86155, lng: 2.36515 },
    coordinate_lat: 48.86155,
    coordinate_lng: 2.36515,
    title: 'Vasque Paris showroom',
    picto: 'showroom',
    address: '12 rue du Pont-aux-Choux',
    cp: '75003',
    city: 'Paris',
    country_id: 'FR',
    phone: '01 99 00 12 03',
    contact_email: 'paris@vasque.example',
    website_url: null,
    social_urls: [{ network: 'instagram', url: 'https://instagram.example/vasque' }],
    creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    update_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    store_ids: expect.arrayContaining([expect.any(Number)]),
    root_category_id: expect.any(Number),
    store_group_id: expect.any(Number),
    content: expect.stringContaining('<p>All our fountains'),
    meta_title: 'Vasque showroom in Paris',
    zoom: 16,
  })
  const information: unknown = JSON.parse(data.marker.additional_information)
  expect(information).toMatchObject({
    timezone: 'Europe/Paris',
    services: [
      'Working fountains to try',
      'Advice by appointment',
      'Filter and CO₂ cylinder collection',
      'Step-free entrance',
    ],
    opening_hours: { sunday: [], saturday: [['10:00', '18:00']] },
  })
})

test('finds a marker by the URL key of another language', async () => {
  const { data } = await shop.send(`{ marker(url_key: "paris-showroom") { url_key } }`, {}, { store: 'it' })
  expect(data).toEqual({ marker: { url_key: 'showroom-parigi' } })
})

test('does not find a marker of another website', async () => {
  const { errors } = await shop.send(
    `{ marker(url_key: "paris-showroom") { title } }`,
    {},
    { store: 'sushi_fr' },
  )
  expect(errors?.[0]).toMatchObject({
    message: 'The place you requested does not exist or is not shown.',
    extensions: { category: 'graphql-no-such-entity' },
  })
})
