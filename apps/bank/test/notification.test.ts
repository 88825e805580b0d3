import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RETRY_DELAYS } from '../src/notifier.ts'
import { isSigned } from '../src/signature.ts'
import { KEY, World } from './shop.ts'

let world: World
beforeEach(async () => {
  world = new World()
  await world.open()
})
afterEach(() => world.close())

function uuidOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

async function log(): Promise<string> {
  return (await world.bank.inject('/')).body
}

describe('a notification the shop does not take', () => {
  test('lets the browser return, and is sent again later until it is taken', async () => {
    world.shop.status = 500
    const response = await world.decide(await world.start(), 'pay')
    expect(response.statusCode).toBe(303)
    expect(world.scheduler.waiting).toBe(1)

    world.shop.status = 200
    world.shop.answer = 'taken at last'
    await world.scheduler.advance(RETRY_DELAYS[0] ?? 0)
    const [first, second] = world.shop.notifications
    expect(second).toMatchObject({ vads_trans_uuid: first?.vads_trans_uuid, vads_url_check_src: 'RETRY' })
    expect(isSigned(second ?? {}, second?.signature ?? '', KEY)).toBe(true)
    expect(await log()).toContain('taken at last')
    expect(world.scheduler.waiting).toBe(0)
  })

  test('is given up after the last retry', async () => {
    world.shop.status = 503
    await world.decide(await world.start(), 'pay')
    for (const delay of RETRY_DELAYS) await world.scheduler.advance(delay)
    expect(world.scheduler.waiting).toBe(0)
    await world.scheduler.advance(24 * 3_600_000)
    expect(world.shop.notifications).toHaveLength(1 + RETRY_DELAYS.length)
  })

  test('is not carried elsewhere by a redirection', async () => {
    world.shop.status = 307
    await world.decide(await world.start(), 'pay')
    expect(await log()).toContain('badge stop">307')
  })

  test('counts as not taken when nobody listens', async () => {
    const path = await world.start({ vads_url_check: 'http://127.0.0.1:9/' })
    const response = await world.decide(path, 'pay')
    expect(response.statusCode).toBe(303)
    expect(await log()).toContain('sans réponse')
  })

  test('is not sent any more once the bank has stopped', async () => {
    world.shop.status = 500
    await world.decide(await world.start(), 'pay')
    await world.bank.close()
    expect(world.scheduler.waiting).toBe(0)
  })
})

describe('the log of transactions', () => {
  test('says so when there is none', async () => {
    const page = await world.bank.inject({ url: '/', headers: { 'accept-language': 'en-GB,en;q=0.9' } })
    expect(page.body).toContain('No payment yet')
  })

  test('shows amount, status and the answer of the shop', async () => {
    world.shop.answer = 'order 482 <paid>'
    await world.decide(await world.start(), 'pay')
    const { body } = await world.bank.inject('/')
    expect(body).toContain('000000482')
    expect(body).toMatch(/3\s122,00\s€/)
    expect(body).toContain('Paiement accepté')
    expect(body).toContain('order 482 &lt;paid&gt;')
  })

  test('sends the same notification again when an operator asks', async () => {
    const path = await world.start()
    await world.decide(path, 'pay')
    const response = await world.post(`/transactions/${uuidOf(path)}/replay`, {})
    expect(response.headers.location).toBe('/')
    expect(world.shop.notifications[1]).toEqual(world.shop.notifications[0])
  })

  test('has nothing to send again before a decision', async () => {
    const path = await world.start()
    await world.post(`/transactions/${uuidOf(path)}/replay`, {})
    expect(world.shop.notifications).toEqual([])
    expect((await world.post('/transactions/unknown/replay', {})).statusCode).toBe(404)
  })

  test.each([
    ['verify', 'validate', 'AUTHORISED'],
    ['verify', 'cancel', 'CANCELLED'],
    ['wait', 'validate', 'AUTHORISED'],
    ['wait', 'cancel', 'REFUSED'],
    ['transfer', 'validate', 'AUTHORISED'],
    ['transfer', 'cancel', 'REFUSED'],
  ])('lets an operator settle a payment held to %s: %s', async (answer, verb, status) => {
    const path = await world.start()
    await world.decide(path, 'pay', { answer })
    await world.post(`/transactions/${uuidOf(path)}/${verb}`, {})
    expect(world.shop.notifications[1]).toMatchObject({ vads_trans_status: status, vads_url_check_src: 'BO' })
  })

  test('does not let an operator change a payment that is settled', async () => {
    const path = await world.start()
    await world.decide(path, 'pay')
    await world.post(`/transactions/${uuidOf(path)}/cancel`, {})
    expect(world.shop.notifications).toHaveLength(1)
  })

  test('forgets the oldest payments instead of growing', async () => {
    const first = await world.start({ vads_trans_id: 'first0' })
    for (let number = 0; number < 500; number += 1)
      await world.submit({ vads_trans_id: String(number).padStart(6, '0') })
    expect((await world.bank.inject(first)).statusCode).toBe(404)
    expect(world.scheduler.waiting).toBe(500)
  })
})

describe('the server', () => {
  test.each(['/healthz', '/readyz', '/assets/bank.css', '/assets/return.js'])(
    'answers at %s',
    async (url) => {
      expect((await world.bank.inject(url)).statusCode).toBe(200)
    },
  )
})
