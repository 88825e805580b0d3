import { say } from '../scripts/processes.ts'
import { arrive } from './arrivals.ts'
import { keepChart, percentileOf, report } from './report.ts'
import { addresses, benchDatabase, load, startMeasuredShop } from './shop.ts'
import { visit as visitPage, type Visit as PageVisit } from './visitor.ts'

/** Arrivals as multiples of what the shop can serve. */
const steps = [0.5, 1, 1.5, 2, 3]
const secondsOfStep = 15
const settlingMs = 1000
const recoverySeconds = 6
const windowMs = 500
/** Every fifth visitor has a cart. */
const buyersEvery = 5
const carts = 40
const capacityPages = 1500

type Visit = PageVisit & { isBuyer: boolean; beganAt: number }

/**
 * Visitors who come whether the shop answers or not: up to three times as many as it can serve. Visitors see a category by a
 * range of prices that nobody saw before, buyers their cart, so that every page is rendered.
 */
export async function benchOverload(): Promise<void> {
  const database = await benchDatabase()
  const shop = await startMeasuredShop(database.url)
  try {
    const ids = await Promise.all(Array.from({ length: carts }, cartWithLine))
    const visit = visitor(ids)
    await load(capacityPages, 8, async () => void (await visit()))
    const wallMs = await load(capacityPages, 8, async () => void (await visit()))
    const capacity = (capacityPages * 1000) / wallMs
    say(
      `\nServed ${capacity.toFixed(0)} pages a second, 8 visitors at a time. Arrivals in multiples of it:\n`,
    )
    say(
      ['arrivals', 'came/s', 'served/s', 'refused', 'p50 ms', 'p99 ms', 'buyers refused', 'refusal p99 ms']
        .map(cell)
        .join(''),
    )
    const curve: { step: number; visits: Visit[] }[] = []
    for (const step of steps) {
      const visits = settled(await arrive(visit, capacity * step, secondsOfStep))
      curve.push({ step, visits })
      say(rowOf(step, visits))
    }
    const after = await arrive(visit, capacity * (steps[0] ?? 0), recoverySeconds)
    reportCurve(curve, after, capacity)
  } finally {
    await shop.stop()
    await database.stop()
  }
}

/** A cart with a line, for the cookie of a buyer. */
async function cartWithLine(): Promise<string> {
  const ask = async (query: string) => {
    const answer = await fetch(`${addresses.api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }
  const { createEmptyCart: id } = await ask('mutation { createEmptyCart }')
  await ask(
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "VSQ-CLAIR", quantity: 1 }]) { user_errors { message } } }`,
  )
  return id
}

function visitor(cartIds: readonly string[]): () => Promise<Visit> {
  let next = 0
  return async () => {
    const index = next++
    const isBuyer = index % buyersEvery === 0
    const cart = cartIds[Math.floor(index / buyersEvery) % cartIds.length] ?? ''
    const path = isBuyer ? '/fr/panier' : `/fr/particuliers?price=${100 + index}_${900_000 + index}`
    const beganAt = performance.now()
    const visited = await visitPage(path, isBuyer ? `cart_id=${cart}` : undefined)
    if (visited.status !== 200 && visited.status !== 503)
      throw new Error(`${path} answers ${visited.status}.`)
    return { ...visited, isBuyer, beganAt }
  }
}

/** Without the start of the step, when the event loop is not full yet. */
function settled(visits: readonly Visit[]): Visit[] {
  const started = Math.min(...visits.map(({ beganAt }) => beganAt))
  return visits.filter(({ beganAt }) => beganAt - started >= settlingMs)
}

const isServed = ({ status }: Visit) => status === 200
const times = (visits: readonly Visit[]) => visits.map(({ ms }) => ms)
const share = (part: readonly Visit[], of: readonly Visit[]) => (100 * part.length) / Math.max(1, of.length)
const servedPerSecond = (visits: readonly Visit[]) =>
  visits.filter(isServed).length / (secondsOfStep - settlingMs / 1000)

const cell = (text: string) => text.padStart(16)

function rowOf(step: number, visits: readonly Visit[]): string {
  const served = visits.filter(isServed)
  const refused = visits.filter((one) => !isServed(one))
  const buyers = visits.filter(({ isBuyer }) => isBuyer)
  return [
    `${step}x`,
    (visits.length / (secondsOfStep - settlingMs / 1000)).toFixed(0),
    servedPerSecond(visits).toFixed(0),
    `${share(refused, visits).toFixed(0)} %`,
    percentileOf(times(served), 0.5).toFixed(1),
    percentileOf(times(served), 0.99).toFixed(1),
    `${share(
      buyers.filter((one) => !isServed(one)),
      buyers,
    ).toFixed(0)} %`,
    refused.length > 0 ? percentileOf(times(refused), 0.99).toFixed(1) : '-',
  ]
    .map(cell)
    .join('')
}

function reportCurve(
  curve: readonly { step: number; visits: Visit[] }[],
  after: readonly Visit[],
  capacity: number,
): void {
  const quiet = percentileOf(times(curve[0]?.visits ?? []), 0.5)
  const most = curve.at(-1)?.visits ?? []
  const served = most.filter(isServed)
  const refused = most.filter((one) => !isServed(one))
  const [buyers, browsers] = [true, false].map((isBuyer) => most.filter((one) => one.isBuyer === isBuyer))
  const what = `${steps.at(-1)}x`
  const perSecond = (visits: readonly Visit[]) => visits.length / (secondsOfStep - settlingMs / 1000)
  keepChart({
    title: 'Overload: what is served of what comes',
    x: { title: 'arrivals, times what the shop can serve', values: steps },
    y: 'pages a second',
    lines: [
      { name: 'arrivals', values: curve.map(({ visits }) => perSecond(visits)) },
      { name: 'served', values: curve.map(({ visits }) => servedPerSecond(visits)) },
    ],
  })
  keepChart({
    title: 'Overload: how long a served page takes',
    x: { title: 'arrivals, times what the shop can serve', values: steps },
    y: 'milliseconds',
    lines: [0.5, 0.99].map((part) => ({
      name: part === 0.5 ? 'median' : '99th percentile',
      values: curve.map(({ visits }) => percentileOf(times(visits.filter(isServed)), part)),
    })),
  })
  say('')
  report({
    what: `${what}: pages served, share of what the shop can serve`,
    value: (100 * servedPerSecond(most)) / capacity,
    unit: '%',
    bar: 80,
    atLeast: true,
    against: `${capacity.toFixed(0)} pages a second`,
  })
  report({
    what: `${what}: median of a served page, times that of a quiet shop`,
    value: percentileOf(times(served), 0.5) / quiet,
    unit: 'x',
    bar: 2,
    against: `quiet ${quiet.toFixed(1)} ms; 99th percentile ${percentileOf(times(served), 0.99).toFixed(0)} ms`,
  })
  const last = (visits: readonly Visit[], isBuyer: boolean) =>
    percentileOf(times(visits.filter((one) => isServed(one) && one.isBuyer === isBuyer)), 0.99)
  const quietVisits = curve[0]?.visits ?? []
  report({
    what: `${what}: 99th percentile of buyers, times that of a quiet shop`,
    value: last(most, true) / last(quietVisits, true),
    unit: 'x',
    bar: 2,
    against: `${last(most, true).toFixed(0)} ms, quiet ${last(quietVisits, true).toFixed(0)} ms`,
  })
  report({
    what: `${what}: 99th percentile of a refusal`,
    value: percentileOf(times(refused), 0.99),
    unit: 'ms',
    bar: 100,
    against: `${refused.filter(({ retryAfter }) => retryAfter === undefined).length} without Retry-After`,
  })
  report({
    what: `${what}: buyers served`,
    value: share((buyers ?? []).filter(isServed), buyers ?? []),
    unit: '%',
    bar: 95,
    atLeast: true,
    against: `visitors without a cart ${share((browsers ?? []).filter(isServed), browsers ?? []).toFixed(0)} %`,
  })
  report({
    what: 'seconds until nobody is refused or waits twice as long, afterwards',
    value: recoveredAfter(after, quiet),
    unit: 's',
    bar: 2,
    against: `${after.filter((one) => !isServed(one)).length} of ${after.length} refused`,
  })
}

/** Seconds until the end of the last half second with a refusal or twice the quiet median. */
function recoveredAfter(after: readonly Visit[], quiet: number): number {
  const started = Math.min(...after.map(({ beganAt }) => beganAt))
  const windows = Map.groupBy(after, ({ beganAt }) => Math.floor((beganAt - started) / windowMs))
  const bad = [...windows].filter(
    ([, visits]) => !visits.every(isServed) || percentileOf(times(visits), 0.5) > 2 * quiet,
  )
  return (Math.max(-1, ...bad.map(([index]) => index)) + 1) * (windowMs / 1000)
}
