import { stockNow, type StockNow } from '../catalogue/index.ts'
import type { Queryable } from '../platform/database.ts'
import { selectCouponWithUses, type Buyer, type CouponWithUses } from './coupon.sql.ts'
import { stockedProduct, stockNeedsOf, type ResolvedItem } from './resolved-item.ts'

/** What the prices of a cart need of the database, as it is now. One request reads each product and coupon once. */
export class PriceReader {
  readonly #read = new Set<number>()
  readonly #stock = new Map<number, StockNow>()
  readonly #coupons = new Map<string, Promise<CouponWithUses | undefined>>()

  /** Stock of the products that the items take, and of bundles themselves; products without stock are absent. */
  async stockOf(sql: Queryable, items: readonly ResolvedItem[]): Promise<ReadonlyMap<number, StockNow>> {
    const ids = items.flatMap((item) => [
      stockedProduct(item).id,
      ...stockNeedsOf(item).map(({ product }) => product.id),
    ])
    const unread = [...new Set(ids)].filter((id) => !this.#read.has(id))
    this.addStock(await stockNow(sql, unread))
    for (const id of unread) this.#read.add(id)
    return this.#stock
  }

  /** Takes stock that was read elsewhere. */
  addStock(found: ReadonlyMap<number, StockNow>): void {
    for (const [id, stock] of found) {
      this.#stock.set(id, stock)
      this.#read.add(id)
    }
  }

  /** A coupon with the number of orders in which the buyer used it. */
  async couponOf(sql: Queryable, id: number, buyer: Buyer): Promise<CouponWithUses | undefined> {
    const key = JSON.stringify([id, buyer])
    const coupon = this.#coupons.get(key) ?? selectCouponWithUses(sql, id, buyer)
    this.#coupons.set(key, coupon)
    return await coupon
  }
}
