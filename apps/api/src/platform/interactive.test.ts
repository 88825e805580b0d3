import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'

type Interactive = typeof import('./interactive.ts')
let interactive: Interactive['interactive']
let deferrable: Interactive['deferrable']
let isBusyWithShoppers: Interactive['isBusyWithShoppers']

beforeEach(async () => {
  vi.resetModules()
  ;({ interactive, deferrable, isBusyWithShoppers } = await import('./interactive.ts'))
})

it('runs deferrable work at once while no shopper waits', () => {
  let hasRun = false
  void deferrable('rare', () => (hasRun = true))
  expect(hasRun).toBe(true)
})

it('runs deferrable work one at a time in order during an interactive operation', async () => {
  const { promise: placed, resolve: place } = Promise.withResolvers<void>()
  const order = interactive(() => placed)
  expect(isBusyWithShoppers()).toBe(true)
  const ran: number[] = []
  const queries = [1, 2, 3].map((number) => deferrable('rare', () => ran.push(number)))
  expect(ran).toEqual([])
  await queries[0]
  expect(ran).toEqual([1])
  await setImmediate()
  await Promise.all(queries)
  expect(ran).toEqual([1, 2, 3])
  place()
  await order
  expect(isBusyWithShoppers()).toBe(false)
})

it('runs frequent documents first', async () => {
  const { promise: placed, resolve: place } = Promise.withResolvers<void>()
  const order = interactive(() => placed)
  const ran: string[] = []
  const first = deferrable('rare', () => ran.push('rare'))
  const others = (['rare', 'frequent'] as const).map((lane) => deferrable(lane, () => ran.push(lane)))
  await Promise.all([first, ...others])
  expect(ran).toEqual(['rare', 'frequent', 'rare'])
  place()
  await order
})

it('continues after a failed operation', async () => {
  const failed = interactive(() => Promise.reject(new Error('refused')))
  await expect(failed).rejects.toThrow('refused')
  expect(isBusyWithShoppers()).toBe(false)
})

it('rejects a query when 500 are waiting, with a temporary error', async () => {
  const { promise: placed, resolve: place } = Promise.withResolvers<void>()
  const order = interactive(() => placed)
  const queries = Array.from({ length: 501 }, () => deferrable('rare', () => 'answer'))
  // The first one began its turn when it came, so that 500 wait behind it.
  await expect(deferrable('rare', () => 'answer')).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' })
  place()
  await order
  expect(await Promise.all(queries)).toHaveLength(501)
})
