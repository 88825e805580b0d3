import { loadavg, cpus } from 'node:os'
import { say } from '../scripts/processes.ts'
import { startApi, type ApiProcess } from './api-process.ts'
import { startCluster, type Catalogue } from './catalogues.ts'
import { hammer, post } from './connections.ts'
import { benchChanges } from './changes.bench.ts'
import { benchRules } from './rules.bench.ts'
import { benchEventLoop } from './event-loop.bench.ts'
import {
  anyPrice,
  largestCategory,
  operation,
  searchedWords,
  searchIndexesOf,
  store,
  withoutSearchIndexes,
} from './generated-shop.ts'
import { benchHeavy } from './heavy.bench.ts'
import { detail, listing, search } from './queries.ts'
import { median, report } from './report.ts'
import { benchStart, benchStoring, leastStored } from './start.bench.ts'

const sizes = [1000, 10_000, 100_000]
const port = 4320
const connections = 32

/** The specification has no limits for memory and import; these are the project's own. */
const memoryBars = new Map([
  [1000, 250],
  [10_000, 350],
  [100_000, 1200],
])
const importBarS = 120

type Measured = { cpuMs: number; perSecond: number }

/**
 * Warms up with as many requests, then measures server CPU and rate. `request` gets a different number each
 * time.
 */
async function measure(
  api: ApiProcess,
  count: number,
  request: (index: number) => Buffer,
): Promise<Measured> {
  await hammer(api.port, connections, count, request)
  const before = await api.usage()
  const { perSecond } = await hammer(api.port, connections, count, (index) => request(count + index))
  const after = await api.usage()
  return { cpuMs: (after.cpuMs - before.cpuMs) / count, perSecond }
}

async function benchListing(api: ApiProcess, uid: string, of: string): Promise<number> {
  const { cpuMs, perSecond } = await measure(api, 3000, (index) =>
    operation(listing, { uid, from: String(anyPrice(index)) }),
  )
  report({
    what: `${of}: listing with facets, nothing cached, CPU`,
    value: cpuMs,
    unit: 'ms',
    bar: 2,
    against: 'Vendure 29.1 ms',
  })
  report({
    what: `${of}: the same, requests a second, ${connections} connections`,
    value: perSecond,
    unit: '/s',
    bar: 915,
    atLeast: true,
    against: 'Vendure 61/s',
  })
  return cpuMs
}

const writesPerSecond = 10

/**
 * Cached listings while stock changes, compared with a fixed response of the same length from the same
 * server.
 */
async function benchCached(api: ApiProcess, { sql }: Catalogue, uid: string, of: string): Promise<void> {
  const answer = await api.ask(listing, { uid, from: '10' })
  const fixedBody = JSON.stringify({ data: answer })
  await api.answerFixed(fixedBody)
  const fixed = await measure(api, 20_000, () => post('/fixed', '{}', store))
  const ids = await sql<
    { id: number }[]
  >`select product_id as id from stock_item order by product_id limit 1000`
  let writes = 0
  const writer = setInterval(() => {
    const { id } = ids[writes++ % ids.length] ?? { id: 0 }
    void sql`update stock_item set quantity = ${writes % 50} where product_id = ${id}`
  }, 1000 / writesPerSecond)
  const cached = await measure(api, 20_000, (index) =>
    operation(listing, { uid, from: String(10 + (index % 10)) }),
  )
  clearInterval(writer)
  report({
    what: `${of}: listing cached, ${writesPerSecond} writes a second, share of a fixed answer`,
    value: (fixed.cpuMs / cached.cpuMs) * 100,
    unit: '%',
    bar: 60,
    atLeast: true,
    against: `fixed ${fixed.cpuMs.toFixed(3)} ms CPU, cached ${cached.cpuMs.toFixed(3)} ms`,
  })
  report({
    what: `${of}: the same, requests a second`,
    value: cached.perSecond,
    unit: '/s',
    bar: 15_250,
    atLeast: true,
    against: `Vendure 61/s; fixed answer ${fixed.perSecond.toFixed(0)}/s`,
  })
}

const detailed = 500

async function relateProducts({ sql }: Catalogue): Promise<void> {
  await sql`
    insert into product_link (product_id, linked_id, kind, position)
    select a.id, b.id, 'related', b.id - a.id
      from (select id from product where visibility > 1 order by id limit ${detailed}) a
      join product b on b.id between a.id + 1 and a.id + 8 and b.visibility > 1`
}

async function benchDetail(api: ApiProcess, of: string): Promise<void> {
  const urlKey = (index: number) => `gen-${String((index % detailed) + 1).padStart(7, '0')}`
  const { cpuMs, perSecond } = await measure(api, 4000, (index) =>
    operation(detail, { urlKey: urlKey(index), unused: index }),
  )
  report({
    what: `${of}: product detail, answer not cached, CPU`,
    value: cpuMs,
    unit: 'ms',
    bar: 0.47,
    against: 'Vendure 18.9 ms',
  })
  report({
    what: `${of}: the same, requests a second`,
    value: perSecond,
    unit: '/s',
    bar: 3400,
    atLeast: true,
    against: 'Vendure 85/s',
  })
}

/** Waits for the search indexes, which a large site builds in the background, so that they do not affect later measurements. */
async function benchSearchIndexes(api: ApiProcess, size: number, of: string): Promise<void> {
  const before = await api.usage()
  const started = performance.now()
  await api.searchable()
  await api.ask(search, { words: 'fontaine' })
  const { cpuMs, rssMb } = await api.usage()
  report({
    what: `${of}: search index of a store view, built, CPU`,
    value: (cpuMs - before.cpuMs) / searchIndexesOf(size),
    unit: 'ms',
    bar: 5000,
    against: `${(performance.now() - started).toFixed(0)} ms with what else runs here; then ${rssMb.toFixed(0)} MB of memory`,
  })
}

async function benchSearch(api: ApiProcess, catalogue: Catalogue, of: string): Promise<void> {
  const words = await searchedWords(catalogue)
  const at = (index: number) => words[index % words.length] ?? { right: '', typed: '' }
  const own = await measure(api, 2000, (index) =>
    operation(search, { words: at(index).typed, unused: index }),
  )
  const { sql } = catalogue
  await sql`
    create table searched as
    select v.product_id, to_tsvector('french', concat_ws(' ', v.attribute_values ->> 'name', v.texts ->> 'description')) as words
      from product_values v where v.store_id = 0`
  await sql`create index on searched using gin (words)`
  await sql`analyze searched`
  const peer = await rateOf(1000, async (index) => {
    await sql`
      select product_id from searched, plainto_tsquery('french', ${at(index).right}) q
       where words @@ q order by ts_rank(words, q) desc limit 24`
  })
  report({
    what: `${of}: search of two words, a typo in one, requests a second`,
    value: own.perSecond,
    unit: '/s',
    bar: 1000,
    atLeast: true,
    against: `PostgreSQL full text without typo ${peer.toFixed(0)}/s`,
  })
  report({ what: `${of}: the same, CPU`, value: own.cpuMs, unit: 'ms', bar: 1 })
}

async function rateOf(count: number, send: (index: number) => Promise<void>): Promise<number> {
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) await send(next++)
    }),
  )
  return (count * 1000) / (performance.now() - started)
}

const longestPauseMs = 50

async function benchRebuild(api: ApiProcess, of: string): Promise<void> {
  const rounds = [await api.refresh(), await api.refresh(), await api.refresh()]
  const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value))
  report({
    what: `${of}: index rebuilt while reading goes on, CPU`,
    value: middle(({ cpuMs }) => cpuMs),
    unit: 'ms',
    bar: 5000,
    against: `${middle(({ wallMs }) => wallMs).toFixed(0)} ms with what else runs here; Magento over a minute`,
  })
  report({
    what: `${of}: longest pause of a reader meanwhile, CPU`,
    value: middle((round) => round.longestWorkMs),
    unit: 'ms',
    bar: longestPauseMs,
    against: `${middle((round) => round.longestPauseMs).toFixed(0)} ms with what else runs here`,
  })
}

/** What grows with the catalogue. `wanted` replaces the three default sizes. */
export async function benchGrowth(wanted: readonly number[] = []): Promise<void> {
  const [load = 0] = loadavg()
  if (load > cpus().length / 2)
    say(
      `Other work runs on this machine (load ${load.toFixed(1)} on ${cpus().length} cores): CPU tells more than time.\n`,
    )
  const cluster = await startCluster()
  try {
    const costs: { size: number; cpuMs: number }[] = []
    for (const size of wanted.length > 0 ? wanted : sizes) {
      const of = size.toLocaleString('en')
      const catalogue = await cluster.make(size)
      report({
        what: `${of}: imported`,
        value: catalogue.importedInMs / 1000,
        unit: 's',
        bar: importBarS,
        against: `${(catalogue.importCpuMs / 1000).toFixed(0)} s CPU without PostgreSQL`,
      })
      await relateProducts(catalogue)
      const { api, startedInMs, rssMb } = await withoutSearchIndexes(catalogue, async () => {
        const started = performance.now()
        const opened = await startApi(catalogue, port)
        const ms = performance.now() - started
        return { api: opened, startedInMs: ms, rssMb: (await opened.usage()).rssMb }
      })
      try {
        const bar = memoryBars.get(size) ?? 1200
        report({ what: `${of}: memory after start, API alone`, value: rssMb, unit: 'MB', bar })
        await benchSearchIndexes(api, size, of)
        const uid = await largestCategory(api)
        costs.push({ size, cpuMs: await benchListing(api, uid, of) })
        await benchCached(api, catalogue, uid, of)
        await benchDetail(api, of)
        await benchSearch(api, catalogue, of)
        await benchEventLoop(api, of)
        await benchRebuild(api, of)
        await benchChanges(api, catalogue, of)
        await benchRules(api, catalogue, size, of)
        if (size >= leastStored) await benchStoring(api, of)
      } finally {
        await api.stop()
      }
      if (size >= leastStored) await benchStart(catalogue, { port, of, fromDatabaseMs: startedInMs })
    }
    const [least, most] = [costs[0], costs.at(-1)]
    if (least && most && least !== most)
      report({
        what: `listing of ${most.size.toLocaleString('en')} as against ${least.size.toLocaleString('en')}, CPU`,
        value: most.cpuMs / least.cpuMs,
        unit: 'x',
        bar: 1.5,
      })
    await benchHeavy(cluster)
  } finally {
    await cluster.stop()
  }
}
