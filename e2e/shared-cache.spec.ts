import { expect } from '@playwright/test'
import { announceIds } from '../apps/api/src/catalogue/index.ts'
import { connect } from '../apps/api/src/platform/database.ts'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { databaseUrl } from './changing-shop.ts'
import { test } from './test.ts'
import { findVarnish } from './varnish.ts'

/** A storefront behind a real Varnish with the configuration of docs/varnish.vcl. */
test.describe.configure({ mode: 'serial' })
test.skip(!findVarnish(), 'Varnish is not installed')

const tote = '/en/market-tote.html'

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(addresses.varnish + path, { headers, redirect: 'manual' })
  const text = await answer.text()
  // Of a page that was cached, the header also names the request for which it was made.
  const isHit = (answer.headers.get('x-varnish') ?? '').includes(' ')
  return { status: answer.status, headers: answer.headers, text, isHit }
}

const priceOf = (page: { text: string }) => /"price":\s*"?([\d.]+)/.exec(page.text)?.[1]

/** Opens a page until Varnish has it. */
async function openCached(path: string, headers?: Record<string, string>) {
  await expect.poll(async () => (await open(path, headers)).isHit).toBe(true)
  return await open(path, headers)
}

/** Submits a form as a browser does; returns the cookie that the answer sets. */
async function submit(path: string, fields: Record<string, string>, cookie: string): Promise<string> {
  const answer = await fetch(addresses.varnish + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: addresses.varnish, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
  const line = answer.headers.getSetCookie().find((one) => one.startsWith(`${cookie}=`))
  expect(line).toBeDefined()
  return line?.split(';')[0] ?? ''
}

test('Visitors without a cart get pages from Varnish, without a cookie', async () => {
  const page = await openCached(tote)
  expect(page.isHit).toBe(true)
  expect(page.headers.get('set-cookie')).toBeNull()
  expect(page.headers.get('cache-control')).toBe('public, no-cache')
  expect(page.headers.get('x-magento-tags')).toBeNull()
  const again = await open(tote, { 'if-none-match': page.headers.get('etag') ?? '' })
  expect([again.status, again.text]).toEqual([304, ''])

  const consented = await openCached(tote, {
    cookie: 'accepted_cookies=none; accepted_cookies_codes=%7B%7D; _ga=GA1.2.3; consent_id=abc; store_code=x',
  })
  expect(consented.isHit).toBe(true)
  // Cookies of other programs do not make pages differ.
  const other = await open(tote, {
    cookie: '_ga=GA1.9; accepted_cookies=none; accepted_cookies_codes=%7B%7D',
  })
  expect(other.isHit).toBe(true)
})

test('Varnish keeps no page of a visitor with a cart or an account, and passes forms on', async () => {
  await openCached(tote)
  const cart = await submit('/en/cart', { intent: 'add', sku: 'BAG-TOTE', quantity: '1' }, 'cart_id')
  const { email } = await Customer.register('outpost_en', { password: 'Fontaine2026' })
  const token = await submit('/en/login', { intent: 'login', email, password: 'Fontaine2026' }, 'api_token')
  for (const cookie of [cart, token]) {
    for (let visit = 0; visit < 2; visit++) {
      const page = await open(tote, { cookie })
      expect([page.isHit, page.headers.get('cache-control')]).toEqual([false, 'private, no-store'])
    }
  }
  // Over https the cookies have a prefix.
  for (let visit = 0; visit < 2; visit++)
    expect((await open(tote, { cookie: '__Host-api_token=x' })).isHit).toBe(false)
  expect((await open(tote)).isHit).toBe(true)
  const navigation = `${tote}.data`
  await open(navigation)
  expect((await open(navigation)).isHit).toBe(false)
})

test('A changed price is on the next page from Varnish, and other pages stay', async () => {
  const before = await openCached(tote)
  await openCached('/en/wool-cap.html')
  const price = Number(priceOf(before)) + 1
  const sql = connect(await databaseUrl(), 1)
  await sql.begin(async (tx) => {
    const [{ id } = { id: 0 }] = await tx<{ id: number }[]>`
      update product_price set price = ${Math.round(price * 100)}
       where product_id = (select id from product where sku = 'BAG-TOTE') returning product_id as id`
    await announceIds(tx, 'prices', [id])
  })
  await sql.end()
  const changed = performance.now()
  await expect.poll(async () => Number(priceOf(await open(tote))), { intervals: [10] }).toBe(price)
  const ms = Math.round(performance.now() - changed)
  test.info().annotations.push({ type: 'shown after', description: `${ms} ms` })
  expect((await open('/en/wool-cap.html')).isHit).toBe(true)
  expect(Number(priceOf(await openCached(tote)))).toBe(price)
})

test('Only the storefront may purge', async () => {
  const purge = async (headers: Record<string, string>) =>
    (await fetch(addresses.varnish, { method: 'PURGE', headers })).status
  const pattern = { 'x-magento-tags-pattern': '(^|,)(nothing)(,|$)' }
  expect(await purge(pattern)).toBe(200)
  expect(await purge({})).toBe(400)
  expect(await purge({ ...pattern, 'x-forwarded-for': '203.0.113.9' })).toBe(403)
})
