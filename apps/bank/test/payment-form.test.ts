import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withSignature } from '../src/signature.ts'
import { fieldsOf, KEY, TestBank } from './test-bank.ts'

let bank: TestBank
beforeEach(async () => {
  bank = new TestBank()
  await bank.open()
})
afterEach(() => bank.close())

describe('a valid payment form', () => {
  test('leads to a page with merchant, order and amount', async () => {
    const path = await bank.start()
    const page = await bank.app.inject(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Vasque')
    expect(page.body).toContain('000000482')
    expect(page.body).toMatch(/3\s122,00\s€/)
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('leads to the same page when it is sent again', async () => {
    expect(await bank.start()).toBe(await bank.start())
  })

  test.each([
    ['en', 'Choose how the payment ends'],
    ['it', 'Scegli l’esito del pagamento'],
    ['de', 'Wählen Sie, wie die Zahlung ausgeht'],
    ['es', 'Elige el resultado del pago'],
    ['xx', 'Choose how the payment ends'],
  ])('is shown in %s', async (language, title) => {
    const page = await bank.app.inject(await bank.start({ vads_language: language }))
    expect(page.body).toContain(title)
  })

  test('has a content security policy that allows only the bank and the shop', async () => {
    const page = await bank.app.inject(await bank.start())
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`form-action 'self' ${bank.shop.origin}`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page.body).not.toMatch(/ style=| on\w+=|<script(?! src)/)
  })

  test('is escaped in the page', async () => {
    const page = await bank.app.inject(await bank.start({ vads_shop_name: '<img src=x onerror=alert(1)>' }))
    expect(page.body).not.toContain('<img')
    expect(page.body).toContain('&lt;img')
  })
})

describe('an invalid payment form', () => {
  async function expectRejected(changes: Record<string, string>, code: string, field: string): Promise<void> {
    const response = await bank.submit(changes)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`30-${code}`)
    expect(response.body).toContain(field)
  }

  test('is rejected when it was changed after signing', async () => {
    const form = { ...withSignature(fieldsOf(bank.shop), KEY), vads_amount: '100' }
    const response = await bank.post('/vads-payment/', form)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('30-00')
  })

  test('is rejected when it was signed with another key', async () => {
    const response = await bank.post('/vads-payment/', withSignature(fieldsOf(bank.shop), 'another-key'))
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('30-00')
  })

  test.each([
    ['vads_version', 'V1', '01'],
    ['vads_site_id', '87654321', '02'],
    ['vads_trans_id', 'ab-123', '03'],
    ['vads_trans_date', '20261321093000', '04'],
    ['vads_trans_date', '2026', '04'],
    ['vads_payment_config', 'MULTI', '07'],
    ['vads_amount', '31.22', '09'],
    ['vads_amount', '0', '09'],
    ['vads_currency', '999', '10'],
    ['vads_currency', 'EUR', '10'],
    ['vads_ctx_mode', 'PRODUCTION', '11'],
    ['vads_order_id', 'a b', '13'],
    ['vads_cust_email', 'nobody', '15'],
    ['vads_url_return', 'https://example.com/', '28'],
    ['vads_url_check', 'http://192.0.2.1/', '33'],
    ['vads_return_mode', 'PUT', '38'],
    ['vads_page_action', 'REGISTER', '46'],
    ['vads_action_mode', 'IFRAME', '47'],
  ])('is rejected with %s=%s', async (field, value, code) => expectRejected({ [field]: value }, code, field))

  test.each([
    ['vads_amount', '09'],
    ['vads_order_id', '13'],
    ['vads_url_return', '28'],
    ['vads_url_check', '33'],
  ])('is rejected without %s', async (field, code) => expectRejected({ [field]: '' }, code, field))

  test('is rejected when its identifier was used on the same day', async () => {
    await bank.start()
    await expectRejected({ vads_amount: '100' }, '03', 'vads_trans_id')
  })

  test('is rejected when a field is repeated', async () => {
    const body = `${new URLSearchParams(withSignature(fieldsOf(bank.shop), KEY)).toString()}&vads_amount=1`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await bank.app.inject({ method: 'POST', url: '/vads-payment', headers, payload: body })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('vads_amount')
  })

  test('is rejected when the body is not a form', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await bank.app.inject({
      method: 'POST',
      url: '/vads-payment/',
      headers,
      payload: '{"a":',
    })
    expect(response.statusCode).toBe(400)
    expect((await bank.app.inject('/vads-payment/unknown')).statusCode).toBe(404)
  })

  test('shows the reason in its language', async () => {
    const response = await bank.submit({ vads_language: 'it', vads_amount: '0' })
    expect(response.body).toContain('non ha la forma attesa')
  })
})

describe('a bank with a notification URL', () => {
  test('accepts forms without one', async () => {
    const other = new TestBank()
    await other.open({ notificationUrl: `${bank.shop.origin}/check` })
    const path = await other.start({ vads_url_check: '' })
    await other.decide(path, 'pay')
    expect(bank.shop.notifications).toHaveLength(1)
    await other.close()
  })
})
