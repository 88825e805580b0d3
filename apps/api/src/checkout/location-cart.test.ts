import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  assignLocation,
  assignPeriod,
  cartAt,
  locationId,
  padFields,
  type PadCart,
} from '../../test/fulfilment.ts'
import { slotShop } from './slots.fixture.ts'

const saturday = '2026-11-21'
let shop: TestApi
/** Half past nine in Paris. */
const morning = new Date(`${saturday}T08:30:00Z`)
let now = morning
const { add, attribute, newCart } = slotShop(() => shop)

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from slot`
})

const marais = 'paris_marais_fr'
const lunch = { day: saturday, time: '12:00' }
describe('adding products', () => {
  it.each([
    ['fr', 'Choisissez d’abord un point de vente.'],
    ['en', 'Please choose a location first.'],
    ['it', 'Scegli prima un punto vendita.'],
  ])('requires a location first (%s)', async (language, message) => {
    const store = `sushi_${language}`
    const answer = await add(await newCart(store), 'NR-BOI-YUZ', store)
    expect(answer.user_errors).toEqual([{ code: 'LOCATION_MISSING', message }])
    expect(answer.cart.total_quantity).toBe(0)
  })

  it('requires a slot, unless it is selected in checkout', async () => {
    const id = await newCart(marais)
    expect((await add(id, 'NR-BOI-YUZ')).user_errors).toMatchObject([{ code: 'SLOT_MISSING' }])
    shop.api.app.settings.slotAtOrderTime = true
    expect((await add(id, 'NR-BOI-YUZ')).user_errors).toEqual([])
    shop.api.app.settings.slotAtOrderTime = false
  })

  it('enforces the product’s window for the fulfilment method', async () => {
    await attribute('NR-NIG-BAR', { pad_pickup_available_start: '18:00' })
    const { id } = await cartAt(shop, { slot: lunch })
    expect((await add(id, 'NR-NIG-BAR')).user_errors).toEqual([
      { code: 'OUTSIDE_WINDOW', message: 'Cet article n’est pas proposé à l’heure choisie.' },
    ])
    await assignPeriod(shop, id, { day: saturday, time: '18:00' }, { store: marais })
    expect((await add(id, 'NR-NIG-BAR')).user_errors).toEqual([])
  })

  it('returns the windows with products, also in lists', async () => {
    await attribute('NR-NIG-BAR', { pad_pickup_available_start: '18:00' })
    const { data } = await shop.send<{ products: { items: Record<string, string | null>[] } }>(
      `{ products(filter: { sku: { eq: "NR-NIG-BAR" } }) { items {
        pad_pickup_available_start pad_pickup_available_end pad_delivery_available_end
      } } }`,
      {},
      { store: marais },
    )
    expect(data.products.items).toEqual([
      {
        pad_pickup_available_start: '18:00',
        pad_pickup_available_end: expect.any(String),
        pad_delivery_available_end: '21:30',
      },
    ])
  })

  it('needs no location where a website has none', async () => {
    const id = await newCart('fr')
    expect((await add(id, 'VSQ-CLAIR', 'fr')).user_errors).toEqual([])
  })
})

describe('moving a cart with lines', () => {
  it('removes lines that are not offered there, with notices', async () => {
    await attribute('NR-NIG-CRE', { pad_delivery_available_start: '23:30' })
    const { id } = await cartAt(shop, { slot: lunch })
    for (const sku of ['NR-NIG-CRE', 'NR-BOI-YUZ']) expect((await add(id, sku)).user_errors).toEqual([])
    const stay = await assignLocation(shop, id, { location: 'paris-marais' }, { store: marais })
    expect(stay.data.assignLocationToCart?.cart).toMatchObject({ pad_time: '12:00', total_quantity: 2 })
    const input = { location: 'paris-canal', mode: 'delivery' }
    const lost = await shop.send<{ cart: { pad_lost_at: { sku: string }[] } }>(
      `query ($id: String!, $location: Int!) {
        cart(cart_id: $id) { pad_lost_at(location_id: $location, mode: "delivery") { sku quantity } }
      }`,
      { id, location: await locationId(shop, 'paris-canal') },
      { store: marais },
    )
    expect(lost.data.cart.pad_lost_at).toEqual([{ sku: 'NR-NIG-CRE', quantity: 1 }])
    const { data } = await assignLocation(shop, id, input, { store: marais })
    expect(data.assignLocationToCart?.cart).toMatchObject({
      total_quantity: 1,
      pad_time: null,
      pad_location: { store_code: 'paris_canal_fr' },
      notices: [
        { type: 'BELOW_MINIMUM', message: expect.stringMatching(/20,00/) },
        { type: 'NOT_SOLD_HERE', message: expect.stringMatching(/n’est pas proposé dans ce point de vente/) },
      ],
    })
  })
})

describe('signing in', () => {
  it('moves the guest’s location and slot to the customer’s cart', async () => {
    const as = await shop.send<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "particulier@example.com", password: "Comptoir2026") { token } }',
      {},
      { store: 'sushi_fr' },
    )
    const token = as.data.generateCustomerToken.token
    const own = await cartAt(shop, { location: 'lyon-terreaux' }, { as: token })
    const guest = await cartAt(shop, { slot: lunch })
    expect((await add(guest.id, 'NR-BOI-YUZ')).user_errors).toEqual([])
    const { data } = await shop.send<{ mergeCarts: PadCart }>(
      `mutation ($source: String!) { mergeCarts(source_cart_id: $source) { ${padFields} } }`,
      { source: guest.id },
      { as: token, store: marais },
    )
    expect(data.mergeCarts).toMatchObject({
      id: own.id,
      total_quantity: 1,
      pad_time: '12:00',
      pad_is_available: true,
      pad_location: { store_code: marais },
    })
    const elsewhere = await shop.send<{ customerCart: PadCart }>(
      `{ customerCart { ${padFields} } }`,
      {},
      { as: token, store: 'sushi_it' },
    )
    expect(elsewhere.data.customerCart.pad_location?.store_code).toBe('paris_marais_it')
  })
})
