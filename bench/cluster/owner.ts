import { setTimeout as delay } from 'node:timers/promises'
import { withTax } from '../import-rows.ts'
import { startImporter } from '../importer.ts'
import type { Cluster } from './cluster.ts'
import { page } from './shoppers.ts'

const website = 'fontaines'
const everyMs = 1500
const lookEveryMs = 50

/** A product whose price an owner changes. */
export type Priced = { sku: string; path: string; withoutTax: number }

export type Owner = {
  /** Prices that were changed. */
  changes: number
  /** Pages that showed one. */
  looks: number
  /** The oldest price that a page showed, in milliseconds since a newer one was committed. */
  oldestMs: number
}

/** Raises a product's price again and again, and looks at its page all the while, until the signal aborts. */
export async function changePrices(cluster: Cluster, product: Priced, signal: AbortSignal): Promise<Owner> {
  let importer = await startImporter(cluster.primary.url)
  /** When each price was committed, in milliseconds of `Date.now()`. */
  const committed: { cents: number; at: number }[] = []
  let looks = 0
  let oldestMs = 0
  const change = async () => {
    for (let raised = 1; !signal.aborted; raised++) {
      const price = product.withoutTax + raised
      try {
        const { committedAt } = await importer.importRows({
          columns: 'sku,product_websites,price',
          rows: [`${product.sku},${website},${price.toFixed(2)}`],
        })
        committed.push({ cents: Math.round(price * withTax * 100), at: committedAt })
      } catch {
        // It has lost the database, and ended.
        importer = await startImporter(cluster.primary.url)
      }
      await delay(everyMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const look = async () => {
    while (!signal.aborted) {
      const askedAt = Date.now()
      const text = await page(cluster, product.path)
      const shown = Math.round(Number(/"@type":"Offer".*?"price":"([\d.]+)"/.exec(text ?? '')?.[1]) * 100)
      if (shown > 0) looks++
      const newer = committed.find(({ cents }) => cents > shown + 1)
      if (newer) oldestMs = Math.max(oldestMs, askedAt - newer.at)
      await delay(lookEveryMs)
    }
  }
  try {
    await Promise.all([change(), look()])
  } finally {
    await importer.stop()
  }
  return { changes: committed.length, looks, oldestMs }
}
