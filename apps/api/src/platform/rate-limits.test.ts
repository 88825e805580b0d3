import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith } from '../../test/checkout.ts'
import { root } from '../../test/settings.ts'
import { createApi } from '../server.ts'
import { countRequest, deleteExpiredRequestCounters } from './request-count.ts'
import { readSettings } from '../settings.ts'

let shop: TestApi
let now = new Date('2026-11-21T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())

const ask = async (query: string, address: string, store = 'fr') => {
  const answer = await shop.api.handle({
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'x-forwarded-for': address, store },
  })
  return { headers: answer.headers, ...JSON.parse(answer.body) }
}

test('counts concurrent requests of two processes exactly', async () => {
  const other = await createApi(shop.api.app.settings, shop.databaseUrl, { now: () => now })
  const limit = RATE_LIMITS.registrations
  const tries = Array.from({ length: 150 }, (_, index) =>
    countRequest(index % 2 ? shop.api.app : other.app, limit, '192.0.2.1'),
  )
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(limit.most)
  expect(await countRequest(shop.api.app, limit, '::ffff:192.0.2.1')).toBe(false)
  await other.close()
})

test('counts IPv6 by /64 and limits a /48 as a whole', async () => {
  const limit = RATE_LIMITS.forms
  for (let one = 0; one < limit.most; one += 1)
    await countRequest(shop.api.app, limit, `2001:db8:1:1::${one}`)
  expect(await countRequest(shop.api.app, limit, '2001:db8:1:1:ffff::9')).toBe(false)
  expect(await countRequest(shop.api.app, limit, '2001:db8:1:2::1')).toBe(true)
  let taken = 0
  for (let one = 0; one < limit.most * 9; one += 1)
    if (await countRequest(shop.api.app, limit, `2001:db8:2:${one.toString(16)}::1`)) taken += 1
  expect(taken).toBe(limit.most * 8)
})

test('limits carts created by aliases in one request, with a retry time', async () => {
  const { most } = RATE_LIMITS.guestCarts
  const carts = (count: number) =>
    `mutation { ${Array.from({ length: count }, (_, index) => `c${index}: createEmptyCart`).join(' ')} }`
  await shop.sql`delete from request_count`
  const made = async () =>
    (await shop.sql<{ count: number }[]>`select count(*)::int as count from cart`)[0]?.count ?? 0
  const before = await made()
  for (let round = 0; round < 25; round += 1) await ask(carts(20), '192.0.2.50')
  expect((await made()) - before).toBe(most)
  now = new Date(now.getTime() + 48 * 60_000)
  const refused = await ask(carts(1), '192.0.2.50')
  expect(refused.errors).toMatchObject([
    {
      message: 'Trop de demandes\u00a0: merci de réessayer dans 12\u00a0minutes.',
      extensions: { category: 'graphql-input', retry_after: 720 },
    },
  ])
  expect(refused.headers['retry-after']).toBe('720')
  expect((await ask(carts(1), '192.0.2.51')).errors).toBeUndefined()
  now = new Date(now.getTime() + 12 * 60_000)
  expect((await ask(carts(1), '192.0.2.50')).errors).toBeUndefined()
})

test('ignores forged addresses in X-Forwarded-For', async () => {
  const reset = (forged: string) =>
    shop.api.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${forged}, 198.51.100.7`,
        forwarded: `for=${forged}`,
      },
      payload: { query: 'mutation { requestPasswordResetEmail(email: "nobody@example.com") }' },
    })
  let taken = 0
  for (let one = 0; one < 70; one += 1) {
    const forged = one % 3 === 0 ? `not-an-address-${one}` : `203.0.113.${one}:4711`
    if (!(await reset(forged)).json().errors) taken += 1
  }
  expect(taken).toBe(RATE_LIMITS.passwordResets.most)
})

test('limits coupon guesses per cart and per address', async () => {
  const guesses = async (count: number, from: string) => {
    const cart = await cartWith(shop, { sku: 'VSQ-CLAIR' })
    const waits: (number | undefined)[] = []
    for (let one = 0; one < count; one += 1) {
      const { errors } = await ask(
        `mutation { applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "X${one}" }) { cart { id } } }`,
        from,
      )
      waits.push(errors[0].extensions.retry_after)
    }
    return waits.filter((wait) => wait === undefined).length
  }
  const ofCart = RATE_LIMITS.couponGuessesOfCart.most
  expect(await guesses(ofCart + 2, '192.0.2.80')).toBe(ofCart)
  let tried = 0
  for (let cart = 0; cart < 6; cart += 1) tried += await guesses(8, '192.0.2.81')
  expect(tried).toBe(RATE_LIMITS.couponGuesses.most)
})

test('limits order look-ups and deletes expired counters', async () => {
  const lookup = (index: number) =>
    `{ guestOrder(input: { number: "00000${index}", email: "a@example.com", lastname: "A" }) { number } }`
  const answers = []
  for (let one = 0; one <= RATE_LIMITS.orderLinks.most; one += 1)
    answers.push(await ask(lookup(one), '192.0.2.70'))
  expect(answers.filter(({ errors }) => errors[0].extensions.retry_after === undefined)).toHaveLength(
    RATE_LIMITS.orderLinks.most,
  )
  now = new Date(now.getTime() + 2 * 3600_000)
  await deleteExpiredRequestCounters(shop.api.app)
  expect(await shop.sql`select from request_count`).toHaveLength(0)
})

test.each([
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'trusts everybody'],
  [{ TRUSTED_PROXIES: '10.0.0.1, ::/0' }, 'trusts everybody'],
  [{ TRUSTED_PROXIES: '::ffff:0:0/96' }, 'trusts everybody'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'but has "proxy.example"'],
  [{ LIMIT_GUEST_CARTS: '60' }, 'LIMIT_GUEST_CARTS must be off or MOST/DURATION'],
  [{ LIMIT_SIGN_IN_FAILURES: 'off' }, 'LIMIT_SIGN_IN_FAILURES cannot be off'],
  [{ LIMIT_GUEST_CART: '60/1h' }, 'LIMIT_GUEST_CART is no limit of the shop'],
])('rejects %o at start', (env, message) => {
  expect(() => readSettings(env, root)).toThrow(message)
})

test('reads limits from settings', () => {
  const { limits } = readSettings({ LIMIT_GUEST_CARTS: '7/90s', LIMIT_FORMS: 'off' }, root)
  expect(limits).toEqual({ guestCarts: { most: 7, seconds: 90 }, forms: 'off' })
})
