import type { BasePriceInput, ScheduledPriceInput, TierPriceInput } from '@comptoir/contract/generated/admin'
import { WHOLE } from '@comptoir/rules/money'
import {
  selectGroupIds,
  selectTieredProducts,
  tierKey,
  tierProblem,
  type Scheduled,
  type Tier,
} from '../import/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { selectScheduledOf, selectTiersOf } from './price-lists.sql.ts'
import type { PricedProduct, PriceProblems } from './price-problems.ts'

/** What is to be changed of the prices of a product. */
export type PriceListInput = {
  base: readonly BasePriceInput[]
  tiers: readonly TierPriceInput[]
  scheduled: readonly ScheduledPriceInput[]
}

/** All tier prices and scheduled prices that a product is to have. */
export type WantedPrices = { tiers: readonly Tier[]; scheduled: readonly Scheduled[] }

const mostUnits = 999_999

/** The stored prices of a product with the changed ones in their places. What is not possible is left out and a problem. */
export async function wantedPrices(
  ctx: AdminContext,
  product: PricedProduct,
  { tiers, scheduled }: PriceListInput,
  problems: PriceProblems,
): Promise<WantedPrices> {
  const { sql } = ctx.app
  const groups = await selectGroupIds(sql)
  const [known] = await selectTieredProducts(sql, [product.sku])
  const changedTiers = tiers.map((one, at) => readTier(one, `tiers.${at}`, groups, problems))
  if (changedTiers.some((tier) => tier && tierProblem(product.sku, known, { ...tier, websiteId: null })))
    problems.add('tiers', 'price_list_error_product')
  const changedDays = scheduled.map((one, at) => readScheduled(product, one, `scheduled.${at}`, problems))
  return {
    tiers: merged<Tier>(await selectTiersOf(sql, product.id), changedTiers, tierKey, isEmptyTier),
    scheduled: merged<ScheduledOrNone>(
      await selectScheduledOf(sql, product.id),
      changedDays,
      dayKey,
      ({ price }) => price === null,
    ).map((one) => ({ ...one, price: one.price ?? 0 })),
  }
}

/** Entries by their keys, with the changed ones instead of the stored ones, and without those that are to be removed. */
function merged<Entry>(
  stored: readonly Entry[],
  changed: readonly (Entry | undefined)[],
  keyOf: (entry: Entry) => string,
  isRemoved: (entry: Entry) => boolean,
): Entry[] {
  const byKey = new Map(stored.map((one) => [keyOf(one), one]))
  for (const one of changed) {
    if (!one) continue
    if (isRemoved(one)) byKey.delete(keyOf(one))
    else byKey.set(keyOf(one), one)
  }
  return [...byKey.values()]
}

const isEmptyTier = ({ price, percentOff }: Tier) => price === null && percentOff === null

type ScheduledOrNone = Omit<Scheduled, 'price'> & { price: number | null }

const dayKey = ({ websiteId, currency, firstDay }: ScheduledOrNone) =>
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
): ScheduledOrNone | undefined {
  const websiteId = problems.websiteOf(website, `${field}.websiteId`)
  if (websiteId === undefined) return undefined
  if (price !== null && firstDay < problems.tomorrow(websiteId))
    problems.add(`${field}.firstDay`, 'price_list_error_day')
  problems.checkAmount(price, `${field}.price`)
  const list = problems.currencyOf(websiteId, currency, `${field}.currency`)
  return { productId: product.id, websiteId, currency: list, firstDay, price }
}
