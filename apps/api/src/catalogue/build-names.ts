import { forEachIndexYielding, sortYielding } from '../platform/cooperative-scheduler.ts'
import type { Store } from '../stores/index.ts'
import { nameCollator, ranksWithGaps, sortKey } from './name-order.ts'
import type { Order } from './site-index.ts'

/** The products sorted by name, for each store view by store id. `names` are those of each store view, by ordinal. */
export async function buildNames(
  views: readonly Store[],
  names: readonly (readonly string[])[],
): Promise<Map<number, Order>> {
  const orders = new Map<number, Order>()
  for (const [at, view] of views.entries()) orders.set(view.id, await orderOf(view, names[at] ?? []))
  return orders
}

async function orderOf(view: Store, names: readonly string[]): Promise<Order> {
  const collator = nameCollator(view)
  const nameAt = (ordinal: number) => names[ordinal] ?? ''
  const keys: string[] = []
  await forEachIndexYielding(names.length, (ordinal) => void keys.push(sortKey(nameAt(ordinal))))
  const order = await sortYielding(names.length, (a, b) => {
    const left = keys[a] ?? ''
    const right = keys[b] ?? ''
    if (left !== right) return left < right ? -1 : 1
    return collator.compare(nameAt(a), nameAt(b)) || a - b
  })
  const isTied = new Uint8Array(names.length)
  await forEachIndexYielding(order.length, (at) => {
    const [before = 0, ordinal = 0] = [order[at - 1], order[at]]
    isTied[at] = Number(nameAt(before) === nameAt(ordinal))
  })
  return { order, rank: ranksWithGaps(order, names.length, (at) => isTied[at] === 1) }
}
