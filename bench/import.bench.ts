import { startApi, type ApiProcess } from './api-process.ts'
import { arrive } from './arrivals.ts'
import { startCluster, type Catalogue } from './catalogues.ts'
import { hammer } from './connections.ts'
import { anyPrice, largestCategory, operation } from './generated-shop.ts'
import type { Imported } from './import-child.ts'
import { startImporter, type Importer } from './importer.ts'
import { listing, search } from './queries.ts'
import { median, percentileOf, report } from './report.ts'

const sizes = [100_000]
const port = 4340
const mostRows = 100_000
const website = 'generated'
const readersPerSecond = 40
const quietSeconds = 30
/** The readers do not wait longer for the end of the import. */
const longestSeconds = 120
const warmUps = 1000
/** The specification has no limit for this; it is twice that of a listing, as the limit of the readers' time. */
const cpuBarMs = 4

/** Imports of prices beside readers. `wanted` replaces the default number of products. */
export async function benchImport(wanted: readonly number[] = []): Promise<void> {
  const cluster = await startCluster()
  try {
    for (const size of wanted.length > 0 ? wanted : sizes) {
      const catalogue = await cluster.make(size)
      const api = await startApi(catalogue, port)
      try {
        const importer = await startImporter(catalogue.url)
        try {
          await benchPrices(api, importer, catalogue, size)
        } finally {
          await importer.stop()
        }
      } finally {
        await api.stop()
      }
    }
  } finally {
    await cluster.stop()
  }
}

type Read = { times: number[]; cpuMs: number }

/** Readers of a category, each with another price filter, who come at a constant rate. */
function readers(api: ApiProcess, uid: string) {
  let next = warmUps
  const read = async () => {
    const from = String(anyPrice(next++))
    const started = performance.now()
    await api.ask(listing, { uid, from })
    return performance.now() - started
  }
  return async (seconds: number, signal?: AbortSignal): Promise<Read> => {
    const before = await api.usage()
    const times = await arrive(read, readersPerSecond, seconds, signal)
    return { times, cpuMs: (await api.usage()).cpuMs - before.cpuMs }
  }
}

async function benchPrices(
  api: ApiProcess,
  importer: Importer,
  catalogue: Catalogue,
  size: number,
): Promise<void> {
  const rows = await changedPrices(catalogue, Math.min(size, mostRows))
  // The index of words is done before anything is measured; a small shop makes it on the first search.
  await api.searchable()
  await api.ask(search, { words: 'fontaine' })
  const uid = await largestCategory(api)
  await hammer(port, 8, warmUps, (index) => operation(listing, { uid, from: String(anyPrice(index)) }))
  const read = readers(api, uid)
  const quiet = await read(quietSeconds)
  const ended = new AbortController()
  const [meanwhile, imported] = await Promise.all([
    read(longestSeconds, ended.signal),
    importer.importRows({ columns: 'sku,product_websites,price', rows }).finally(() => ended.abort()),
  ])
  if (imported.changed < rows.length) throw new Error(`Of ${rows.length} prices ${imported.changed} changed.`)
  reportImport(size.toLocaleString('en'), { rows: rows.length, quiet, meanwhile, imported })
}

/** A row for each product that has a price of its own, at one more than now. */
async function changedPrices({ sql }: Catalogue, count: number): Promise<string[]> {
  const products = await sql<{ sku: string; cents: number }[]>`
    select p.sku, r.price as cents
      from product p
      join product_price r on r.product_id = p.id
      join website w on w.id = r.website_id and w.code = ${website}
     where p.type = 'simple' order by p.id limit ${count}`
  return products.map(({ sku, cents }) => `${sku},${website},${(cents / 100 + 1).toFixed(2)}`)
}

type Run = { rows: number; quiet: Read; meanwhile: Read; imported: Imported }

function reportImport(of: string, { rows, quiet, meanwhile, imported }: Run): void {
  const slowest = ({ times }: Read) => percentileOf(times, 0.99)
  const described = (read: Read) =>
    `median ${median(read.times).toFixed(1)}, 99th percentile ${slowest(read).toFixed(1)} ms`
  report({
    what: `${of}: ${rows.toLocaleString('en')} changed prices imported beside ${readersPerSecond} readers a second`,
    value: imported.ms / 1000,
    unit: 's',
    bar: 60,
    against: `${(imported.cpuMs / 1000).toFixed(1)} s CPU of the import, ${(meanwhile.cpuMs / 1000).toFixed(1)} s of the API; Magento over a minute`,
  })
  report({
    what: `${of}: 99th percentile of a listing meanwhile, times that without`,
    value: slowest(meanwhile) / slowest(quiet),
    unit: 'x',
    bar: 2,
    against: `${meanwhile.times.length} meanwhile: ${described(meanwhile)}; ${quiet.times.length} without: ${described(quiet)}`,
  })
  const cpuOf = ({ cpuMs, times }: Read) => cpuMs / times.length
  report({
    what: `${of}: CPU of the API for a listing meanwhile, changed prices included`,
    value: cpuOf(meanwhile),
    unit: 'ms',
    bar: cpuBarMs,
    against: `without ${cpuOf(quiet).toFixed(2)} ms`,
  })
}
