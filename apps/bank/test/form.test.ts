import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signed } from '../src/signature.ts'
import { fieldsOf, KEY, World } from './shop.ts'

let world: World
beforeEach(async () => {
  world = new World()
  await world.open()
})
afterEach(() => world.close())

describe('a payment form the bank accepts', () => {
  test('leads to a page with merchant, order and amount', async () => {
    const path = await world.start()
    const page = await world.bank.inject(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Vasque')
    expect(page.body).toContain('000000482')
    expect(page.body).toMatch(/3\s122,00\s€/)
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('leads to the same page when the very same form is sent again', async () => {
    expect(await world.start()).toBe(await world.start())
  })

  test.each([
    ['en', 'Choose how the payment ends'],
    ['it', 'Scegli l’esito del pagamento'],
    ['de', 'Choose how the payment ends'],
  ])('is shown in %s', async (language, title) => {
    const page = await world.bank.inject(await world.start({ vads_language: language }))
    expect(page.body).toContain(title)
  })

  test('only lets forms lead to the bank and to the shop, without anything inline', async () => {
    const page = await world.bank.inject(await world.start())
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`form-action 'self' ${world.shop.origin}`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page.body).not.toMatch(/ style=| on\w+=|<script(?! src)/)
  })

  test('cannot put markup into the page', async () => {
    const page = await world.bank.inject(
      await world.start({ vads_shop_name: '<img src=x onerror=alert(1)>' }),
    )
    expect(page.body).not.toContain('<img')
    expect(page.body).toContain('&lt;img')
  })
})

describe('a payment form the bank refuses', () => {
  async function expectRefusal(changes: Record<string, string>, code: string, field: string): Promise<void> {
    const response = await world.submit(changes)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`30-${code}`)
    expect(response.body).toContain(field)
  }

  test('a form changed after it was signed', async () => {
    const form = { ...signed(fieldsOf(world.shop), KEY), vads_amount: '100' }
    const response = await world.post('/vads-payment/', form)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('30-00')
  })

  test('a form signed with another key', async () => {
    const response = await world.post('/vads-payment/', signed(fieldsOf(world.shop), 'another-key'))
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
    ['vads_currency', '840', '10'],
    ['vads_ctx_mode', 'PRODUCTION', '11'],
    ['vads_order_id', 'a b', '13'],
    ['vads_cust_email', 'nobody', '15'],
    ['vads_url_return', 'https://example.com/', '28'],
    ['vads_url_check', 'http://192.0.2.1/', '33'],
    ['vads_return_mode', 'PUT', '38'],
    ['vads_page_action', 'REGISTER', '46'],
    ['vads_action_mode', 'IFRAME', '47'],
  ])('%s=%s', async (field, value, code) => expectRefusal({ [field]: value }, code, field))

  test.each([
    ['vads_amount', '09'],
    ['vads_order_id', '13'],
    ['vads_url_return', '28'],
    ['vads_url_check', '33'],
  ])('a form without %s', async (field, code) => expectRefusal({ [field]: '' }, code, field))

  test('another form under an identifier already used that day', async () => {
    await world.start()
    await expectRefusal({ vads_amount: '100' }, '03', 'vads_trans_id')
  })

  test('a field sent twice', async () => {
    const body = `${new URLSearchParams(signed(fieldsOf(world.shop), KEY)).toString()}&vads_amount=1`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await world.bank.inject({ method: 'POST', url: '/vads-payment', headers, payload: body })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('vads_amount')
  })

  test('a body that is no form', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await world.bank.inject({
      method: 'POST',
      url: '/vads-payment/',
      headers,
      payload: '{"a":',
    })
    expect(response.statusCode).toBe(400)
    expect((await world.bank.inject('/vads-payment/unknown')).statusCode).toBe(404)
  })

  test('tells why in the language of the form', async () => {
    const response = await world.submit({ vads_language: 'it', vads_amount: '0' })
    expect(response.body).toContain('non ha la forma attesa')
  })
})

describe('a bank that knows where to notify', () => {
  test('needs no address in the form', async () => {
    const other = new World()
    await other.open({ checkUrl: `${world.shop.origin}/check` })
    const path = await other.start({ vads_url_check: '' })
    await other.decide(path, 'pay')
    expect(world.shop.notifications).toHaveLength(1)
    await other.close()
  })
})
