import { startApi, type ApiProcess } from './api-process.ts'
import { startCluster, type Catalogue } from './catalogues.ts'
import { benchChanges } from './changes.bench.ts'
import { hammer } from './connections.ts'
import {
  anyPrice,
  largestCategory,
  operation,
  searchedWords,
  searchIndexesOf,
  withoutSearchIndexes,
} from './generated-shop.ts'
import { listing, search } from './queries.ts'
import { median, report } from './report.ts'
import { benchStart, benchStoring } from './start.bench.ts'

const few = 10_000
const many = 1_000_000
const port = 4360
const connections = 32
const rounds = 3

/** A million products beside ten thousand: what a process takes to start, to keep, to list, to search and to change. */
export async function benchLarge(): Promise<void> {
  const cluster = await startCluster()
  try {
    const beside = await benchFew(await cluster.make(few))
    await benchMany(await cluster.make(many), beside)
  } finally {
    await cluster.stop()
  }
}

type Beside = { keptBytes: number; listingMs: number }

/** Starts an API; what it keeps is measured before it has search indexes. */
async function startUnsearched(catalogue: Catalogue) {
  return await withoutSearchIndexes(catalogue, async () => {
    const started = performance.now()
    const api = await startApi(catalogue, port, ['--expose-gc'])
    const startedInMs = performance.now() - started
    return { api, startedInMs, keptBytes: await api.keptBytes() }
  })
}

async function benchFew(catalogue: Catalogue): Promise<Beside> {
  const { api, keptBytes } = await startUnsearched(catalogue)
  try {
    await api.searchable()
    return { keptBytes, listingMs: await listingCpu(api) }
  } finally {
    await api.stop()
  }
}

async function benchMany(catalogue: Catalogue, beside: Beside): Promise<void> {
  const of = many.toLocaleString('en')
  const perProduct = (bytes: number) => bytes / (many - few)
  const { api: first, startedInMs: fromDatabaseMs, keptBytes: listings } = await startUnsearched(catalogue)
  try {
    await first.searchable()
    const all = await first.keptBytes()
    const { rssMb } = await first.usage()
    report({
      what: `${of}: kept for listings, a product`,
      value: perProduct(listings - beside.keptBytes),
      unit: 'B',
      bar: 1200,
      against: `process ${rssMb.toFixed(0)} MB after it read the database`,
    })
    report({
      what: `${of}: kept for search in one store view, a product`,
      value: perProduct(all - listings) / searchIndexesOf(many),
      unit: 'B',
      bar: 1000,
    })
    await benchStoring(first, of)
  } finally {
    await first.stop()
  }
  await benchStart(catalogue, { port, of, fromDatabaseMs })
  const api = await startApi(catalogue, port)
  try {
    const listingMs = await listingCpu(api)
    report({
      what: `${of}: listing with facets, nothing cached, as against ${few.toLocaleString('en')}, CPU`,
      value: listingMs / beside.listingMs,
      unit: 'x',
      bar: 2,
      against: `${listingMs.toFixed(2)} ms, ${beside.listingMs.toFixed(2)} ms`,
    })
    report({
      what: `${of}: search of two words, a typo in one, CPU`,
      value: await searchCpu(api, catalogue),
      unit: 'ms',
      bar: 5,
    })
    await benchChanges(api, catalogue, of)
  } finally {
    await api.stop()
  }
}

/** Milliseconds of CPU of a request, the median of some rounds after one to warm up. Each `request` differs. */
async function cpuOf(api: ApiProcess, count: number, request: (index: number) => Buffer): Promise<number> {
  await hammer(api.port, connections, count, request)
  const costs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const before = await api.usage()
    await hammer(api.port, connections, count, (index) => request(round * count + index))
    costs.push(((await api.usage()).cpuMs - before.cpuMs) / count)
  }
  return median(costs)
}

async function listingCpu(api: ApiProcess): Promise<number> {
  const uid = await largestCategory(api)
  return await cpuOf(api, 3000, (index) => operation(listing, { uid, from: String(anyPrice(index)) }))
}

async function searchCpu(api: ApiProcess, catalogue: Catalogue): Promise<number> {
  const words = await searchedWords(catalogue)
  return await cpuOf(api, 1000, (index) =>
    operation(search, { words: words[index % words.length]?.typed, unused: index }),
  )
}
