import { getConstructionPlans } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { testSettings } from '../../test/settings.ts'
import { withApp } from '../with-app.ts'
import type { App } from './context.ts'
import { connect, type Sql } from './database.ts'
import { listJobs, nextTime, runJob } from './job-control.ts'
import { upsertFailure } from './job-failures.sql.ts'
import { createQueue, QUEUE, withQueue } from './job-queue.ts'
import { jobsCommand } from './jobs-command.ts'
import type { ScheduledJob } from './jobs.ts'
import { startScheduledJobs } from './scheduled-jobs.ts'

/** No job is due by its schedule while the tests run. */
const never = '0 0 29 2 *'
const quick = { jobs: 0.5, schedules: 45, due: 45, leases: 3600, upkeep: 3600 }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: Sql
let run: () => Promise<unknown> = async () => undefined
const job: ScheduledJob = { name: 'do work', schedule: never, run: async () => await run() }
const processes: { stop: AbortController; ends: Promise<unknown> }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  sql = connect(database.url, 4)
})
afterEach(async () => {
  for (const { stop } of processes) stop.abort()
  await Promise.all(processes.splice(0).map(({ ends }) => ends))
  await sql`delete from job_queue.job`
  await sql`delete from job_run`
  await sql`delete from job_failure`
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** A process that runs the job, with a pool of its own. */
function startProcess(): void {
  const stop = new AbortController()
  const pool = connect(database.url, 4)
  const ends = withApp(pool, testSettings(), (app) =>
    startScheduledJobs({ ...app, jobs: [job] }, [job], database.url, stop.signal, quick),
  ).finally(() => pool.end())
  processes.push({ stop, ends })
}

const inApp = async <T>(work: (app: App) => Promise<T>): Promise<T> =>
  await withApp(sql, testSettings(), (app) => work({ ...app, jobs: [job] }))
const status = async () => (await inApp(listJobs))[0]
const command = async (...words: string[]) => await inApp((app) => jobsCommand(app, words))

/** A process that took the job and was killed: it renews its lease no more. */
async function killWhileRunning(): Promise<void> {
  const killed = await createQueue({ connectionString: database.url, schedule: false, supervise: false })
  await killed.start()
  expect(await killed.fetch(QUEUE)).toHaveLength(1)
  await killed.stop({ graceful: false })
}

/** What every process does each minute: it looks for runs whose lease has ended. */
async function lookForEndedLeases(): Promise<void> {
  const queue = await createQueue({ connectionString: database.url, schedule: false, supervise: false })
  queue.on('error', (error) => {
    throw error
  })
  await queue.start()
  await sql`update job_queue.queue set monitor_on = null, monitor_claim_on = null`
  await queue.supervise(QUEUE)
  await queue.stop({ graceful: false })
}

describe('Jobs on the queue', () => {
  it('runs one at a time over all processes', async () => {
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    let runs = 0
    run = async () => {
      runs++
      started.resolve()
      await mayEnd.promise
    }
    startProcess()
    startProcess()
    expect(await runJob(sql, job)).toBe(true)
    await started.promise
    expect(await status()).toMatchObject({ state: 'running', nextRunAt: null })
    expect(await runJob(sql, job)).toBe(false)
    mayEnd.resolve()
    await eventually(async () =>
      expect(await status()).toMatchObject({ state: 'idle', tries: 1, lastError: null }),
    )
    expect(runs).toBe(1)
  })

  it('gives the run of a killed process to another one when its lease has ended', async () => {
    const ran = Promise.withResolvers<void>()
    run = async () => ran.resolve()
    await runJob(sql, job)
    await killWhileRunning()
    await lookForEndedLeases()
    expect(await status()).toMatchObject({ state: 'running' })

    await sql`update job_queue.job set heartbeat_on = now() - interval '2 minutes'`
    await lookForEndedLeases()
    expect(await status()).toMatchObject({ state: 'retry' })
    await command('run', 'do-work')
    startProcess()
    await ran.promise
    await eventually(async () => expect(await status()).toMatchObject({ state: 'idle', tries: 2 }))
  })

  it('tries again after growing pauses, gives up after the fifth try, and runs when a person asks', async () => {
    run = async () => {
      throw new Error('the disk is full')
    }
    startProcess()
    await runJob(sql, job)
    const pauses: number[] = []
    for (let tries = 1; tries <= 4; tries++) {
      await eventually(async () =>
        expect(await status()).toMatchObject({ state: 'retry', tries, lastError: 'the disk is full' }),
      )
      const [row] = await sql<{ seconds: number }[]>`
        select extract(epoch from start_after - now())::float8 as seconds from job_queue.job where name = 'jobs' and state = 'retry'`
      pauses.push(row?.seconds ?? 0)
      await runJob(sql, job)
    }
    expect(pauses[0]).toBeGreaterThan(45)
    expect(pauses[1]).toBeGreaterThan(100)
    expect(pauses[2]).toBeGreaterThan(200)
    expect(pauses[3]).toBeGreaterThan(400)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(900)

    await eventually(async () =>
      expect(await status()).toMatchObject({ state: 'dead', tries: 5, lastError: 'the disk is full' }),
    )
    expect(await command('list')).toContain('dead')
    run = async () => undefined
    expect(await command('retry', 'do work')).toBe('1 failures are tried again.')
    await eventually(async () =>
      expect(await status()).toMatchObject({ state: 'idle', tries: 1, lastError: null }),
    )
    expect(await command('list')).not.toContain('disk')
  })

  it('forgets what it gave up when it succeeds by its schedule', async () => {
    await sql`
      insert into job_queue.job (name, singleton_key, data, source_name, source_retry_count, source_output)
      values ('dead-jobs', 'do-work', '{"job": "do work"}', 'jobs', 4, '{"message": "the disk is full"}')`
    expect(await status()).toMatchObject({ state: 'dead', lastError: 'the disk is full' })
    run = async () => undefined
    startProcess()
    await withQueue(sql, (queue) => queue.send(QUEUE, { job: job.name }, { singletonKey: 'do-work' }))
    await eventually(async () => expect(await status()).toMatchObject({ state: 'idle', lastError: null }))
  })

  it('shows and retries rows that the job has put aside', async () => {
    await upsertFailure(sql, {
      job: job.name,
      item: 7,
      attempts: 12,
      nextAttemptAt: null,
      lastError: 'broken',
    })
    expect(await status()).toMatchObject({ state: 'idle', putAside: 1, lastError: 'broken' })
    expect(await command('failed')).toContain('do work  7  12 attempts  given up  broken')
    expect(await command('retry')).toBe('1 failures are tried again.')
    expect(await command('failed')).toBe('No row was put aside.')
  })

  it('refuses names of no job', async () => {
    await expect(command('run', 'be lazy')).rejects.toThrow('There is no job "be lazy".')
  })
})

describe('Schedules', () => {
  it.each([
    { what: 'the day on which clocks go forward', after: '2027-03-27T12:00Z', next: '2027-03-28T01:00Z' },
    { what: 'the day on which clocks go back', after: '2027-10-30T12:00Z', next: '2027-10-31T02:00Z' },
    { what: 'summer', after: '2027-07-01T12:00Z', next: '2027-07-02T01:00Z' },
    { what: 'winter', after: '2027-12-01T12:00Z', next: '2027-12-02T02:00Z' },
  ])('keep to the time of the shop in $what', async ({ after, next }) => {
    const queue = await createQueue({ db: { executeSql: async () => ({ rows: [] }) } })
    expect(nextTime(queue, '0 3 * * *', 'Europe/Paris', new Date(after))).toEqual(new Date(next))
  })

  it('are those of the release, in the time zone of the default website', async () => {
    await sql`insert into job_queue.schedule (name, key, cron, timezone) values ('jobs', 'of-an-older-release', '* * * * *', 'UTC')`
    startProcess()
    await eventually(async () =>
      expect(await sql`select key, cron, timezone from job_queue.schedule`).toEqual([
        { key: 'do-work', cron: never, timezone: 'Europe/Paris' },
      ]),
    )
  })
})

it('has the tables that this version of the library expects', async () => {
  const queue = await createQueue({ connectionString: database.url, schedule: false, supervise: false })
  await queue.start()
  const report = await queue.detectSchemaDrift()
  await queue.stop({ graceful: false })
  expect(getConstructionPlans()).toContain("VALUES ('46')")
  expect(report).toMatchObject({ ok: true })
})
