import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../platform/context.ts'
import { countSoldOut, selectShopFigures, type ShopFigures } from './shop-figures.sql.ts'

const figuresMs = 15_000
/** The count reads every stock item. */
const soldOutMs = 5 * 60_000
/** A scrape does not wait longer for the database: what the process measures itself must arrive even then. */
const patienceMs = 1000

/** Shows what waits and what failed in the whole shop; every process that does shows the same. */
export function observeShopFigures({ sql, telemetry: { metrics } }: App): void {
  const figures = kept(figuresMs, () => selectShopFigures(sql))
  const soldOut = kept(soldOutMs, () => countSoldOut(sql))
  type Values = readonly { labels?: Record<string, string>; value: number }[]
  const gauge = (name: string, unit: string, description: string, read: (shop: ShopFigures) => Values) =>
    metrics.observe({ name, unit, description, kind: 'gauge' }, async () => {
      const shop = await figures()
      return shop ? read(shop) : []
    })
  gauge('comptoir.mails', '{mail}', 'Mails that wait, and that failed for good.', (shop) => [
    { labels: { 'comptoir.state': 'waiting' }, value: shop.mailsWaiting },
    { labels: { 'comptoir.state': 'failed' }, value: shop.mailsFailed },
  ])
  gauge('comptoir.mail.delay', 's', 'Age of the oldest mail that is due.', (shop) => [
    { value: shop.mailDelaySeconds },
  ])
  gauge('comptoir.payments', '{payment}', 'Payments of the last 24 hours by state.', (shop) =>
    paymentStates.map((state) => ({
      labels: { 'comptoir.state': state },
      value: shop.payments[state] ?? 0,
    })),
  )
  gauge(
    'comptoir.payment.operations',
    '{operation}',
    'Refunds, captures and others that the payment provider has not decided.',
    (shop) => [{ value: shop.paymentOperations }],
  )
  gauge('comptoir.payment.issues', '{payment}', 'Payments that staff have to look at.', (shop) => [
    { value: shop.paymentIssues },
  ])
  gauge('comptoir.jobs.lag', 's', 'How long the oldest job that is due has waited.', (shop) => [
    { value: shop.jobLagSeconds },
  ])
  gauge('comptoir.jobs.dead', '{job}', 'Jobs that failed at their last try.', (shop) => [
    { value: shop.jobsDead },
  ])
  gauge('comptoir.jobs.put_aside', '{row}', 'Rows that jobs gave up.', (shop) => [
    { value: shop.rowsPutAside },
  ])
  gauge('comptoir.webhooks', '{delivery}', 'Webhooks that wait, and that were given up.', (shop) => [
    { labels: { 'comptoir.state': 'waiting' }, value: shop.webhooksWaiting },
    { labels: { 'comptoir.state': 'failed' }, value: shop.webhooksFailed },
  ])
  metrics.observe(
    {
      name: 'comptoir.stock.sold_out',
      unit: '{product}',
      description: 'Products on sale that nobody can order.',
      kind: 'gauge',
    },
    async () => {
      const value = await soldOut()
      return value === undefined ? [] : [{ value }]
    },
  )
}

const paymentStates = ['waiting', 'pending', 'paid', 'refused', 'cancelled'] as const

/** Reads anew when the last value is older than `ms`; undefined while there is none of the last time and the one before. */
function kept<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value | undefined> {
  let last: { value: Value; at: number } | undefined
  let reading: Promise<void> | undefined
  const readAnew = async () => {
    try {
      last = { value: await read(), at: performance.now() }
    } catch {
      // The database does not answer: what there is gets too old.
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (!last || performance.now() - last.at > ms) {
      reading ??= readAnew()
      await Promise.race([reading, wait(patienceMs, undefined, { ref: false })])
    }
    return last && performance.now() - last.at <= 2 * ms ? last.value : undefined
  }
}
