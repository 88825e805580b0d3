import { setTimeout as delay } from 'node:timers/promises'
import { ledgerProblems, readShelf } from '../apps/api/test/ledger.ts'
import type { Purchase } from '../apps/api/test/purchase.ts'
import { say } from '../scripts/processes.ts'
import { startCluster, type Cluster } from './cluster/cluster.ts'
import { faults, type Fault } from './cluster/faults.ts'
import { changePrices, type Priced } from './cluster/owner.ts'
import { shopFor, type Met, type Visits } from './cluster/shoppers.ts'
import { percentileOf, report } from './report.ts'

/** Before the fault, in milliseconds. */
const quietMs = 3000
/** Shoppers go on after the repair. */
const afterSeconds = 5
const faultSeconds = 30
const skus = ['VSQ-CLAIR', 'VSQ-TENDRE', 'VSQ-DUO', 'VSQ-DEBIT']
const paths = [
  '/fr',
  '/fr/particuliers',
  '/fr/comptoir-3.html',
  '/en/for-the-home',
  '/it/comptoir-3.html',
  '/fr/panier',
]
const words = ['carafe', 'filtre', 'fontaine', 'verre', 'cartouche']
const priced: Priced = { sku: 'VSQ-SM', path: '/fr/source-mitigeur.html', withoutTax: 500 }

/** Shoppers of every kind, while each part of a cluster is killed, paused and slowed in turn, and all are replaced. */
export async function benchCluster(): Promise<void> {
  const cluster = await startCluster()
  try {
    await cluster.sql`update stock_item set quantity = 1000000 where manage_stock`
    for (const fault of faults) await tryFault(cluster, fault)
  } finally {
    await cluster.close()
  }
}

async function tryFault(cluster: Cluster, fault: Fault): Promise<void> {
  const shelf = await readShelf(cluster.sql)
  const before = await paidOrders(cluster)
  const over = new AbortController()
  const owner = changePrices(cluster, { ...priced, withoutTax: priced.withoutTax + raised }, over.signal)
  const happening = delay(quietMs).then(() => fault.happen(cluster))
  const visits = await shopFor(cluster, { seconds: faultSeconds, paths, words, skus })
  await happening
  await delay(afterSeconds)
  over.abort()
  const { changes, looks, oldestMs } = await owner
  raised += changes
  const wrong = [
    ...visits.stuck.map((reason) => `a shopper is stuck: ${reason}`),
    ...(await wrongOrders(cluster, visits.purchases, before)),
    ...(await ledgerProblems(cluster.sql, shelf)),
    ...(looks > 0 ? [] : ['no page showed a price']),
  ]
  for (const one of wrong) say(`  ${one}`)
  reportFault(fault.what, { visits, wrong: wrong.length, changes, oldestMs })
}

let raised = 0

/** Orders that were lost, or made twice. */
async function wrongOrders(
  cluster: Cluster,
  purchases: readonly Purchase[],
  before: number,
): Promise<string[]> {
  const paid = (await paidOrders(cluster)) - before
  const told = purchases.filter(({ isPaid }) => isPaid)
  const numbers = new Set(told.map(({ number }) => number))
  return [
    ...(numbers.size === told.length ? [] : ['two shoppers have one order']),
    ...(paid === told.length ? [] : [`${told.length} orders were paid and ${paid} are in the database`]),
  ]
}

async function paidOrders({ sql }: Cluster): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from sales_order where payment_state = 'paid'`
  return row?.count ?? Number.NaN
}

type Outcome = { visits: Visits; wrong: number; changes: number; oldestMs: number }

function reportFault(what: string, { visits, wrong, changes, oldestMs }: Outcome): void {
  const { pages, searches, buyers, purchases } = visits
  report({
    what: `${what}: orders lost, doubled or wrong`,
    value: wrong,
    unit: '',
    bar: 0,
    against: `${purchases.length} orders`,
  })
  for (const [who, met] of [
    ['browsers', pages],
    ['searchers', searches],
    ['buyers', buyers],
  ] as const)
    report({
      what: `${what}: failed requests of ${who}`,
      value: shareFailed(met),
      unit: '%',
      bar: 1,
      against: described(met),
    })
  report({
    what: `${what}: oldest price shown`,
    value: oldestMs,
    unit: 'ms',
    bar: 1000,
    against: `${changes} prices changed`,
  })
}

const shareFailed = ({ good, refused, failed }: Met) => (100 * failed) / Math.max(1, good + refused + failed)

function described({ good, refused, failed, failedAt, statuses, times }: Met): string {
  const lasted = failedAt.length > 0 ? Math.max(...failedAt) - Math.min(...failedAt) : 0
  return [
    `${failed} of ${good + refused + failed}`,
    ...(failed > 0
      ? [
          `${[...statuses].map(([status, count]) => `${count} with ${status}`).join(' and ')} within ${(lasted / 1000).toFixed(1)} s`,
        ]
      : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
    `median ${percentileOf(times, 0.5).toFixed(0)} ms, 99th percentile ${percentileOf(times, 0.99).toFixed(0)} ms`,
  ].join(', ')
}
