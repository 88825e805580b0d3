import { expect, it } from 'vitest'
import { LAST_ORDER, LAST_ORDER_KEY, linkCookie } from '../platform/cookies.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { guestProgressOf, guestToken, renewGuestAccess } from './guest-access.server.ts'

/** A visitor with the link of the order 12, and the order 15 as the last one placed on the device. */
function visitorOf(orders: Readonly<Record<string, string>>) {
  const stored = new Map([
    [linkCookie('guest_order'), JSON.stringify(['token-12'])],
    [LAST_ORDER, '15'],
    [LAST_ORDER_KEY, 'token-15'],
  ])
  const renewed: string[] = []
  const context = testContext({
    cookies: {
      get: (name) => stored.get(name),
      set: (name) => void renewed.push(name),
      remove: (name) => void stored.delete(name),
    },
    transport: async ({ body }) => {
      const number = orders[JSON.parse(body).variables.token]
      const answer = number
        ? { data: { guestOrderByToken: { number, status_code: 'processing', progress: [] } } }
        : { errors: [{ message: 'Not found.', extensions: { category: 'graphql-no-such-entity' } }] }
      return { status: 200, headers: {}, body: JSON.stringify(answer) }
    },
  })
  return { context, renewed }
}

const orders = { 'token-12': '12', 'token-15': '15' }

it('is by the link of the mail, and for the last order of the device by its key', () => {
  const { context } = visitorOf(orders)
  expect(guestToken(context)).toBe('token-12')
  expect(guestToken(context, '12')).toBe('token-12')
  expect(guestToken(context, '15')).toBe('token-15')
})

it('tells of the order that was asked for, never of the one that the link is for', async () => {
  const { context } = visitorOf(orders)
  expect(await guestProgressOf(context, '12')).toMatchObject({ number: '12' })
  expect(await guestProgressOf(context, '15')).toMatchObject({ number: '15' })
  expect(await guestProgressOf(context, '13')).toBeUndefined()
})

it('ends with the link', async () => {
  expect(await guestProgressOf(visitorOf({}).context, '12')).toBeUndefined()
  expect(await guestProgressOf(testContext(), '12')).toBeUndefined()
})

it('is kept while the page is open', () => {
  const { context, renewed } = visitorOf(orders)
  renewGuestAccess(context)
  expect(renewed).toEqual([linkCookie('guest_order')])
  renewGuestAccess(testContext())
})
