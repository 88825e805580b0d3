import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { importCatalogueRules } from '../apps/api/src/import/index.ts'
import type { ApiProcess } from './api-process.ts'
import type { Catalogue } from './catalogues.ts'
import { price } from './queries.ts'
import { report } from './report.ts'

type Shown = {
  products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
}

const website = 'generated'
const header = 'website,name,action,value'
/** The price of every product may change. */
const longestMs = 5000
const perProducts = 100_000
const longestBlockMs = 50
/** The rule that ends it takes off next to nothing. */
const nearlyAll = 0.95
/** A reader asks again after this time. */
const pauseMs = 5

async function shownPrice(api: ApiProcess, sku: string): Promise<number> {
  const { products } = await api.ask<Shown>(price, { sku })
  return products.items[0]?.price_range.minimum_price.final_price.value ?? Number.NaN
}

/** How soon a rule that lowers the price of every product is shown, and for how long readers wait meanwhile. */
export async function benchRules(
  api: ApiProcess,
  { sql, folder }: Catalogue,
  size: number,
  of: string,
): Promise<void> {
  const sku = 'GEN-0000010'
  const setRule = async (row: string) => {
    const file = path.join(folder, 'rules.csv')
    await writeFile(file, `${header}\n${row}\n`)
    await importCatalogueRules(sql, file)
  }
  const before = await shownPrice(api, sku)
  await api.measureBlocks()
  const waits: number[] = []
  const started = performance.now()
  await setRule(`${website},Sale,percent,10`)
  while ((await timed(waits, () => shownPrice(api, sku))) >= before) await pause(pauseMs)
  const shownMs = performance.now() - started
  const { longestWorkMs, longestPauseMs } = await api.longestBlocks()
  report({
    what: `${of}: a rule on every product, shown`,
    value: shownMs,
    unit: 'ms',
    bar: longestMs * Math.max(1, size / perProducts),
  })
  report({
    what: `${of}: the same, longest block, CPU`,
    value: longestWorkMs,
    unit: 'ms',
    bar: longestBlockMs,
    against: `${longestPauseMs.toFixed(0)} ms with what else runs here, longest wait of a reader ${Math.max(...waits).toFixed(0)} ms`,
  })
  await setRule(`${website},Sale,percent,0.01`)
  while ((await shownPrice(api, sku)) < before * nearlyAll) await pause(pauseMs)
}

async function timed<Result>(waits: number[], work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  waits.push(performance.now() - started)
  return result
}
