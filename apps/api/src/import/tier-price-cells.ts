import { toMinorUnits } from '@comptoir/rules/money'
import { parseEntries } from './additional-attributes.ts'
import { countOf, percentOf } from './cells.ts'
import { amountProblem } from './currency-prices.ts'
import type { Scopes } from './scopes.ts'

/** The texts of a tier price, by the columns of Magento's advanced pricing. */
export type TierCells = {
  tier_price_website: string
  tier_price_customer_group: string
  tier_price_qty: string
  tier_price: string
  tier_price_value_type: string
  /** Not of Magento: a further currency that the price is in; empty is the website's own. */
  tier_price_currency: string
}

/** A tier price as the database has it. Null is every website, its own currency, everybody. */
export type Tier = {
  websiteId: number | null
  currency: string | null
  groupId: number | null
  quantity: number
  /** In minor units, or in hundredths of a unit of every website's own currency. */
  price: number | null
  /** In basis points. */
  percentOff: number | null
}

/** The same for the tier prices of a product that replace each other. */
export function tierKey({ websiteId, currency, groupId, quantity }: Tier): string {
  return JSON.stringify([websiteId, currency, groupId, quantity])
}

/** What the texts of tier prices refer to; ids of customer groups by their codes. */
export type TierScopes = { scopes: Scopes; groups: ReadonlyMap<string, number> }

export const allWebsites = 'All Websites'
export const allGroups = 'ALL GROUPS'

const columns = [
  'tier_price_website',
  'tier_price_customer_group',
  'tier_price_qty',
  'tier_price',
  'tier_price_value_type',
] as const
/** Columns of a file of tier prices that has no prices of further currencies. */
export const tierColumns = ['sku', ...columns]

/** The cells of a file of tier prices, or those of an entry of the column tier_prices of products. */
export function tierCells(text: (column: keyof TierCells) => string | undefined): TierCells {
  const cell = (column: keyof TierCells) => text(column)?.trim() ?? ''
  return {
    tier_price_website: cell('tier_price_website'),
    tier_price_customer_group: cell('tier_price_customer_group'),
    tier_price_qty: cell('tier_price_qty'),
    tier_price: cell('tier_price'),
    tier_price_value_type: cell('tier_price_value_type'),
    tier_price_currency: cell('tier_price_currency'),
  }
}

const entryNames: Record<keyof TierCells, string> = {
  tier_price_website: 'website',
  tier_price_customer_group: 'customer_group',
  tier_price_qty: 'qty',
  tier_price: 'price',
  tier_price_value_type: 'value_type',
  tier_price_currency: 'currency',
}

/**
 * The entries of a product's column tier_prices:
 * `qty=6,price=9.00,value_type=fixed,website=All Websites,customer_group=ALL GROUPS|qty=12,…`; undefined for an empty cell.
 */
export function tierEntries(text: string | undefined): TierCells[] | undefined {
  if (text === undefined) return undefined
  return parseEntries(text).map((entry) => tierCells((column) => entry.get(entryNames[column])))
}

/** Reads a tier price. `wrong` is told of each problem, which makes the result undefined. */
export function readTier(
  cells: TierCells,
  { scopes, groups }: TierScopes,
  wrong: (column: keyof TierCells, message: string) => void,
): Tier | undefined {
  let isRight = true
  const problem = (column: keyof TierCells, message: string) => {
    isRight = false
    wrong(column, message)
  }
  const websiteId = websiteOf(cells.tier_price_website, scopes, problem)
  const quantity = countOf(cells.tier_price_qty)
  if (quantity === undefined || quantity > 999_999)
    problem(
      'tier_price_qty',
      `"${cells.tier_price_qty}" is not a quantity: write a whole number from 1 to 999999; 1 is the price of the group.`,
    )
  const group = cells.tier_price_customer_group
  const isForAll = group.toUpperCase() === allGroups
  const groupId = isForAll ? null : groups.get(group)
  if (groupId === undefined)
    problem(
      'tier_price_customer_group',
      `there is no customer group "${group}": use ${[allGroups, ...groups.keys()].join(', ')}.`,
    )
  const currency = currencyOf(cells.tier_price_currency, websiteId, scopes, problem)
  const value = valueOf(cells, { websiteId, currency, scopes }, problem)
  if (!isRight || quantity === undefined || groupId === undefined || !value) return undefined
  return { websiteId: websiteId ?? null, currency, groupId, quantity, ...value }
}

type Problem = (column: keyof TierCells, message: string) => void

/** Magento exports `All Websites [EUR]`. Undefined for an unknown one. */
function websiteOf(text: string, scopes: Scopes, problem: Problem): number | null | undefined {
  if (/^all websites(\s*\[[a-z]{3}\])?$/i.test(text)) return null
  const id = scopes.websiteOf(text)
  if (id === undefined)
    problem('tier_price_website', `there is no website "${text}": use ${allWebsites} or the code of one.`)
  return id
}

/** Null is the website's own, which is no list. */
function currencyOf(
  text: string,
  websiteId: number | null | undefined,
  scopes: Scopes,
  problem: Problem,
): string | null {
  if (text === '') return null
  const code = text.toUpperCase()
  const [own, ...further] =
    typeof websiteId === 'number' ? scopes.currenciesOf(websiteId) : [undefined, ...scopes.currencies]
  if (code === own) return null
  if (!further.includes(code))
    problem(
      'tier_price_currency',
      `"${text}" is no further currency of the website: ${further.length > 0 ? `use ${further.join(', ')}, or leave it empty` : 'leave it empty'}.`,
    )
  return code
}

type Value = Pick<Tier, 'price' | 'percentOff'>

function valueOf(
  { tier_price: text, tier_price_value_type: type }: TierCells,
  {
    websiteId,
    currency,
    scopes,
  }: { websiteId: number | null | undefined; currency: string | null; scopes: Scopes },
  problem: Problem,
): Value | undefined {
  if (/^(discount|percent)$/i.test(type)) {
    const percentOff = percentOf(text)
    if (percentOff === undefined)
      problem('tier_price', `"${text}" is not a discount: write percent from 0.01 to 100.`)
    return percentOff === undefined ? undefined : { price: null, percentOff }
  }
  if (!/^fixed$/i.test(type)) {
    problem('tier_price_value_type', `"${type}" is unknown: use Fixed or Discount.`)
    return undefined
  }
  if (websiteId === undefined) return undefined
  // Websites may have currencies of other decimals, so amounts of all of them are hundredths.
  const unit = currency ?? (websiteId === null ? 'EUR' : scopes.currenciesOf(websiteId)[0])
  const wrong = amountProblem(text, unit)
  if (wrong) problem('tier_price', wrong)
  return wrong ? undefined : { price: toMinorUnits(text, unit), percentOff: null }
}
