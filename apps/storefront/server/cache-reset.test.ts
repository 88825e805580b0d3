import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveCacheReset } from './cache-reset.ts'

/** A storefront with `token` whose API answers `status`. */
function shopWith(token: string | undefined, status = 200) {
  const app = fastify()
  const calls: string[] = []
  let cleared = 0
  serveCacheReset(app, {
    cache: { clear: () => (cleared += 1) },
    token,
    endpoint: 'http://api.test',
    call: async (address, init) => {
      calls.push(`${init.method} ${address} ${new Headers(init.headers).get('x-clear-cache-token')}`)
      return new Response(null, { status })
    },
  })
  return { app, calls, cleared: () => cleared }
}

describe('/private-clear-cache', () => {
  it.each([
    ['POST', '/private-clear-cache', { 'x-clear-cache-token': 'secret' }],
    ['GET', '/private-clear-cache?token=secret', {}],
  ] as const)('clears page cache and API caches with the token: %s %s', async (method, url, headers) => {
    const shop = shopWith('secret')
    const answer = await shop.app.inject({ method, url, headers })
    expect(answer.json()).toEqual({ cleared: true })
    expect(shop.calls).toEqual(['POST http://api.test/private-clear-cache secret'])
    expect(shop.cleared()).toBe(1)
  })

  it.each([
    ['secret', '/private-clear-cache'],
    ['secret', '/private-clear-cache?token=guess'],
    ['secret', '/private-clear-cache?token=secret&token=secret'],
    [undefined, '/private-clear-cache?token='],
  ])('answers 404 without the token: with %s, %s', async (token, url) => {
    const shop = shopWith(token)
    expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(404)
    expect([shop.calls.length, shop.cleared()]).toEqual([0, 0])
  })

  it('answers 502 when the API does not clear its caches', async () => {
    const shop = shopWith('secret', 404)
    const answer = await shop.app.inject({ method: 'POST', url: '/private-clear-cache?token=secret' })
    expect([answer.statusCode, answer.json()]).toEqual([502, { cleared: false }])
    expect(shop.cleared()).toBe(1)
  })
})
