import { addDays, type Day } from '@comptoir/rules/calendar'
import { MAX_AMOUNT } from '@comptoir/rules/conversion'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, type Problem } from '../platform/admin/errors.ts'
import { messageIn, type TextKey } from '../platform/messages.ts'
import { currenciesOf, localDay } from '../stores/index.ts'

export type PricedProduct = { id: number; sku: string; websiteIds: readonly number[] }

/** What is wrong with prices of a product, by field. */
export class PriceProblems {
  readonly #ctx: AdminContext
  readonly #product: PricedProduct
  readonly #found: Problem[] = []

  constructor(ctx: AdminContext, product: PricedProduct) {
    this.#ctx = ctx
    this.#product = product
  }

  add(field: string, key: TextKey, values: Record<string, string | number> = {}): void {
    this.#found.push({ field, message: messageIn(this.#ctx.language, key, values) })
  }

  addAll(problems: readonly Problem[]): void {
    this.#found.push(...problems)
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw new InvalidInputError(this.#found)
  }

  /** A website that sells the product and that the person may see. */
  websiteOf(text: string, field: string): number | undefined {
    const { staff } = this.#ctx
    const id = Number(text)
    const isOwn = staff.websiteIds?.includes(id) ?? true
    if (isOwn && this.#product.websiteIds.includes(id)) return id
    this.add(field, 'price_list_error_website')
    return undefined
  }

  /** A price on every website needs access to all of them. */
  checkEverywhere(field: string): void {
    if (this.#ctx.staff.websiteIds) this.add(field, 'price_list_error_website')
  }

  checkAmount(amount: number | null, field: string): void {
    if (amount !== null && (amount < 0 || amount > MAX_AMOUNT)) this.add(field, 'price_list_error_amount')
  }

  /** The list of a further currency; null is the website's own. */
  currencyOf(
    websiteId: number | null | undefined,
    text: string | null | undefined,
    field: string,
  ): string | null {
    if (!text || websiteId === undefined) return null
    const { stores } = this.#ctx.app
    const all = websiteId === null ? stores.all : [stores.defaultOf(websiteId)]
    const [own] = websiteId === null ? [] : currenciesOf(stores.defaultOf(websiteId))
    if (text === own) return null
    if (!all.some((store) => currenciesOf(store).includes(text)))
      this.add(field, 'price_list_error_currency', { currency: text })
    return text
  }

  tomorrow(websiteId: number): Day {
    const { app } = this.#ctx
    return addDays(localDay(app.stores.defaultOf(websiteId), app.now()), 1)
  }
}
