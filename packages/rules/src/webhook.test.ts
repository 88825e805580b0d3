import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isPermission } from './permissions.ts'
import {
  isGone,
  isReceived,
  isWebhookEvent,
  WEBHOOK_ATTEMPTS,
  WEBHOOK_EVENTS,
  webhookAddressProblem,
  webhookRetryDelay,
} from './webhook.ts'

describe('the plan of attempts', () => {
  const plan = (random: () => number) =>
    Array.from({ length: WEBHOOK_ATTEMPTS - 1 }, (_, at) => webhookRetryDelay(at + 1, random) ?? 0)

  it('has eight attempts within about a day', () => {
    expect(WEBHOOK_ATTEMPTS).toBe(8)
    const hours = plan(() => 0.5).reduce((sum, delay) => sum + delay, 0) / 3_600_000
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(25)
    expect(webhookRetryDelay(WEBHOOK_ATTEMPTS)).toBeUndefined()
  })

  it('waits longer each time, spread by a tenth', () => {
    expect(plan(() => 0.5).slice(0, 3)).toEqual([60_000, 300_000, 1_800_000])
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: WEBHOOK_ATTEMPTS - 2 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, one, other) => {
          const now = webhookRetryDelay(attempts, () => one) ?? 0
          const next = webhookRetryDelay(attempts + 1, () => other) ?? 0
          expect(next).toBeGreaterThan(now)
        },
      ),
    )
  })
})

test.each([
  ['https://crm.example/hook?shop=1', undefined],
  ['https://crm.example:8443/hook', undefined],
  ['http://localhost:4000/hook', undefined],
  ['http://crm.example/hook', 'insecure'],
  ['https://user:secret@crm.example/hook', 'credentials'],
  ['https://user@crm.example/hook', 'credentials'],
  ['ftp://crm.example/hook', 'malformed'],
  ['crm.example/hook', 'malformed'],
  ['', 'malformed'],
  [`https://crm.example/${'x'.repeat(2000)}`, 'malformed'],
])('the address %s: %s', (address, problem) => {
  expect(webhookAddressProblem(address, (host) => host === 'localhost')).toBe(problem)
})

test('every event needs a permission that exists', () => {
  for (const permission of Object.values(WEBHOOK_EVENTS)) expect(isPermission(permission)).toBe(true)
  expect(isWebhookEvent('order.placed')).toBe(true)
  expect(isWebhookEvent('toString')).toBe(false)
})

test.each([
  [200, true, false],
  [204, true, false],
  [301, false, false],
  [410, false, true],
  [500, false, false],
])('the answer %i: received %s, gone %s', (status, received, gone) => {
  expect(isReceived(status)).toBe(received)
  expect(isGone(status)).toBe(gone)
})
