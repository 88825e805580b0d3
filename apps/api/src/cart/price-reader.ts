import { attributeValues, stockNow, type StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import {
  hasOrdered,
  selectBudgets,
  selectCoupon,
  type Buyer,
  type Coupon,
  type RuleBudget,
} from '../promotions/index.ts'
import { stockedProduct, stockNeedsOf, type ResolvedItem } from './resolved-item.ts'

type AttributeValues = ReadonlyMap<number, Record<string, string | null>>

/**
 * What the prices of a cart at a location, or at none, need of the database, as it is now. One request reads each product,
 * coupon and rule once.
 */
export class PriceReader {
  readonly #locationId: number | null
  readonly #read = new Set<number>()
  readonly #stock = new Map<number, StockNow>()
  readonly #answers = new Map<string, Promise<unknown>>()

  constructor({ locationId }: { locationId: number | null }) {
    this.#locationId = locationId
  }

  /** Stock of the products that the items take, and of bundles themselves; products without stock are absent. */
  async stockOf(sql: Queryable, items: readonly ResolvedItem[]): Promise<ReadonlyMap<number, StockNow>> {
    const ids = items.flatMap((item) => [
      stockedProduct(item).id,
      ...stockNeedsOf(item).map(({ product }) => product.id),
    ])
    const unread = [...new Set(ids)].filter((id) => !this.#read.has(id))
    this.addStock(await stockNow(sql, unread, this.#locationId))
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

  async couponOf(sql: Queryable, id: number): Promise<Coupon | undefined> {
    return await this.#once(['coupon', id], () => selectCoupon(sql, id))
  }

  /** What is left of limited rules, and of that of a coupon, for a buyer. */
  async budgetsOf(
    sql: Queryable,
    rules: { ruleIds: readonly number[]; couponId: number | null },
    buyer: Buyer,
  ): Promise<readonly RuleBudget[]> {
    if (rules.ruleIds.length === 0 && rules.couponId === null) return []
    return await this.#once(['budgets', rules, buyer], () => selectBudgets(sql, rules, buyer))
  }

  async hasOrdered(sql: Queryable, buyer: Buyer): Promise<boolean> {
    return await this.#once(['ordered', buyer], () => hasOrdered(sql, buyer))
  }

  /** Values of attributes by product id. */
  async attributesOf(
    sql: Queryable,
    ctx: RequestContext,
    productIds: readonly number[],
    codes: readonly string[],
  ): Promise<AttributeValues> {
    if (codes.length === 0) return new Map()
    return await this.#once(['attributes', productIds, codes], () =>
      attributeValues(ctx, sql, productIds, codes),
    )
  }

  async #once<Answer>(key: readonly unknown[], read: () => Promise<Answer>): Promise<Answer> {
    const name = JSON.stringify(key)
    // The key names the query, and so the type of its answer.
    const answer = (this.#answers.get(name) as Promise<Answer> | undefined) ?? read()
    this.#answers.set(name, answer)
    return await answer
  }
}
