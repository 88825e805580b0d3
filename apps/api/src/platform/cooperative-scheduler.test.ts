import { afterEach, expect, it, vi } from 'vitest'
import {
  yieldToEventLoop,
  awaitedWork,
  forEachIndexYielding,
  forEachYielding,
  prioritise,
  CooperativeScheduler,
  sortYielding,
} from './cooperative-scheduler.ts'
import { interactive } from './interactive.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Something urgent that takes a few turns. */
async function urgentWork(done: () => void): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await yieldToEventLoop()
  done()
}

it('lets urgent work run first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const order: string[] = []
  prioritise(urgentWork(() => order.push('urgent')))
  await new CooperativeScheduler().yield()
  order.push('long')
  expect(order).toEqual(['urgent', 'long'])
})

it('does not let urgent work wait for itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const work = (async () => {
    for (let step = 0; step < 3; step++) await new CooperativeScheduler(1, { isUrgent: true }).yield()
  })()
  prioritise(work)
  // It would never end, since the time for which work waits does not pass.
  await work
})

it('continues long work while urgent work hangs or fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<void>()
  prioritise(promise)
  const rested = new CooperativeScheduler().yield()
  await yieldToEventLoop()
  await yieldToEventLoop()
  vi.advanceTimersByTime(1000)
  await rested
  resolve()
  prioritise(Promise.reject(new Error('failed')))
  await new CooperativeScheduler().yield()
})

it('processes each item once and sorts like Array.sort', async () => {
  const done: number[] = []
  await forEachIndexYielding(100, (index) => done.push(index))
  expect(done).toEqual([...Array(100).keys()])
  const keys = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 501)
  const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0)
  expect([...(await sortYielding(keys.length, compare))]).toEqual([...keys.keys()].toSorted(compare))
})

it('does not let work rest for the shopper who waits for it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let sum = 0
  // Each step takes a millisecond.
  const add = (item: number) => {
    sum += item
    vi.advanceTimersByTime(1)
  }
  let turns = 0
  const work = { isDone: false }
  const counting = (async () => {
    for (; !work.isDone; turns++) await yieldToEventLoop()
  })()
  await interactive(async () => await forEachYielding([...Array(200).keys()], add, awaitedWork()))
  work.isDone = true
  await counting
  expect(sum).toBe(19_900)
  // One for each time that it yields: during a rest there are thousands.
  expect(turns).toBeLessThan(20)
})
