import type { ScheduledPriceInput, TierPriceInput } from '@comptoir/contract/generated/admin'
import { addDays } from '@comptoir/rules/calendar'
import { MAX_AMOUNT } from '@comptoir/rules/conversion'
import { WHOLE } from '@comptoir/rules/money'
import {
  deleteOtherScheduled,
  selectGroupIds,
  selectTieredProducts,
  tierKey,
  tierProblem,
  upsertScheduled,
  writeTiers,
  type Scheduled,
  type Tier,
} from '../import/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, type Problem } from '../platform/admin/errors.ts'
import { inTransaction } from '../platform/database.ts'
import { messageIn, type TextKey } from '../platform/messages.ts'
import { currenciesOf, localDay } from '../stores/index.ts'
import { selectScheduledOf, selectTiersOf } from './price-lists.sql.ts'

type PricedProduct = { id: number; sku: string; websiteIds: readonly number[] }
type Changes = { tiers: readonly TierPriceInput[]; scheduled: readonly ScheduledPriceInput[] }

const mostUnits = 999_999

/** Changes tier prices and scheduled prices of a product. Throws InvalidInputError with every problem, and changes nothing then. */
export async function changePriceList(
  ctx: AdminContext,
  product: PricedProduct,
  { tiers, scheduled }: Changes,
): Promise<void> {
  const problems = new PriceProblems(ctx, product)
  const { sql } = ctx.app
  const groups = await selectGroupIds(sql)
  const [known] = await selectTieredProducts(sql, [product.sku])
  const changedTiers = tiers.map((one, at) => readTier(one, `tiers.${at}`, groups, problems))
  if (changedTiers.some((tier) => tier && tierProblem(product.sku, known, { ...tier, websiteId: null })))
    problems.add('tiers', 'price_list_error_product')
  const changedDays = scheduled.map((one, at) => readScheduled(product, one, `scheduled.${at}`, problems))
  problems.throwIfAny()
  await inTransaction(sql, async (tx) => {
    if (tiers.length > 0) {
      const stored = await selectTiersOf(tx, product.id)
      const byKey = new Map<string, Tier>(stored.map((tier) => [tierKey(tier), tier]))
      for (const tier of changedTiers) {
        if (!tier) continue
        if (isEmpty(tier)) byKey.delete(tierKey(tier))
        else byKey.set(tierKey(tier), tier)
      }
      const rows = [...byKey.values()].map(
        ({ websiteId, currency, groupId, quantity, price, percentOff }) => {
          return { productId: product.id, websiteId, currency, groupId, quantity, price, percentOff }
        },
      )
      await writeTiers(tx, rows, [product.id])
    }
    if (scheduled.length > 0) {
      const stored = await selectScheduledOf(tx, product.id)
      const byKey = new Map<string, Scheduled>(stored.map((one) => [dayKey(one), one]))
      for (const one of changedDays) {
        if (!one) continue
        if (one.price === null) byKey.delete(dayKey(one))
        else byKey.set(dayKey(one), { ...one, price: one.price })
      }
      const rows = [...byKey.values()].map(({ websiteId, currency, firstDay, price }) => {
        return { productId: product.id, websiteId, currency, firstDay, price }
      })
      await deleteOtherScheduled(tx, [product.id], rows)
      await upsertScheduled(tx, rows)
    }
  })
}

const isEmpty = ({ price, percentOff }: Tier) => price === null && percentOff === null

const dayKey = ({ websiteId, currency, firstDay }: Pick<Scheduled, 'websiteId' | 'currency' | 'firstDay'>) =>
  JSON.stringify([websiteId, currency, firstDay])

function readTier(
  { websiteId: website, currency, group, quantity, price = null, percentOff = null }: TierPriceInput,
  field: string,
  groups: ReadonlyMap<string, number>,
  problems: PriceProblems,
): Tier | undefined {
  const websiteId = website ? problems.websiteOf(website, `${field}.websiteId`) : null
  if (!website) problems.checkEverywhere(`${field}.websiteId`)
  const groupId = group ? groups.get(group) : null
  if (groupId === undefined) problems.add(`${field}.group`, 'promotion_error_group')
  if (quantity < 1 || quantity > mostUnits) problems.add(`${field}.quantity`, 'price_list_error_quantity')
  const isBoth = price !== null && percentOff !== null
  const isPercent = percentOff === null || (percentOff >= 1 && percentOff <= WHOLE)
  if (isBoth || !isPercent) problems.add(`${field}.percentOff`, 'price_list_error_amount')
  problems.checkAmount(price, `${field}.price`)
  const list = problems.currencyOf(websiteId, currency, `${field}.currency`)
  if (websiteId === undefined || groupId === undefined) return undefined
  return { websiteId, currency: list, groupId, quantity, price, percentOff }
}

function readScheduled(
  product: PricedProduct,
  { websiteId: website, currency, firstDay, price = null }: ScheduledPriceInput,
  field: string,
  problems: PriceProblems,
): (Omit<Scheduled, 'price'> & { price: number | null }) | undefined {
  const websiteId = problems.websiteOf(website, `${field}.websiteId`)
  if (websiteId === undefined) return undefined
  if (price !== null && firstDay < problems.tomorrow(websiteId))
    problems.add(`${field}.firstDay`, 'price_list_error_day')
  problems.checkAmount(price, `${field}.price`)
  const list = problems.currencyOf(websiteId, currency, `${field}.currency`)
  return { productId: product.id, websiteId, currency: list, firstDay, price }
}

/** What is wrong with prices of a product, by field. */
class PriceProblems {
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

  tomorrow(websiteId: number): string {
    const { app } = this.#ctx
    return addDays(localDay(app.stores.defaultOf(websiteId), app.now()), 1)
  }
}
