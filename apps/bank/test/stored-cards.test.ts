import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestBank } from './test-bank.ts'

let bank: TestBank
beforeEach(async () => {
  bank = new TestBank()
  await bank.open()
})
afterEach(() => bank.close())

const register = { vads_page_action: 'REGISTER_PAY' }

test('keeps the card of an accepted payment, and fills it in for its identifier', async () => {
  await bank.decide(await bank.start(register), 'pay', { number: '5970 1003 0000 0018', expiry: '09/28' })
  const challenged = await bank.decide(await bank.start(register), 'pass')
  expect(challenged.statusCode).toBe(303)
  const [first] = bank.shop.notifications
  expect(first).toMatchObject({
    vads_identifier: expect.stringMatching(/^[0-9a-f]{32}$/),
    vads_identifier_status: 'CREATED',
    vads_card_brand: 'MASTERCARD',
    vads_expiry_month: '9',
    vads_expiry_year: '2028',
  })
  const path = await bank.start({ vads_trans_id: '482a02', vads_identifier: first?.vads_identifier ?? '' })
  const { body } = await bank.app.inject(path)
  expect(body).toContain('value="5970 1003 0000 0018"')
  expect(body).toContain('value="09/28"')
  await bank.decide(path, 'refuse')
  expect(bank.shop.notifications[1]).not.toHaveProperty('vads_identifier_status')
})

test('keeps no card without being asked, or of a refused payment', async () => {
  await bank.decide(await bank.start(), 'pay')
  await bank.decide(await bank.start({ ...register, vads_trans_id: '482a02' }), 'refuse')
  const [unasked, refused] = bank.shop.notifications
  expect(unasked).not.toHaveProperty('vads_identifier')
  expect(refused).toMatchObject({ vads_identifier: '', vads_identifier_status: 'NOT_CREATED' })
})

test('rejects the identifier of no card', async () => {
  for (const identifier of ['0123456789abcdef', 'a b']) {
    const response = await bank.submit({ vads_identifier: identifier })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('30-30')
  }
})
