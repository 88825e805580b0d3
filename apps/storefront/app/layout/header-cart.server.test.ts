import { describe, expect, it, vi } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext, testScope, testSite } from '../platform/test-scope.fixture.ts'
import { headerCart } from './header-cart.server.ts'

/** A visitor without a cart, in a shop with the locations 3 and 4. */
async function visit(
  cookie: string,
  answer: object = { data: { getLocations: [{ id: 3 }, { id: 4 }] } },
  sendsParcels = false,
) {
  const cookies = createCookieJar(cookie, false)
  const scope = testScope({
    site: testSite({ features: { locations: true }, sendsParcels }),
    cookies,
    transport: async () => ({ status: 200, headers: {}, body: JSON.stringify(answer) }),
  })
  const warn = vi.spyOn(scope.log, 'warn')
  const { selectionRequired } = await headerCart(testContext(scope))
  return {
    selectionRequired,
    location: cookies.get('location_id'),
    lines: warn.mock.calls.map(([, text]) => text),
  }
}

describe('the location of a visitor without a cart', () => {
  it('is kept when it exists', async () => {
    expect(await visit('location_id=3; store_code=lyon_fr')).toMatchObject({ location: '3', lines: [] })
  })

  it('is removed and logged when it does not', async () => {
    expect(await visit('location_id=99; store_code=lyon_fr')).toMatchObject({
      location: undefined,
      lines: ['Cannot find location with ID 99'],
    })
  })

  it('is kept when the locations cannot be read', async () => {
    const failed = { errors: [{ message: 'Busy', extensions: { category: 'unavailable' } }] }
    expect((await visit('location_id=99; store_code=lyon_fr', failed)).location).toBe('99')
  })
})

describe('the basket', () => {
  const cart = {
    total_quantity: 3,
    items: [{ uid: 'MQ==', quantity: 3, product: { sku: 'MAKI' } }],
    prices: { grand_total: { value: 27.4 }, subtotal_excluding_tax: { value: 24.9 } },
  }
  const asked: unknown[] = []
  const basketIn = async (features: Record<string, boolean>) => {
    const scope = testScope({
      site: testSite({ features }),
      cookies: createCookieJar('cart_id=c1', false),
      transport: async ({ body }) => {
        asked.push(JSON.parse(body).variables)
        return { status: 200, headers: {}, body: JSON.stringify({ data: { cart } }) }
      },
    })
    return (await headerCart(testContext(scope))).basket
  }

  it('is read for dishes only', async () => {
    expect(await basketIn({ perishable: true })).toEqual({
      total: 2740,
      lines: [{ uid: 'MQ==', sku: 'MAKI', quantity: 3 }],
    })
    expect(await basketIn({})).toBeUndefined()
    expect(asked).toMatchObject([{ basket: true }, { basket: false }])
  })
})

describe('a visitor without a location', () => {
  it.each([
    ['has to choose one', false, true],
    ['need not where orders are sent too', true, false],
  ])('%s', async (_, sendsParcels, expected) => {
    expect((await visit('', undefined, sendsParcels)).selectionRequired).toBe(expected)
  })
})
