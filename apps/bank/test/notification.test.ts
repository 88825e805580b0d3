import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RETRY_DELAYS } from '../src/notifier.ts'
import { isSigned } from '../src/signature.ts'
import { KEY, TestBank } from './test-bank.ts'

let bank: TestBank
beforeEach(async () => {
  bank = new TestBank()
  await bank.open()
})
afterEach(() => bank.close())

function uuidOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

async function log(): Promise<string> {
  return (await bank.app.inject({ url: '/', headers: { 'accept-language': 'fr' } })).body
}

describe('a failed notification', () => {
  test('lets the browser return and is retried until it is accepted', async () => {
    bank.shop.status = 500
    const response = await bank.decide(await bank.start(), 'pay')
    expect(response.statusCode).toBe(303)
    expect(bank.scheduler.pendingJobs).toBe(1)

    bank.shop.status = 200
    bank.shop.response = 'accepted on retry'
    await bank.scheduler.advance(RETRY_DELAYS[0] ?? 0)
    const [first, second] = bank.shop.notifications
    expect(second).toMatchObject({ vads_trans_uuid: first?.vads_trans_uuid, vads_url_check_src: 'RETRY' })
    expect(isSigned(second ?? {}, second?.signature ?? '', KEY)).toBe(true)
    expect(await log()).toContain('accepted on retry')
    expect(bank.scheduler.pendingJobs).toBe(0)
  })

  test('is not retried after the last delay', async () => {
    bank.shop.status = 503
    await bank.decide(await bank.start(), 'pay')
    for (const delay of RETRY_DELAYS) await bank.scheduler.advance(delay)
    expect(bank.scheduler.pendingJobs).toBe(0)
    await bank.scheduler.advance(24 * 3_600_000)
    expect(bank.shop.notifications).toHaveLength(1 + RETRY_DELAYS.length)
  })

  test('does not follow redirects', async () => {
    bank.shop.status = 307
    await bank.decide(await bank.start(), 'pay')
    expect(await log()).toContain('badge error">307')
  })

  test('is shown as without response when the shop cannot be reached', async () => {
    const path = await bank.start({ vads_url_check: 'http://127.0.0.1:9/' })
    const response = await bank.decide(path, 'pay')
    expect(response.statusCode).toBe(303)
    expect(await log()).toContain('sans réponse')
  })

  test('is not retried after the bank has stopped', async () => {
    bank.shop.status = 500
    await bank.decide(await bank.start(), 'pay')
    await bank.app.close()
    expect(bank.scheduler.pendingJobs).toBe(0)
  })
})

describe('the transaction log', () => {
  test('shows a text without transactions', async () => {
    const page = await bank.app.inject({ url: '/', headers: { 'accept-language': 'en-GB,en;q=0.9' } })
    expect(page.body).toContain('No payment yet')
  })

  test('shows amount, status and the response of the shop', async () => {
    bank.shop.response = 'order 482 <paid>'
    await bank.decide(await bank.start(), 'pay')
    const body = await log()
    expect(body).toContain('000000482')
    expect(body).toMatch(/3\s122,00\s€/)
    expect(body).toContain('Paiement accepté')
    expect(body).toContain('order 482 &lt;paid&gt;')
  })

  test('can send the same notification again', async () => {
    const path = await bank.start()
    await bank.decide(path, 'pay')
    const response = await bank.post(`/transactions/${uuidOf(path)}/replay`, {})
    expect(response.headers.location).toBe('/')
    expect(bank.shop.notifications[1]).toEqual(bank.shop.notifications[0])
  })

  test('sends nothing before a decision', async () => {
    const path = await bank.start()
    await bank.post(`/transactions/${uuidOf(path)}/replay`, {})
    expect(bank.shop.notifications).toEqual([])
    expect((await bank.post('/transactions/unknown/replay', {})).statusCode).toBe(404)
  })

  test.each([
    ['verify', 'validate', 'AUTHORISED'],
    ['verify', 'cancel', 'CANCELLED'],
    ['wait', 'validate', 'AUTHORISED'],
    ['wait', 'cancel', 'REFUSED'],
    ['transfer', 'validate', 'AUTHORISED'],
    ['transfer', 'cancel', 'REFUSED'],
  ])('can complete a pending payment (%s): %s', async (scenario, verb, status) => {
    const path = await bank.start()
    await bank.decide(path, 'pay', { scenario })
    await bank.post(`/transactions/${uuidOf(path)}/${verb}`, {})
    expect(bank.shop.notifications[1]).toMatchObject({ vads_trans_status: status, vads_url_check_src: 'BO' })
  })

  test('cannot change a completed payment', async () => {
    const path = await bank.start()
    await bank.decide(path, 'pay')
    await bank.post(`/transactions/${uuidOf(path)}/cancel`, {})
    expect(bank.shop.notifications).toHaveLength(1)
  })

  test('removes the oldest payments', async () => {
    const first = await bank.start({ vads_trans_id: 'first0' })
    for (let number = 0; number < 500; number += 1)
      await bank.submit({ vads_trans_id: String(number).padStart(6, '0') })
    expect((await bank.app.inject(first)).statusCode).toBe(404)
    expect(bank.scheduler.pendingJobs).toBe(500)
  })
})

describe('the server', () => {
  test.each(['/healthz', '/readyz', '/assets/bank.css', '/assets/return.js'])(
    'responds at %s',
    async (url) => {
      expect((await bank.app.inject(url)).statusCode).toBe(200)
    },
  )
})
