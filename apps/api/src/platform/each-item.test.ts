import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eachItem } from './each-item.ts'
import { jobsCommand } from './jobs-command.ts'
import type { ProcessJob } from './jobs.ts'
import { runProcessJobs } from './process-jobs.ts'

let shop: TestApi
let now = new Date('2026-11-21T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())

it('postpones a failing row without stopping the others, gives up in the end, lists it and retries on request', async () => {
  const { app } = shop.api
  const worked: number[] = []
  const run = () =>
    eachItem(app, { job: 'try', ids: [1, 2, 3] }, async (id) => {
      worked.push(id)
      if (id === 2) throw new Error('the second fails')
      return await Promise.resolve(true)
    })
  expect(await run()).toBe(2)
  expect(worked).toEqual([1, 2, 3])
  worked.length = 0
  expect(await run()).toBe(2)
  expect(worked).toEqual([1, 3])
  for (let attempt = 2; attempt <= 12; attempt++) {
    now = new Date(now.getTime() + 2 * DAY_MS)
    await run()
  }
  expect(await jobsCommand(app, ['failed'])).toBe('try  2  12 attempts  given up  the second fails')
  now = new Date(now.getTime() + 365 * DAY_MS)
  worked.length = 0
  await run()
  expect(worked).toEqual([1, 3])
  expect(await jobsCommand(app, ['retry'])).toBe('1 failures are tried again.')
  await run()
  expect(worked).toEqual([1, 3, 1, 2, 3])
  await expect(jobsCommand(app, ['what'])).rejects.toThrow('Use one of')
})

it('does not count a lock timeout as a failure of the row', async () => {
  const { app } = shop.api
  const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  const fail = () => Promise.reject(locked)
  expect(await eachItem(app, { job: 'locked', ids: [1, 2] }, fail)).toBe(0)
  expect(await jobsCommand(app, ['failed'])).not.toContain('locked')
})

it('stops the run when the database is unavailable', async () => {
  const lost = Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' })
  const run = eachItem(shop.api.app, { job: 'lost', ids: [1, 2] }, () => Promise.reject(lost))
  await expect(run).rejects.toBe(lost)
})

it('never runs a job twice at once, repeats it after a failure, and stops', async () => {
  let underWay = 0
  let most = 0
  let runs = 0
  const enough = Promise.withResolvers<void>()
  const job: ProcessJob = {
    name: 'slow',
    everySeconds: 0.001,
    run: async () => {
      most = Math.max(most, ++underWay)
      await shop.sql`select 1`
      underWay--
      if (++runs === 5) enough.resolve()
      if (runs === 2) throw new Error('the second run fails')
    },
  }
  const stop = new AbortController()
  const running = new Set<string>()
  const ends = runProcessJobs(shop.api.app, [job], stop.signal, running)
  await enough.promise
  stop.abort()
  await ends
  expect(running).toEqual(new Set())
  expect(most).toBe(1)
  expect(runs).toBeGreaterThanOrEqual(5)
})
