import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestBank } from './test-bank.ts'

const REST_KEY = 'rest-key-of-the-tests'
let bank: TestBank
let address: string
let uuid: string

beforeEach(async () => {
  bank = new TestBank()
  await bank.open({ restKey: REST_KEY })
  address = await bank.app.listen({ host: '127.0.0.1', port: 0 })
  const path = await bank.start()
  await bank.decide(path, 'pay')
  uuid = path.replace('/vads-payment/', '')
})
afterEach(() => bank.close())

type Answer = { status: string; answer: Record<string, unknown> }
/** Over the network: the bank may break the connection. */
async function call(service: string, body: object, key = REST_KEY): Promise<Answer> {
  const authorization = `Basic ${Buffer.from(`12345678:${key}`).toString('base64')}`
  const answer = await fetch(`${address}/api-payment/V4/${service}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return await answer.json()
}
const tester = (verb: string) => bank.post(`/transactions/${uuid}/${verb}`, {})
const refund = (amount: number) =>
  call('Transaction/CancelOrRefund', { uuid, amount, currency: 'EUR', resolutionMode: 'REFUND_ONLY' })
const credits = async () => {
  const { answer } = await call('Order/Get', { orderId: '000000482' })
  return (answer.transactions as { operationType: string; amount: number }[]).filter(
    ({ operationType }) => operationType === 'CREDIT',
  )
}

test('rejects a wrong key, an unknown service and an unknown transaction', async () => {
  expect(await call('Transaction/Get', { uuid }, 'wrong')).toMatchObject({ answer: { errorCode: 'INT_905' } })
  expect(await call('Transaction/Dance', {})).toMatchObject({ answer: { errorCode: 'INT_901' } })
  expect(await call('Transaction/Get', { uuid: 'x' })).toMatchObject({ answer: { errorCode: 'PSP_010' } })
})

test('refunds a captured payment in parts, at most what is left', async () => {
  expect(await refund(100)).toMatchObject({ status: 'ERROR', answer: { errorCode: 'PSP_076' } })
  await tester('capture')
  expect(await call('Transaction/Get', { uuid })).toMatchObject({ answer: { detailedStatus: 'CAPTURED' } })
  expect(await refund(1560)).toMatchObject({
    status: 'SUCCESS',
    answer: { operationType: 'CREDIT', amount: 1560 },
  })
  expect(await refund(312_200)).toMatchObject({ answer: { errorCode: 'PSP_511' } })
  await refund(310_640)
  expect(await refund(1)).toMatchObject({ answer: { errorCode: 'PSP_104' } })
  expect((await credits()).map(({ amount }) => amount)).toEqual([1560, 310_640])
})

test('reduces or cancels a payment that is not captured', async () => {
  expect(await call('Transaction/Update', { uuid, cardUpdate: { amount: 300_000 } })).toMatchObject({
    answer: { amount: 300_000 },
  })
  expect(await call('Transaction/Cancel', { uuid })).toMatchObject({
    answer: { detailedStatus: 'CANCELLED' },
  })
  expect(await call('Transaction/Cancel', { uuid })).toMatchObject({ answer: { errorCode: 'PSP_105' } })
})

test('refuses, loses or leaves the next refund unanswered, as the tester wants', async () => {
  await tester('capture')
  await tester('refused')
  expect(await refund(100)).toMatchObject({ answer: { errorCode: 'PSP_101' } })
  await tester('lost')
  await expect(refund(200)).rejects.toThrow('fetch failed')
  await tester('unanswered')
  await expect(refund(300)).rejects.toThrow('fetch failed')
  expect((await credits()).map(({ amount }) => amount)).toEqual([200])
  const page = await bank.app.inject('/')
  expect(page.body).toMatch(/2[.,]00/)
})
