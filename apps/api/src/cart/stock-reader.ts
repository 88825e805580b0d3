import { stockNow, type StockNow } from '../catalogue/index.ts'
import type { Queryable } from '../platform/database.ts'
import { stockedProduct, stockNeedsOf, type ResolvedItem } from './resolved-item.ts'

/** Stock as the database has it now; within one transaction each product is read once. */
export class StockReader {
  readonly #sql: Queryable
  readonly #read = new Set<number>()
  readonly #stock = new Map<number, StockNow>()

  constructor(sql: Queryable) {
    this.#sql = sql
  }

  /** Stock of the products that the items take, and of bundles themselves; products without stock are absent. */
  async of(items: readonly ResolvedItem[]): Promise<ReadonlyMap<number, StockNow>> {
    const ids = items.flatMap((item) => [
      stockedProduct(item).id,
      ...stockNeedsOf(item).map(({ product }) => product.id),
    ])
    const unread = [...new Set(ids)].filter((id) => !this.#read.has(id))
    const found = await stockNow(this.#sql, unread)
    for (const [id, stock] of found) this.#stock.set(id, stock)
    for (const id of unread) this.#read.add(id)
    return this.#stock
  }
}
