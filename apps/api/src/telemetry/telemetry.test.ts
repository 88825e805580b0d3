import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { testSettings } from '../../test/settings.ts'
import type { Sql } from '../platform/database.ts'
import { QUEUE, withQueue } from '../platform/job-queue.ts'

let shop: TestApi

beforeAll(async () => {
  const telemetry = { ...testSettings().telemetry, metricsPort: 0 }
  // Only where jobs run are their figures told; none runs here.
  shop = await createTestApi({ settings: { telemetry, runsJobs: true }, prepare: fallBehind })
})
afterAll(() => shop.close())

/** A mail waits and one failed, a job waits, a row was put aside, and nearly everything is sold out. */
async function fallBehind(sql: Sql): Promise<void> {
  await sql`
    insert into mail (store_id, kind, recipient, subject, html, plain, failed_at, next_attempt_at, created_at)
    select id, 'test', 'jo@example.com', 'a', 'b', 'c', failed_at, due, now() - interval '20 minutes'
      from (select min(id) as id from store) as first,
           (values (now(), 'infinity'::timestamptz), (null, now())) as mails (failed_at, due)`
  await withQueue(sql, async (queue) => await queue.send(QUEUE, { job: 'wait' }, { singletonKey: 'wait' }))
  await sql`update job_queue.job set start_after = now() - interval '10 minutes' where name = ${QUEUE}`
  await sql`
    insert into job_failure (job, item, attempts, next_attempt_at, last_error)
    values ('encode pictures', 1, 5, 'infinity', 'no picture'), ('encode pictures', 2, 1, now(), 'later')`
  await sql`
    update stock_item set quantity = 0, manage_stock = true, backorders = false
     where product_id <> (select id from product where sku = ${sku})`
}

const sku = 'VSQ-CLAIR'

/** The values of a metric by its first label. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const metric = (await shop.api.app.telemetry.metrics.collect()).find((one) => one.name === name)
  const readings = metric?.kind === 'histogram' ? [] : (metric?.readings ?? [])
  return Object.fromEntries(
    readings.map(({ labels = {}, value }) => [Object.values(labels)[0] ?? 'value', value]),
  )
}

it('counts the orders that are placed', async () => {
  expect(await valuesOf('comptoir.orders.placed')).toEqual({})
  await placed(shop, { sku, quantity: 1 })
  expect(await valuesOf('comptoir.orders.placed')).toEqual({ fontaines: 1 })
})

it('tells what waits and what failed in the shop', async () => {
  const [counted] = await shop.sql<{ products: number }[]>`
    select count(*)::integer as products from product p join stock_item s on s.product_id = p.id
     where p.is_enabled and p.sku <> ${sku}`
  const products = counted?.products ?? 0
  expect(await valuesOf('comptoir.mails')).toMatchObject({ failed: 1 })
  expect((await valuesOf('comptoir.mail.delay')).value).toBeGreaterThanOrEqual(1200)
  expect((await valuesOf('comptoir.jobs.lag')).value).toBeGreaterThanOrEqual(600)
  expect(await valuesOf('comptoir.jobs.put_aside')).toEqual({ value: 1 })
  expect(await valuesOf('comptoir.stock.sold_out')).toEqual({ value: products })
  expect(products).toBeGreaterThan(10)
  const states = ['waiting', 'pending', 'paid', 'refused', 'cancelled']
  expect(Object.keys(await valuesOf('comptoir.payments'))).toEqual(states)
})
