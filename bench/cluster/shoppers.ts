import { notifyAt } from '../../apps/api/test/checkout.ts'
import type { KillableShop } from '../../apps/api/test/killable-shop.ts'
import { goOn, newPurchase, type Purchase } from '../../apps/api/test/purchase.ts'
import { waitUntil } from '../../apps/api/test/wait-until.ts'
import { arrive } from '../arrivals.ts'
import { readPage } from '../visitor.ts'
import type { Cluster } from './cluster.ts'

/** What shoppers met: each request is one answer. */
export type Met = {
  /** Answers in time and below 500. */
  good: number
  /** Refused with 503 and a time to come back. */
  refused: number
  /** No answer, or 500 and above. */
  failed: number
  /** When each request that failed began, in milliseconds of `performance.now()`. */
  failedAt: number[]
  /** How many failed with each status; 0 for those without an answer. */
  statuses: Map<number, number>
  times: number[]
}

const newMet = (): Met => ({ good: 0, refused: 0, failed: 0, failedAt: [], statuses: new Map(), times: [] })

const rates = { pages: 30, searches: 4, orders: 2 }
const answerMs = 10_000
const againMs = 250
/** A shopper clicks again for that long. */
const patienceSeconds = 60

/** Counts an answer; one that never came has no status. */
function count(met: Met, began: number, status: number | undefined, retryAfter?: string | null): void {
  met.times.push(performance.now() - began)
  if (status !== undefined && status < 500) met.good++
  else if (status === 503 && retryAfter) met.refused++
  else {
    met.failed++
    met.failedAt.push(began)
    met.statuses.set(status ?? 0, (met.statuses.get(status ?? 0) ?? 0) + 1)
  }
}

/** The text of a page of the shop; undefined when it did not come. */
export async function page(cluster: Cluster, path: string, met?: Met): Promise<string | undefined> {
  const began = performance.now()
  const answer = await readPage(cluster.addresses.shop + path, answerMs).catch(() => undefined)
  if (met) count(met, began, answer?.status, answer?.retryAfter)
  return answer?.status === 200 ? answer.text : undefined
}

type Shop = Pick<KillableShop, 'send' | 'sql' | 'notify'>

/** The shop behind the balancer, as buyers and their bank use it. */
function shopOf(cluster: Cluster, met: Met): Shop {
  const { addresses, env, sql } = cluster
  const counted = async <Answer extends { status: number; headers: Headers }>(
    send: () => Promise<Answer>,
  ): Promise<Answer> => {
    const began = performance.now()
    try {
      const answer = await send()
      count(met, began, answer.status, answer.headers.get('retry-after'))
      return answer
    } catch (error) {
      count(met, began, undefined)
      throw error
    }
  }
  const post = async (body: string) => {
    const answer = await fetch(`${addresses.api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'fr' },
      body,
      signal: AbortSignal.timeout(answerMs),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return {
    sql,
    send: async (query, variables = {}) => {
      const { status, text } = await counted(() => post(JSON.stringify({ query, variables })))
      return { status, headers: {}, ...JSON.parse(text) }
    },
    notify: async (fields) => {
      const provider = { vads_site_id: env['PAYZEN_SITE_ID'] ?? '', vads_ctx_mode: env['PAYZEN_MODE'] ?? '' }
      return await counted(() => notifyAt(addresses.api, { ...fields, ...provider }, env['PAYZEN_KEY']))
    },
  }
}

/** Goes on until the purchase is paid; answers what was last wrong when patience ends before. */
async function buy(shop: Shop, purchase: Purchase): Promise<string | undefined> {
  const patience = { seconds: patienceSeconds, pauseMs: againMs }
  return await waitUntil('a shopper is done', () => goOn(shop, purchase).then(() => true), patience).then(
    () => undefined,
    (error: unknown) => String(error instanceof Error ? error.cause : error),
  )
}

export type Visits = {
  pages: Met
  searches: Met
  buyers: Met
  purchases: readonly Purchase[]
  /** Shoppers who gave up, with what they were last told. */
  stuck: readonly string[]
}

let bought = 0

/** Browsers, searchers and buyers of these products for some seconds; resolves when each purchase has ended. */
export async function shopFor(
  cluster: Cluster,
  {
    seconds,
    paths,
    words,
    skus,
  }: { seconds: number; paths: readonly string[]; words: readonly string[]; skus: readonly string[] },
): Promise<Visits> {
  const [pages, searches, buyers] = [newMet(), newMet(), newMet()]
  const shop = shopOf(cluster, buyers)
  const purchases: Purchase[] = []
  const stuck: string[] = []
  let looked = 0
  let searched = 0
  await Promise.all([
    arrive(() => page(cluster, paths[looked++ % paths.length] ?? '/fr', pages), rates.pages, seconds),
    arrive(
      () => {
        const word = `${words[searched % words.length] ?? ''} ${Math.floor(searched++ / words.length)}`
        return page(cluster, `/fr/recherche?${new URLSearchParams({ q: word })}`, searches)
      },
      rates.searches,
      seconds,
    ),
    arrive(
      async () => {
        const number = bought++
        const purchase = newPurchase(skus[number % skus.length] ?? '', number.toString(36).padStart(6, '0'))
        purchases.push(purchase)
        const reason = await buy(shop, purchase)
        if (reason !== undefined) stuck.push(reason)
      },
      rates.orders,
      seconds,
    ),
  ])
  return { pages, searches, buyers, purchases, stuck }
}
