import { decimalText, fromCents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import { csvLine } from '../platform/csv.ts'
import { CommandError } from '../platform/errors.ts'
import { writePrivateFile } from '../platform/private-file.ts'
import { selectScopes } from './scopes.sql.ts'
import { allGroups, allWebsites, tierColumns } from './tier-price-cells.ts'
import { selectExported, type ExportedTier } from './tier-prices.sql.ts'

export const tierPricesUsage = `  import tier-prices FILE.csv [--website CODE] [--replace]   prices by quantity and of customer groups, in Magento's columns
  export tier-prices --to FILE.csv [--website CODE]   the same`

const currencyColumn = 'tier_price_currency'

/**
 * Writes the tier prices to the file of `--to`, as importTierPrices reads them: all, or with `--website` those of a website and
 * of every website. Throws CommandError.
 */
export async function exportTierPrices(
  sql: Queryable,
  _words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const target = flags.get('to')
  if (!target) throw new CommandError(`Use:\n${tierPricesUsage}`)
  const website = await knownWebsite(sql, flags.get('website'))
  const tiers = await selectExported(sql, website)
  const hasLists = tiers.some(({ currency }) => currency !== null)
  const lines = [
    [...tierColumns, ...(hasLists ? [currencyColumn] : [])],
    ...tiers.map((tier) => [...cellsOf(tier), ...(hasLists ? [tier.currency ?? ''] : [])]),
  ]
  await writePrivateFile(target, `${lines.map(csvLine).join('\n')}\n`)
  return `${tiers.length} prices were written to ${target}.`
}

/** The code of a website, which is there. Throws CommandError. */
export async function knownWebsite(sql: Queryable, code: string | undefined): Promise<string | undefined> {
  const { websites } = await selectScopes(sql)
  if (code === undefined || websites.some((one) => one.code === code)) return code
  throw new CommandError(`There is no website "${code}": use ${websites.map((one) => one.code).join(', ')}.`)
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
