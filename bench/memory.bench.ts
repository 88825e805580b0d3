import { setTimeout as delay } from 'node:timers/promises'
import { say } from '../scripts/processes.ts'
import { startApi } from './api-process.ts'
import { startCluster, type Cluster } from './catalogues.ts'
import { searchIndexesOf, withoutSearchIndexes } from './generated-shop.ts'
import { search } from './queries.ts'
import { report } from './report.ts'
import { benchDatabase, load, startMeasuredShop } from './shop.ts'
import type { Usage } from './usage.ts'
import { visit } from './visitor.ts'

const requests = 100_000
const differentPages = 5000
const parallel = 8
/** V8 gives free pages back to the system some seconds after the last garbage collection. */
const restMs = 15_000
/** What a product takes is the difference between a catalogue of this size and a larger one. */
const fewProducts = 1000
const sizes = [100_000]
const port = 4350

/** What holds how much memory: the shop with its demo sites, and the products of a large catalogue. */
export async function benchMemory(wanted: readonly number[] = []): Promise<void> {
  await benchShop()
  const cluster = await startCluster()
  try {
    const few = await memoryOf(cluster, fewProducts)
    for (const size of wanted.length > 0 ? wanted : sizes)
      reportProducts(size, few, await memoryOf(cluster, size))
  } finally {
    await cluster.stop()
  }
}

async function benchShop(): Promise<void> {
  const database = await benchDatabase()
  try {
    // The first start writes the demo sites and encodes their pictures.
    await (await startMeasuredShop(database.url)).stop()
    const shop = await startMeasuredShop(database.url)
    try {
      const started = await shop.usage()
      say('After start:')
      say(table(started))
      await visitPages()
      const used = await shop.usage()
      say(`After ${requests.toLocaleString('en')} requests for ${differentPages.toLocaleString('en')} pages:`)
      say(table(used))
      await delay(restMs)
      const rested = await shop.usage()
      say(`After ${restMs / 1000} seconds of rest:`)
      say(table(rested))
      report({
        what: 'memory of the idle shop with the demo sites',
        value: started.rssMb,
        unit: 'MB',
        bar: 200,
      })
      report({
        what: `after ${requests.toLocaleString('en')} requests for ${differentPages.toLocaleString('en')} pages`,
        value: rested.rssMb,
        unit: 'MB',
        bar: 300,
        against: `after ${restMs / 1000} seconds of rest; ${used.rssMb.toFixed(0)} MB at once`,
      })
      report({
        what: 'the same, times that after start',
        value: rested.rssMb / started.rssMb,
        unit: 'x',
        bar: 2,
      })
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
  }
}

/** Visits to one category, which nobody can tell apart from visits to as many pages: each has another filter of prices. */
async function visitPages(): Promise<void> {
  await load(requests, parallel, async (index) => {
    const from = index % differentPages
    const { status } = await visit(`/fr/particuliers?price=${from}_${900_000 + from}`)
    if (status !== 200) throw new Error(`A category page answers ${status}.`)
  })
}

const megabytes = (bytes: number) => bytes / 1024 ** 2

/** Lines of what holds memory: the largest first, without what takes less than 10 KB. */
function table({ rssMb, memory, caches }: Usage): string {
  const { heapUsed, heapTotal, external, arrayBuffers } = memory
  const rows: [string, number][] = [
    ['objects of JavaScript', megabytes(heapUsed)],
    ['room for objects, free', megabytes(heapTotal - heapUsed)],
    ['buffers', megabytes(arrayBuffers)],
    ['other memory of libraries', megabytes(external - arrayBuffers)],
    ['program code, stacks and allocator', rssMb - megabytes(heapTotal + external)],
  ]
  const ofCaches = caches
    .filter(({ bytes }) => bytes >= 10_000)
    .map(({ name, bytes, budget, entries }): [string, number] => [
      `  of which cache of ${name}: ${entries.toLocaleString('en')} entries, at most ${megabytes(budget).toFixed(0)} MB`,
      megabytes(bytes),
    ])
  return [['all', rssMb] as const, ...rows.toSorted(largerFirst), ...ofCaches.toSorted(largerFirst)]
    .map(([what, value]) => `${what.padEnd(72)} ${value.toFixed(1).padStart(8)} MB`)
    .join('\n')
}

const largerFirst = ([, a]: readonly [string, number], [, b]: readonly [string, number]) => b - a

/** Bytes that an API keeps for a generated catalogue: after start, and for a search index. */
async function memoryOf(cluster: Cluster, size: number) {
  const catalogue = await cluster.make(size)
  const { api, listings } = await withoutSearchIndexes(catalogue, async () => {
    const started = await startApi(catalogue, port, ['--expose-gc'])
    return { api: started, listings: await started.keptBytes() }
  })
  try {
    await api.searchable()
    await api.ask(search, { words: 'fontaine' })
    const all = await api.keptBytes()
    const { rssMb } = await api.usage()
    return { size, listings, words: (all - listings) / searchIndexesOf(size), rssMb }
  } finally {
    await api.stop()
  }
}

type Kept = Awaited<ReturnType<typeof memoryOf>>

function reportProducts(size: number, few: Kept, many: Kept): void {
  const of = size.toLocaleString('en')
  const perProduct = (value: (kept: Kept) => number) => (value(many) - value(few)) / (many.size - few.size)
  report({
    what: `${of} products: kept for listings, a product`,
    value: perProduct(({ listings }) => listings),
    unit: 'B',
    bar: 1200,
    against: `process ${many.rssMb.toFixed(0)} MB`,
  })
  report({
    what: `${of} products: kept for search in one store view, a product`,
    value: perProduct(({ words }) => words),
    unit: 'B',
    bar: 1000,
  })
}
