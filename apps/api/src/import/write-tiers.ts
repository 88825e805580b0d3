import { announceIds, recordPrices } from '../catalogue/index.ts'
import type { Transaction } from '../platform/database.ts'
import { followingGroups } from './price-groups.ts'
import type { WithId } from './products.sql.ts'
import type { ImportReport } from './report.ts'
import { readTier, tierKey, type Tier, type TierScopes } from './tier-price-cells.ts'
import {
  deleteOtherTiers,
  selectProducts,
  upsertTiers,
  type ProductOfTiers,
  type TierOfProduct,
} from './tier-prices.sql.ts'

/**
 * Writes tier prices, and says which products they change; with `replaced`, the other ones of these products are deleted. Returns
 * the number of changed prices.
 */
export async function writeTiers(
  tx: Transaction,
  rows: readonly TierOfProduct[],
  replaced: readonly number[] = [],
): Promise<number> {
  const changed = await followingGroups(tx, async () => [
    ...(await upsertTiers(tx, rows)),
    ...(replaced.length > 0 ? await deleteOtherTiers(tx, replaced, rows) : []),
  ])
  if (changed.length === 0) return 0
  await recordPrices(tx, changed)
  await announceIds(tx, 'prices', changed)
  return changed.length
}

/** Why a product cannot have a tier price; undefined when it can. */
export function tierProblem(
  sku: string,
  product: ProductOfTiers | undefined,
  { websiteId }: Tier,
): string | undefined {
  if (!product) return `there is no product "${sku}".`
  const { type, isDynamic, websiteIds } = product
  if (type === 'configurable') return `"${sku}" is configurable: give the prices to its variants.`
  if (type === 'grouped') return `"${sku}" is a grouped product: give the prices to its items.`
  if (type === 'bundle' && isDynamic)
    return `"${sku}" is a bundle without a price of its own: give the prices to its products.`
  if (websiteId === null || websiteIds.includes(websiteId)) return undefined
  return `the website does not sell "${sku}": add it to product_websites.`
}

/** The tier prices that a file of products has in its column tier_prices; returns the number of changed prices. */
export async function importProductTiers(
  tx: Transaction,
  products: readonly WithId[],
  scopes: TierScopes,
  report: ImportReport,
): Promise<number> {
  const named = products.filter(({ row }) => row.tiers !== undefined)
  if (named.length === 0) return 0
  const found = await selectProducts(
    tx,
    named.map(({ row }) => row.sku),
  )
  const known = new Map(found.map((product) => [product.sku, product]))
  const tiers: TierOfProduct[] = []
  const replaced: number[] = []
  for (const { row, id } of named) {
    const before = report.problems.length
    const problem = (message: string) => report.problem(row.line, 'tier_prices', message)
    const own = new Map<string, TierOfProduct>()
    for (const cells of row.tiers ?? []) {
      const tier = readTier(cells, scopes, (column, message) => problem(`${column}: ${message}`))
      if (!tier) continue
      const wrong = tierProblem(row.sku, known.get(row.sku), tier)
      if (wrong) problem(wrong)
      else if (own.has(tierKey(tier))) problem(`has two prices from ${tier.quantity} on: keep one.`)
      else own.set(tierKey(tier), { productId: id, ...tier })
    }
    tiers.push(...own.values())
    if (report.problems.length === before) replaced.push(id)
  }
  return await writeTiers(tx, tiers, replaced)
}
