import { setTimeout as pause } from 'node:timers/promises'
import { startApi, type ApiProcess } from './api-process.ts'
import type { Catalogue } from './catalogues.ts'
import { withTax } from './import-rows.ts'
import { price } from './queries.ts'
import { median, report } from './report.ts'

type Shown = {
  products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
}

const rounds = 5
const website = 'generated'
/** Longer than a change takes to be shown. */
const settledMs = 1000
const changeCpuBarMs = 30

async function shownPrice(api: ApiProcess, sku: string): Promise<number> {
  const { products } = await api.ask<Shown>(price, { sku })
  return products.items[0]?.price_range.minimum_price.final_price.value ?? Number.NaN
}

/**
 * Milliseconds from the start of a one-row import until every process shows it; the maximum of all rounds.
 */
async function seenAfter(apis: readonly ApiProcess[], catalogue: Catalogue, base: number): Promise<number> {
  let worst = 0
  for (let round = 0; round < rounds; round++) {
    // The price of a variant, which becomes the lowest of its configurable product.
    const parent = `GEN-${String((base + round) * 10).padStart(7, '0')}`
    const asked = (base + round) / 10
    const started = performance.now()
    const imported = catalogue.importRows({
      columns: 'sku,product_websites,price,special_price,qty,is_in_stock',
      rows: [`${parent}-1,${website},${asked.toFixed(2)},,${10 + round},1`],
    })
    const seen = apis.map(async (api) => {
      while (Math.abs((await shownPrice(api, parent)) - asked * withTax) > 0.01) continue
      worst = Math.max(worst, performance.now() - started)
    })
    await Promise.all([imported, ...seen])
  }
  return worst
}

/** CPU of a process for one changed price, without that of the same time at rest. */
async function cpuOfChange(api: ApiProcess, { importRows }: Catalogue): Promise<number> {
  const cpuOf = async (work: () => Promise<void>) => {
    const before = await api.usage()
    await work()
    await pause(settledMs)
    return (await api.usage()).cpuMs - before.cpuMs
  }
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const rest = await cpuOf(async () => undefined)
    const change = await cpuOf(() =>
      importRows({
        columns: 'sku,product_websites,price',
        rows: [`GEN-${String(500 + 10 * round).padStart(7, '0')}-1,${website},${40 + round}.00`],
      }),
    )
    costs.push(change - rest)
  }
  return median(costs)
}

/** How soon a changed price is shown by this and by a second process, also during a reload of the index. */
export async function benchChanges(api: ApiProcess, catalogue: Catalogue, of: string): Promise<void> {
  const second = await startApi(catalogue, api.port + 1)
  try {
    await second.searchable()
    const apis = [api, second]
    report({
      what: `${of}: changed price and stock shown by two processes`,
      value: await seenAfter(apis, catalogue, 1),
      unit: 'ms',
      bar: 1000,
      against: `slowest of ${rounds}`,
    })
    report({
      what: `${of}: one changed price, CPU of a process`,
      value: await cpuOfChange(api, catalogue),
      unit: 'ms',
      bar: changeCpuBarMs,
    })
    const rebuilt = Promise.all(apis.map((one) => one.refresh()))
    report({
      what: `${of}: the same while both rebuild their index`,
      value: await seenAfter(apis, catalogue, 20),
      unit: 'ms',
      bar: 1000,
      against: `slowest of ${rounds}`,
    })
    await rebuilt
  } finally {
    await second.stop()
  }
}
