import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from './signature.ts'

test('signs the example of Standard Webhooks', () => {
  const headers = signedHeaders(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    },
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('signs with each secret while two are valid', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()]
  expect(one).not.toBe(other)
  const message = { id: 'evt_1', at: new Date('2026-11-24T10:00:00.900Z'), body: '{"a":"é"}' }
  const signatures = signedHeaders(message, [one, other])['webhook-signature']?.split(' ')
  const expected = [one, other].map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const hmac = createHmac('sha256', key)
    hmac.update('evt_1.')
    hmac.update('1795514400.')
    hmac.update(Buffer.from('{"a":"é"}', 'utf8'))
    return `v1,${hmac.digest('base64')}`
  })
  expect(signatures).toEqual(expected)
})
