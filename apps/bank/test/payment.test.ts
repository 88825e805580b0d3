import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PAGE_LIFE } from '../src/desk.ts'
import { isSigned } from '../src/signature.ts'
import { KEY, queryOf, World } from './shop.ts'

let world: World
beforeEach(async () => {
  world = new World()
  await world.open()
})
afterEach(() => world.close())

function expectSigned(fields: Record<string, string> | undefined): void {
  expect(isSigned(fields ?? {}, fields?.signature ?? '', KEY)).toBe(true)
}

describe('paying', () => {
  test('notifies the shop, then returns the browser with the signed result', async () => {
    const response = await world.decide(await world.start(), 'pay')
    const [notification] = world.shop.notifications
    expectSigned(notification)
    expect(notification).toMatchObject({
      vads_order_id: '000000482',
      vads_amount: '312200',
      vads_effective_amount: '312200',
      vads_currency: '978',
      vads_trans_id: '482a01',
      vads_trans_status: 'AUTHORISED',
      vads_result: '00',
      vads_auth_result: '00',
      vads_operation_type: 'DEBIT',
      vads_payment_src: 'EC',
      vads_card_brand: 'VISA',
      vads_card_number: '497010XXXXXX0055',
      vads_url_check_src: 'PAY',
      vads_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      vads_trans_uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(response.statusCode).toBe(303)
    const { store, ...fields } = queryOf(response.headers.location)
    expect(store).toBe('fr')
    expectSigned(fields)
    expect(fields).toMatchObject({ vads_trans_status: 'AUTHORISED', vads_order_id: '000000482' })
    expect(fields).not.toHaveProperty('vads_hash')
  })

  test('returns by a form with a button, which works without script', async () => {
    const response = await world.decide(await world.start({ vads_return_mode: 'POST' }), 'pay')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(
      `<form method="post" action="${world.shop.origin}/checkout/payzen?store=fr" data-return>`,
    )
    expect(response.body).toContain('name="vads_trans_status" value="AUTHORISED"')
    expect(response.body).toContain('Revenir chez Vasque</button>')
    expect(response.body).toContain('<script src="/assets/return.js" defer>')
    expect(response.headers['content-security-policy']).toContain(world.shop.origin)
  })

  test('returns without any field when the shop asked for none', async () => {
    const response = await world.decide(await world.start({ vads_return_mode: 'NONE' }), 'pay')
    expect(response.headers.location).toBe(`${world.shop.origin}/checkout/payzen?store=fr`)
  })

  test.each([
    ['verify', 'AUTHORISED_TO_VALIDATE', ''],
    ['wait', 'WAITING_AUTHORISATION', ''],
    ['transfer', 'WAITING_FOR_PAYMENT', ''],
    ['fraud', 'AUTHORISED_TO_VALIDATE', 'SUSPECT_COUNTRY=WARNING'],
  ])('can be held: %s', async (answer, status, risk) => {
    await world.decide(await world.start(), 'pay', { answer })
    expect(world.shop.notifications[0]).toMatchObject({
      vads_trans_status: status,
      vads_result: '00',
      vads_risk_control: risk,
    })
  })

  test('is refused by a card without funds', async () => {
    await world.decide(await world.start(), 'pay', { number: '4970100000000097' })
    expect(world.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'REFUSED',
      vads_result: '05',
      vads_auth_result: '51',
    })
  })
})

describe('a card that cannot be used', () => {
  test.each([
    ['number', '4111 1111 1111 1111'],
    ['expiry', '10/26'],
    ['expiry', '13/30'],
    ['cvv', '12'],
  ])('%s=%s is asked for again, and nothing is decided', async (field, value) => {
    const response = await world.decide(await world.start(), 'pay', { [field]: value })
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain(`id="${field}-error"`)
    expect(world.shop.notifications).toEqual([])
  })

  test('is never sent back to the page when its number is unknown', async () => {
    const response = await world.decide(await world.start(), 'pay', { number: '4111111111111111' })
    expect(response.body).not.toContain('4111')
  })
})

describe('a card that asks for 3-D Secure', () => {
  const card = { number: '4970110000000013' }

  test('is charged after the authentication', async () => {
    const path = await world.start()
    expect((await world.decide(path, 'pay', card)).headers.location).toBe(path)
    expect((await world.bank.inject(path)).body).toContain('3-D Secure')
    expect(world.shop.notifications).toEqual([])
    await world.post(path, { decision: 'pass' })
    expect(world.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'AUTHORISED',
      vads_threeds_status: 'Y',
      vads_threeds_auth_type: 'CHALLENGE',
    })
  })

  test('is refused when the authentication fails', async () => {
    const path = await world.start()
    await world.decide(path, 'pay', card)
    await world.post(path, { decision: 'fail' })
    expect(world.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'REFUSED',
      vads_threeds_status: 'N',
    })
  })

  test('cannot be authenticated before it was given', async () => {
    await world.post(await world.start(), { decision: 'pass' })
    expect(world.shop.notifications).toEqual([])
  })
})

describe('not paying', () => {
  test('a refusal returns to the address for refusals', async () => {
    const path = await world.start({ vads_url_refused: `${world.shop.origin}/refused` })
    const response = await world.decide(path, 'refuse')
    expect(world.shop.notifications[0]).toMatchObject({ vads_trans_status: 'REFUSED', vads_result: '05' })
    expect(new URL(String(response.headers.location)).pathname).toBe('/refused')
  })

  test('giving up returns to the address for cancelling', async () => {
    const path = await world.start({ vads_url_cancel: `${world.shop.origin}/cancelled` })
    const response = await world.decide(path, 'abandon', { number: '' })
    expect(world.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'ABANDONED',
      vads_result: '17',
      vads_card_number: '',
    })
    expect(new URL(String(response.headers.location)).pathname).toBe('/cancelled')
    expect(queryOf(response.headers.location)).toMatchObject({ vads_trans_status: 'ABANDONED' })
  })

  test('a page left open for ten minutes is abandoned', async () => {
    await world.start()
    await world.scheduler.advance(PAGE_LIFE)
    expect(world.shop.notifications[0]).toMatchObject({ vads_trans_status: 'ABANDONED' })
  })
})

describe('deciding twice', () => {
  test('the first decision stands, and the shop hears of it once', async () => {
    const path = await world.start()
    await world.decide(path, 'pay')
    const second = await world.decide(path, 'refuse')
    expect(queryOf(second.headers.location)).toMatchObject({ vads_trans_status: 'AUTHORISED' })
    expect(world.shop.notifications).toHaveLength(1)
  })

  test('two clicks at once give one notification and the same return', async () => {
    const path = await world.start()
    const responses = await Promise.all([world.decide(path, 'pay'), world.decide(path, 'abandon')])
    expect(new Set(responses.map((response) => response.headers.location)).size).toBe(1)
    expect(world.shop.notifications).toHaveLength(1)
  })

  test('a page read again after the decision shows it and the way back', async () => {
    const path = await world.start()
    await world.decide(path, 'refuse')
    const page = await world.bank.inject(path)
    expect(page.body).toContain('Paiement refusé')
    expect(page.body).toContain('Revenir chez Vasque')
    expect(page.body).not.toContain('name="decision"')
  })

  test('a decision posted by another site is refused', async () => {
    const path = await world.start()
    const response = await world.post(path, { decision: 'abandon' }, { 'sec-fetch-site': 'same-site' })
    expect(response.statusCode).toBe(403)
    expect(world.shop.notifications).toEqual([])
  })
})
