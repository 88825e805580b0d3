import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { upsertFailure } from '../job-failures.sql.ts'

let shop: TestApi
let staff: TestStaff
beforeAll(async () => {
  shop = await createTestApi({ jobs: true })
  staff = asStaff(shop, {})
})
afterAll(async () => await shop.close())

type Listed = {
  id: string
  state: string
  lastRunAt: string | null
  lastError: string | null
  putAside: number
}

async function jobs(): Promise<Listed[]> {
  const { data } = await staff.send<{ jobs: Listed[] }>(
    '{ jobs { id state lastRunAt lastError putAside nextRunAt } }',
  )
  return data.jobs
}
const jobNamed = async (id: string) => (await jobs()).find((job) => job.id === id)

async function change(verb: 'runJob' | 'retryJob', id: string): Promise<string | undefined> {
  const { errors } = await staff.send(
    `mutation ($key: ID!, $id: ID!) { ${verb}(idempotencyKey: $key, id: $id) { job { id } } }`,
    { key: newKey(), id },
  )
  return errors?.[0]?.extensions.category
}

const logged = async () =>
  await shop.sql`select action, entity_id as id, after from audit_entry where entity_type = 'job' order by id`

it('runs a job on request, and logs who asked for it', async () => {
  expect(await jobNamed('ask-for-reviews')).toMatchObject({ state: 'IDLE', nextRunAt: expect.any(String) })
  expect(await change('runJob', 'ask-for-reviews')).toBeUndefined()
  await eventually(async () => {
    expect(await jobNamed('ask-for-reviews')).toMatchObject({
      lastRunAt: expect.any(String),
      lastError: null,
    })
  })
  expect(await logged()).toEqual([{ action: 'job.run', id: 'ask-for-reviews', after: null }])
})

it('tries again what a job gave up', async () => {
  const failure = { job: 'delete accounts', item: 5, attempts: 12, nextAttemptAt: null, lastError: 'locked' }
  await upsertFailure(shop.sql, failure)
  await shop.sql`
    insert into job_queue.job (name, singleton_key, data, source_name, source_retry_count, source_output)
    values ('dead-jobs', 'delete-accounts', '{"job": "delete accounts"}', 'jobs', 4, '{"message": "out of memory"}')`
  expect((await jobs())[0]).toMatchObject({
    id: 'delete-accounts',
    state: 'DEAD',
    lastError: 'out of memory',
    putAside: 1,
  })
  const { data } = await staff.send<{ today: { tasks: { kind: string; count: number }[] } }>(
    '{ today(websiteId: "1") { tasks { kind count } } }',
  )
  expect(data.today.tasks.find(({ kind }) => kind === 'JOB_FAILED')).toMatchObject({ count: 2 })

  expect(await change('retryJob', 'delete-accounts')).toBeUndefined()
  expect(await jobNamed('delete-accounts')).toMatchObject({ putAside: 0 })
  expect((await jobNamed('delete-accounts'))?.state).not.toBe('DEAD')
  expect((await logged()).at(-1)).toEqual({
    action: 'job.retry',
    id: 'delete-accounts',
    after: { failures: 2 },
  })
})

it('knows no other jobs, and does not run what every process repeats', async () => {
  expect(await change('runJob', 'be-lazy')).toBe('graphql-no-such-entity')
  expect(await change('runJob', 'deliver-mails')).toBeUndefined()
  expect(await logged()).toHaveLength(2)
})

it('shows nothing to people of single websites', async () => {
  const elsewhere = asStaff(shop, { websiteIds: [1] })
  expect((await elsewhere.send('{ jobs { id } }')).data).toEqual({ jobs: [] })
})
