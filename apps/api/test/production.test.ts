import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../src/settings.ts'
import { signatureOf } from '../src/payment-providers/payzen/signature.ts'
import { demoCommand } from '../src/seed/index.ts'
import { refuseDemoPeople } from '../src/seed/demo-people.ts'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields } from './checkout.ts'
import { compileCache } from './compile-cache.ts'
import { productionEnvironment } from './production.ts'
import { seedShops } from './seed.ts'
import { root } from './settings.ts'

const settings = readSettings(productionEnvironment(), root)
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ settings })
})
afterAll(() => shop.close())

/** The API as `npm run api` starts it. */
async function started(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    env: { PATH: process.env.PATH, ...compileCache, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output = text(child.stderr)
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)))
  return { code, output: await output }
}

describe('A production shop', () => {
  test('does not start on a database with demo accounts and tells how to remove them', async () => {
    await expect(refuseDemoPeople(settings, shop.databaseUrl)).rejects.toThrow(
      /^DATABASE_URL names a database with demo people [^\n]*npm run comptoir -- demo remove\.$/,
    )
    const { code, output } = await started({ ...productionEnvironment(), DATABASE_URL: shop.databaseUrl })
    expect(code).toBe(1)
    expect(output).toMatch(/^DATABASE_URL names a database with demo people [^\n]+\n$/)
  })

  test('does not start without required settings and names them', async () => {
    const { code, output } = await started({ NODE_ENV: 'production', DATABASE_URL: shop.databaseUrl })
    expect(code).toBe(1)
    expect(output.split('\n')[0]).toMatch(/^PAYZEN_URL must be set to an https address/)
    expect(output).not.toContain('    at ')
  })

  test('has no demo accounts after their removal and keeps other customers', async () => {
    await shop.sql`
      insert into customer (website_id, group_id, email, password_hash, firstname, lastname, language)
      select website_id, group_id, 'real@vasque.fr', password_hash, 'A', 'B', 'fr' from customer limit 1`
    expect(await demoCommand(shop.api.app, ['remove'])).toMatch(
      /^\d+ demo customers and their \d+ orders were removed, and \d+ accounts of the back office\.$/,
    )
    expect(await demoCommand(shop.api.app, ['remove'])).toBe('There are no demo people.')
    await refuseDemoPeople(settings, shop.databaseUrl)
    const left = await shop.sql`select email from customer`
    expect(left).toEqual([{ email: 'real@vasque.fr' }])
    const answer = await shop.send(
      'mutation { generateCustomerToken(email: "particulier@example.com", password: "Comptoir2026") { token } }',
    )
    expect(answer.errors?.[0]?.extensions.category).toBe('graphql-authentication')
  })

  test('serves without outbox, explorer and introspection', async () => {
    const { server } = shop.api
    expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' })
    const cart = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
    expect(cart.data.createEmptyCart).toMatch(/^\w{32}$/)
    for (const url of ['/dev/outbox', '/dev/outbox/1', '/dev/explorer.js'])
      expect((await server.inject(url)).statusCode).toBe(404)
    const visit = await server.inject({ url: '/graphql', headers: { accept: 'text/html' } })
    expect(visit.headers['content-type']).not.toContain('text/html')
    const schema = await shop.send('{ __schema { types { name } } }')
    expect(schema.errors).toBeDefined()
    expect(JSON.stringify(schema.data ?? null)).not.toContain('types')
  })

  test('rejects a notification signed with the published test key', async () => {
    const fields = notificationFields('000000001', 100, {
      vads_site_id: '87654321',
      vads_ctx_mode: 'PRODUCTION',
    })
    const payload = new URLSearchParams({ ...fields, signature: signatureOf(fields, 'comptoir-test-key') })
    const answer = await shop.api.server.inject({
      method: 'POST',
      url: '/payzen/payment/check',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: payload.toString(),
    })
    expect(answer.statusCode).toBe(401)
  })

  test('seeds no demo accounts', async () => {
    await shop.sql`delete from customer`
    // A seed that was killed at its end is finished; people would be made with the website, history at the end.
    await shop.sql`update website set seeded_at = null`
    const before = await shop.sql`select count(*) from sales_order`
    await seedShops(shop.sql, settings)
    expect(await shop.sql`select count(*) from sales_order`).toEqual(before)
    expect(await shop.sql`select 1 from customer`).toEqual([])
  })
})

describe('The outbox', () => {
  test('is available on loopback only', async () => {
    const trial = await createTestApi()
    try {
      const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
        trial.api.server
          .inject({ url: '/dev/outbox', headers, remoteAddress })
          .then(({ statusCode }) => statusCode)
      expect(await ask({})).toBe(200)
      expect(await ask({ host: '127.0.0.1:4000' }, '::1')).toBe(200)
      expect(await ask({}, '192.168.1.9')).toBe(403)
      expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toBe(403)
      expect(await ask({ forwarded: 'for=127.0.0.1' })).toBe(403)
      expect(await ask({ host: 'rebound.example' })).toBe(403)
    } finally {
      await trial.close()
    }
  })

  test.each([{ smtpUrl: 'smtp://127.0.0.1:1' }, { host: '0.0.0.0' }])(
    'does not exist with %o',
    async (changes) => {
      const served = await createTestApi({ settings: changes })
      try {
        expect((await served.api.server.inject('/dev/outbox')).statusCode).toBe(404)
      } finally {
        await served.close()
      }
    },
  )
})
