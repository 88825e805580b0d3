import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { RequestScope } from '../app/platform/scope.ts'
import { createAdmin } from './create.ts'
import { readSettings } from './settings.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end()
})

/** A back office whose pages are short; `scopes` collects what they were rendered with. */
async function open(env: Record<string, string> = {}) {
  const scopes: RequestScope[] = []
  const app = await createAdmin({
    settings: readSettings({ LOG_LEVEL: 'silent', ADMIN_PORT: '0', ...env }),
    transport: async () => ({ status: 401, headers: {}, body: '{}' }),
    mediaDir: import.meta.dirname,
    build: {
      serveAssets: async () => undefined,
      load: async () => undefined,
      render: async (request, scope) => {
        scopes.push(scope)
        scope.cookies.set('admin_session', 'secret', { maxAge: 60 })
        return new Response(`<p>${request.method}</p>`, { headers: { 'content-type': 'text/html' } })
      },
    },
  })
  cleanUp.push(() => app.close())
  const send = async (url: string, init: InjectOptions = {}) =>
    await app.inject({ method: 'GET', ...init, url })
  return { send, scopes }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the pages of the back office', () => {
  it('allow inline scripts by a nonce only, and are neither cached nor indexed', async () => {
    const { send, scopes } = await open()
    const { headers } = await send('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${scopes[0]?.nonce}'`)
    expect(policy).not.toContain('unsafe-inline')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    const { headers: others } = await send('/')
    expect(others['content-security-policy']).not.toBe(policy)
  })

  it('set cookies that neither scripts nor other sites can use', async () => {
    const { send } = await open()
    const { headers } = await send('/')
    expect(String(headers['set-cookie'])).toBe(
      'admin_session=secret; Path=/; SameSite=Strict; Max-Age=60; HttpOnly',
    )
    const secure = await open({ ADMIN_URL: 'https://admin.example' })
    expect(String((await secure.send('/')).headers['set-cookie'])).toBe(
      '__Host-admin_session=secret; Path=/; SameSite=Strict; Max-Age=60; HttpOnly; Secure',
    )
  })

  it.each<[string, number, InjectOptions]>([
    ['a form of another site', 403, { method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' } }],
    [
      'a form from another origin',
      403,
      { method: 'POST', headers: { ...form, origin: 'https://evil.example' } },
    ],
    [
      'a body that is no form',
      415,
      { method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'x' },
    ],
    ['another method', 405, { method: 'DELETE' }],
    ['a form of its own', 200, { method: 'POST', headers: form, payload: 'a=1' }],
  ])('answer %s with %i', async (_what, status, init) => {
    const { send } = await open()
    expect((await send('/', init)).statusCode).toBe(status)
  })

  it('know the page of a request for its data, in the language of the person', async () => {
    const { send, scopes } = await open()
    await send('/orders.data?view=open&_routes=x', {
      headers: { 'accept-language': 'pt, it;q=0.8, fr;q=0.5' },
    })
    expect(scopes[0]).toMatchObject({ page: '/orders?view=open', language: 'it' })
  })

  it('are ready as soon as the API answers', async () => {
    const { send } = await open()
    expect((await send('/readyz')).statusCode).toBe(200)
    expect((await send('/healthz')).statusCode).toBe(200)
  })
})

describe('readSettings', () => {
  it('refuses plain http in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/ADMIN_URL.*\n.*COMMERCE_ENDPOINT/)
    const env = {
      NODE_ENV: 'production',
      ADMIN_URL: 'https://admin.example',
      COMMERCE_ENDPOINT: 'http://10.0.0.4',
    }
    expect(readSettings(env).publicUrl).toBe('https://admin.example')
  })
})
