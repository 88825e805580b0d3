import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { cartAction, miniCartAction } from './cart-actions.server.ts'
import { changeCart } from './cart-change-actions.server.ts'

const failing = (status: number, body: object) =>
  testContext({
    cookies: createCookieJar('cart_id=c1', false),
    transport: async () => ({ status, headers: {}, body: JSON.stringify(body) }),
  })

const down = () => failing(502, {})
const internal = () => failing(200, { errors: [{ message: 'Internal server error' }] })

function request(fields: Readonly<Record<string, string>>): Request {
  return new Request('https://shop.test/fr/panier', { method: 'POST', body: new URLSearchParams(fields) })
}

describe('a cart change', () => {
  it.each([down, internal])('is an error of the page when the API fails', async (context) => {
    const page = { page: 'Une erreur est survenue' }
    const coupon = { intent: 'coupon', code: 'BIENVENUE10' } as const
    expect(await changeCart(context(), coupon)).toMatchObject({ errors: page, isUnavailable: true })
    const sent = { intent: 'coupon', code: 'BIENVENUE10' }
    expect(await cartAction(context(), request(sent))).toMatchObject({ data: page, init: { status: 503 } })
    expect(await miniCartAction(context(), request(sent))).toMatchObject({
      data: { errors: page },
      init: { status: 503 },
    })
  })

  it('from another page returns to it with a message, and never to another site', async () => {
    const context = failing(200, {
      errors: [{ message: 'Too many', extensions: { category: 'graphql-input' } }],
    })
    const redirected = async (from: string) => {
      const answer = await cartAction(context, request({ intent: 'remove', item: 'MQ==', from }))
      return answer instanceof Response ? answer.headers.get('location') : undefined
    }
    expect(await redirected('/fr/carte#dish-A')).toBe('/fr/carte#dish-A')
    expect(await redirected('//elsewhere.test')).toBeUndefined()
  })

  it('that is refused without a text has one', async () => {
    const context = failing(200, { errors: [{ message: '', extensions: { category: 'graphql-input' } }] })
    expect(await changeCart(context, { intent: 'uncoupon' })).toMatchObject({
      errors: { page: 'Une erreur est survenue' },
    })
  })
})
