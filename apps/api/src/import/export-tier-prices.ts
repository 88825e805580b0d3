import { decimalText, fromCents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import { csvLine } from '../platform/csv.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { allGroups, allWebsites, tierColumns } from './tier-price-cells.ts'
import { selectExported, type ExportedTier } from './tier-prices.sql.ts'

export const tierPricesUsage = `  import tier-prices FILE.csv [--website CODE] [--replace]   prices by quantity and of customer groups, in Magento's columns
  export tier-prices [--to FILE.csv] [--website CODE]   the same`

const currencyColumn = 'tier_price_currency'

/** The lines of a CSV with the tier prices of websites, and of every website, that importTierPrices reads. */
export async function* exportTierPrices(
  sql: Queryable,
  websites: readonly ImportedWebsite[],
): AsyncGenerator<string> {
  const tiers = await selectExported(
    sql,
    websites.map(({ id }) => id),
  )
  const hasLists = tiers.some(({ currency }) => currency !== null)
  yield `${csvLine([...tierColumns, ...(hasLists ? [currencyColumn] : [])])}\n`
  for (const tier of tiers)
    yield `${csvLine([...cellsOf(tier), ...(hasLists ? [tier.currency ?? ''] : [])])}\n`
}

function cellsOf({ sku, website, group, quantity, ...tier }: ExportedTier): string[] {
  const { price, percentOff, currency, ownCurrency } = tier
  const unit = currency ?? ownCurrency
  const amount = unit === null ? fromCents(price ?? 0).toFixed(2) : decimalText(price ?? 0, unit)
  return [
    sku,
    website ?? allWebsites,
    group ?? allGroups,
    String(quantity),
    price === null ? fromCents(percentOff ?? 0).toFixed(2) : amount,
    price === null ? 'Discount' : 'Fixed',
  ]
}
