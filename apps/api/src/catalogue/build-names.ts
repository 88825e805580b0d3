import { forEachIndexYielding, sortYielding } from '../platform/cooperative-scheduler.ts'
import type { Store } from '../stores/index.ts'
import { textInStore, type Product } from './product.ts'
import { nameCollator, ranksWithGaps, sortKey } from './name-order.ts'
import type { Order } from './site-index.ts'

/** The products sorted by name, for each store view by store id. */
export async function buildNames(
  products: readonly Product[],
  views: readonly Store[],
): Promise<Map<number, Order>> {
  const orders = new Map<number, Order>()
  for (const view of views) {
    const collator = nameCollator(view)
    const keys: string[] = []
    await forEachIndexYielding(products.length, (ordinal) => {
      keys[ordinal] = sortKey(textInStore((products[ordinal] as Product).names, view.id))
    })
    const order = await sortYielding(products.length, (a, b) => {
      const left = keys[a] ?? ''
      const right = keys[b] ?? ''
      if (left !== right) return left < right ? -1 : 1
      return collator.compare(nameAt(products, a, view.id), nameAt(products, b, view.id)) || a - b
    })
    const isTied = new Uint8Array(products.length)
    await forEachIndexYielding(order.length, (at) => {
      const [before = 0, ordinal = 0] = [order[at - 1], order[at]]
      isTied[at] = Number(nameAt(products, before, view.id) === nameAt(products, ordinal, view.id))
    })
    const rank = ranksWithGaps(order, products.length, (at) => isTied[at] === 1)
    orders.set(view.id, { order, rank })
  }
  return orders
}

function nameAt(products: readonly Product[], ordinal: number, storeId: number): string {
  return textInStore((products[ordinal] as Product).names, storeId)
}
