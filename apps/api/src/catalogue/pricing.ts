import type { BasisPoints, Cents } from '@comptoir/rules/money'
import { priceExclTax, priceInclTax, taxRateFor, type TaxTable } from '@comptoir/rules/tax'
import { priceDisplay, type VisitorKind } from '@comptoir/rules/visitor'
import type { Store } from '../stores/store.ts'
import type { Product, WebsitePrice } from './product.ts'

export type PricePair = { regular: Cents; final: Cents }
/** Lowest and highest of what a product can cost; the same for all but configurable products. */
type PriceSpan = { minimum: PricePair; maximum: PricePair }

const shopTimeZone = 'Europe/Paris'
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone, dateStyle: 'short' })

/** The shop's calendar day, YYYY-MM-DD: special prices and news begin and end at midnight in Paris. */
export function shopDay(time: Date): string {
  return dayFormat.format(time)
}

/** Whether a day lies between two others, inclusive; an absent end is open. */
export function isWithin(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}

/** What is asked on a day: the special price inside its dates and when it is lower. */
export function askedPrice(price: WebsitePrice, day: string): PricePair {
  const { special } = price
  const reduced =
    special !== null && special < price.price && isWithin(day, price.specialFrom, price.specialTo)
  return { regular: price.price, final: reduced ? special : price.price }
}

/** The prices of a product on a website in its tax base; undefined when nothing is asked for it there. */
export function priceSpan(product: Product, websiteId: number, day: string): PriceSpan | undefined {
  const priced = product.variants.length > 0 ? product.variants.filter((v) => v.isEnabled) : [product]
  const asked = priced.flatMap((one) => {
    const price = one.prices.find((candidate) => candidate.websiteId === websiteId)
    return price ? [askedPrice(price, day)] : []
  })
  const [first, ...rest] = asked
  if (!first) return undefined
  const span: PriceSpan = { minimum: { ...first }, maximum: { ...first } }
  for (const { regular, final } of rest) {
    span.minimum.regular = Math.min(span.minimum.regular, regular)
    span.minimum.final = Math.min(span.minimum.final, final)
    span.maximum.regular = Math.max(span.maximum.regular, regular)
    span.maximum.final = Math.max(span.maximum.final, final)
  }
  return span
}

const taxTables = new WeakMap<object, TaxTable>()

/** Rate in basis points where nothing is known of the address: metropolitan France. */
export function displayTaxRate(store: Pick<Store, 'settings'>, taxClass: string): BasisPoints {
  const { taxRates } = store.settings
  let table = taxTables.get(taxRates)
  if (!table) {
    const rows = Object.entries(taxRates).map(([name, zones]) => [name, { ...zones, fr: zones.fr ?? 0 }])
    table = Object.fromEntries(rows) as TaxTable
    taxTables.set(taxRates, table)
  }
  return taxRateFor(table, taxClass, 'fr')
}

/** A price of the website's tax base as this kind of visitor reads it (decisions E-4). */
export function shownPrice(
  cents: Cents,
  pricesIncludeTax: boolean,
  rate: BasisPoints,
  kind: VisitorKind,
): Cents {
  const display = priceDisplay(kind)
  if (display === 'incl') return pricesIncludeTax ? cents : priceInclTax(cents, rate)
  return pricesIncludeTax ? priceExclTax(cents, rate) : cents
}

/** Reduction in cents and in percent with two decimals, as Magento's ProductDiscount. */
export function discountOf({ regular, final }: PricePair): { amountOff: Cents; percentOff: number } {
  const amountOff = Math.max(0, regular - final)
  if (amountOff === 0 || regular === 0) return { amountOff: 0, percentOff: 0 }
  return { amountOff, percentOff: Math.round((amountOff * 10_000) / regular) / 100 }
}
