import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PAYMENT_TIMEOUT } from '../src/payment-service.ts'
import { isSigned } from '../src/signature.ts'
import { KEY, queryOf, TestBank } from './test-bank.ts'

let bank: TestBank
beforeEach(async () => {
  bank = new TestBank()
  await bank.open()
})
afterEach(() => bank.close())

function expectSigned(fields: Record<string, string> | undefined): void {
  expect(isSigned(fields ?? {}, fields?.signature ?? '', KEY)).toBe(true)
}

describe('paying', () => {
  test('notifies the shop, then returns the browser with the signed result', async () => {
    const response = await bank.decide(await bank.start(), 'pay')
    const [notification] = bank.shop.notifications
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

  test.each([
    ['756', '14990', 'CHF 149.90'],
    ['392', '14990', '¥14,990'],
    ['414', '14990', 'KWD 14.990'],
  ])('charges minor units of the currency %s', async (number, amount, shown) => {
    const changes = { vads_currency: number, vads_amount: amount, vads_language: 'en' }
    const payment = await bank.start(changes)
    const page = await bank.app.inject({ url: payment })
    expect(page.body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(shown)
    await bank.decide(payment, 'pay')
    expect(bank.shop.notifications[0]).toMatchObject({
      vads_currency: number,
      vads_effective_currency: number,
      vads_effective_amount: amount,
      vads_trans_status: 'AUTHORISED',
    })
  })

  test('can return by a form that works without JavaScript', async () => {
    const response = await bank.decide(await bank.start({ vads_return_mode: 'POST' }), 'pay')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(
      `<form method="post" action="${bank.shop.origin}/checkout/payzen?store=fr" data-return>`,
    )
    expect(response.body).toContain('name="vads_trans_status" value="AUTHORISED"')
    expect(response.body).toContain('Revenir chez Vasque</button>')
    expect(response.body).toContain('<script src="/assets/return.js" defer>')
    expect(response.headers['content-security-policy']).toContain(bank.shop.origin)
  })

  test('can return without fields', async () => {
    const response = await bank.decide(await bank.start({ vads_return_mode: 'NONE' }), 'pay')
    expect(response.headers.location).toBe(`${bank.shop.origin}/checkout/payzen?store=fr`)
  })

  test.each([
    ['verify', 'AUTHORISED_TO_VALIDATE', ''],
    ['wait', 'WAITING_AUTHORISATION', ''],
    ['transfer', 'WAITING_FOR_PAYMENT', ''],
    ['fraud', 'AUTHORISED_TO_VALIDATE', 'SUSPECT_COUNTRY=WARNING'],
  ])('can end pending: %s', async (scenario, status, risk) => {
    await bank.decide(await bank.start(), 'pay', { scenario })
    expect(bank.shop.notifications[0]).toMatchObject({
      vads_trans_status: status,
      vads_result: '00',
      vads_risk_control: risk,
    })
  })

  test('is refused for a card without funds', async () => {
    await bank.decide(await bank.start(), 'pay', { number: '4970100000000097' })
    expect(bank.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'REFUSED',
      vads_result: '05',
      vads_auth_result: '51',
    })
  })
})

describe('an invalid card', () => {
  test.each([
    ['number', '4111 1111 1111 1111'],
    ['expiry', '10/26'],
    ['expiry', '13/30'],
    ['cvv', '12'],
  ])('%s=%s shows an error and decides nothing', async (field, value) => {
    const response = await bank.decide(await bank.start(), 'pay', { [field]: value })
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain(`id="${field}-error"`)
    expect(bank.shop.notifications).toEqual([])
  })

  test('with an unknown number is not sent back to the page', async () => {
    const response = await bank.decide(await bank.start(), 'pay', { number: '4111111111111111' })
    expect(response.body).not.toContain('4111')
  })
})

describe('a card with 3-D Secure', () => {
  const card = { number: '4970110000000013' }

  test('is accepted after authentication', async () => {
    const path = await bank.start()
    expect((await bank.decide(path, 'pay', card)).headers.location).toBe(path)
    expect((await bank.app.inject(path)).body).toContain('3-D Secure')
    expect(bank.shop.notifications).toEqual([])
    await bank.post(path, { decision: 'pass' })
    expect(bank.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'AUTHORISED',
      vads_threeds_status: 'Y',
      vads_threeds_auth_type: 'CHALLENGE',
    })
  })

  test('is refused when authentication fails', async () => {
    const path = await bank.start()
    await bank.decide(path, 'pay', card)
    await bank.post(path, { decision: 'fail' })
    expect(bank.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'REFUSED',
      vads_threeds_status: 'N',
    })
  })

  test('cannot be authenticated before it was entered', async () => {
    await bank.post(await bank.start(), { decision: 'pass' })
    expect(bank.shop.notifications).toEqual([])
  })
})

describe('not paying', () => {
  test('returns to the URL for refused payments', async () => {
    const path = await bank.start({ vads_url_refused: `${bank.shop.origin}/refused` })
    const response = await bank.decide(path, 'refuse')
    expect(bank.shop.notifications[0]).toMatchObject({ vads_trans_status: 'REFUSED', vads_result: '05' })
    expect(new URL(String(response.headers.location)).pathname).toBe('/refused')
  })

  test('returns to the URL for cancelled payments', async () => {
    const path = await bank.start({ vads_url_cancel: `${bank.shop.origin}/cancelled` })
    const response = await bank.decide(path, 'abandon', { number: '' })
    expect(bank.shop.notifications[0]).toMatchObject({
      vads_trans_status: 'ABANDONED',
      vads_result: '17',
      vads_card_number: '',
    })
    expect(new URL(String(response.headers.location)).pathname).toBe('/cancelled')
    expect(queryOf(response.headers.location)).toMatchObject({ vads_trans_status: 'ABANDONED' })
  })

  test('is decided as abandoned after ten minutes', async () => {
    await bank.start()
    await bank.scheduler.advance(PAYMENT_TIMEOUT)
    expect(bank.shop.notifications[0]).toMatchObject({ vads_trans_status: 'ABANDONED' })
  })
})

describe('deciding twice', () => {
  test('keeps the first decision and notifies the shop once', async () => {
    const path = await bank.start()
    await bank.decide(path, 'pay')
    const second = await bank.decide(path, 'refuse')
    expect(queryOf(second.headers.location)).toMatchObject({ vads_trans_status: 'AUTHORISED' })
    expect(bank.shop.notifications).toHaveLength(1)
  })

  test('sends one notification and the same return for simultaneous decisions', async () => {
    const path = await bank.start()
    const responses = await Promise.all([bank.decide(path, 'pay'), bank.decide(path, 'abandon')])
    expect(new Set(responses.map((response) => response.headers.location)).size).toBe(1)
    expect(bank.shop.notifications).toHaveLength(1)
  })

  test('shows the decision and a link to the shop on the page', async () => {
    const path = await bank.start()
    await bank.decide(path, 'refuse')
    const page = await bank.app.inject(path)
    expect(page.body).toContain('Paiement refusé')
    expect(page.body).toContain('Revenir chez Vasque')
    expect(page.body).not.toContain('name="decision"')
  })

  test('rejects a decision posted from another site', async () => {
    const path = await bank.start()
    const response = await bank.post(path, { decision: 'abandon' }, { 'sec-fetch-site': 'same-site' })
    expect(response.statusCode).toBe(403)
    expect(bank.shop.notifications).toEqual([])
  })
})
