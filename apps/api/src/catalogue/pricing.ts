import type { BasisPoints, Cents } from '@comptoir/rules/money'
import { surchargeOn, type Surcharge } from '@comptoir/rules/surcharge'
import { priceExclTax, priceInclTax, taxRateFor, type TaxTable } from '@comptoir/rules/tax'
import { priceDisplay, type VisitorKind } from '@comptoir/rules/visitor'
import type { Store } from '../stores/index.ts'
import { isSingle, type Bundle, type BundleSelection } from './composition.ts'
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

/**
 * The prices of a product on a website in its tax base, without custom options; undefined when nothing is asked for
 * it there. A configurable product spans its variants, a group its members, a bundle its cheapest and dearest choice.
 */
export function priceSpan(product: Product, websiteId: number, day: string): PriceSpan | undefined {
  if (product.bundle) return bundleSpan(product.bundle, ownPrice(product, websiteId, day), websiteId, day)
  let span: PriceSpan | undefined
  for (const part of pricedParts(product)) {
    const asked = ownPrice(part, websiteId, day)
    if (asked) span = widened(span, asked)
  }
  return span
}

/** The products whose prices make up that of a product. */
export function pricedParts(product: Product): readonly Product[] {
  if (product.type === 'configurable') return product.variants.filter((variant) => variant.isEnabled)
  if (product.type !== 'grouped') return [product]
  return product.members.map((member) => member.product).filter((member) => member.isEnabled)
}

/** What is asked for the product itself. */
export function ownPrice(product: Product, websiteId: number, day: string): PricePair | undefined {
  const price = product.prices.find((candidate) => candidate.websiteId === websiteId)
  return price && askedPrice(price, day)
}

function spanOf(prices: readonly PricePair[]): PriceSpan | undefined {
  return prices.reduce<PriceSpan | undefined>(widened, undefined)
}

/** The span with one price more, in place. */
function widened(span: PriceSpan | undefined, { regular, final }: PricePair): PriceSpan {
  if (!span) return { minimum: { regular, final }, maximum: { regular, final } }
  span.minimum.regular = Math.min(span.minimum.regular, regular)
  span.minimum.final = Math.min(span.minimum.final, final)
  span.maximum.regular = Math.max(span.maximum.regular, regular)
  span.maximum.final = Math.max(span.maximum.final, final)
  return span
}

/** What a selection adds: its own price in a dynamic bundle, its surcharge in one with a price of its own. */
export function selectionPrice(
  { product, surcharge, quantity }: BundleSelection,
  bundle: Bundle,
  base: PricePair | undefined,
  websiteId: number,
  day: string,
): PricePair | undefined {
  const unit = bundle.isDynamic ? ownPrice(product, websiteId, day) : added(surcharge, base)
  return unit && { regular: unit.regular * quantity, final: unit.final * quantity }
}

function added(surcharge: Surcharge, base: PricePair | undefined): PricePair {
  return {
    regular: surchargeOn(surcharge, base?.regular ?? 0),
    final: surchargeOn(surcharge, base?.final ?? 0),
  }
}

/** From the cheapest choice of everything that must be chosen to the dearest choice of everything. */
function bundleSpan(
  bundle: Bundle,
  own: PricePair | undefined,
  websiteId: number,
  day: string,
): PriceSpan | undefined {
  if (!bundle.isDynamic && !own) return undefined
  const start = bundle.isDynamic ? { regular: 0, final: 0 } : (own ?? { regular: 0, final: 0 })
  const span: PriceSpan = { minimum: { ...start }, maximum: { ...start } }
  const optional: PricePair[] = []
  for (const option of bundle.options) {
    const choices = option.selections.flatMap((selection) =>
      selection.product.isEnabled ? (selectionPrice(selection, bundle, own, websiteId, day) ?? []) : [],
    )
    const choice = spanOf(choices)
    if (!choice) continue
    if (option.isRequired) addPair(span.minimum, choice.minimum)
    else optional.push(choice.minimum)
    for (const pair of isSingle(option) ? [choice.maximum] : choices) addPair(span.maximum, pair)
  }
  const isNothingRequired = bundle.isDynamic && span.minimum.regular === 0
  return isNothingRequired ? { ...span, minimum: spanOf(optional)?.minimum ?? span.minimum } : span
}

function addPair(sum: PricePair, { regular, final }: PricePair): void {
  sum.regular += regular
  sum.final += final
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
