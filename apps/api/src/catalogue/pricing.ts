import type { BasisPoints, Cents } from '@comptoir/rules/money'
import { productPrice, type PricePair, type PriceQuery } from '@comptoir/rules/product-price'
import { surchargeOn, type Surcharge } from '@comptoir/rules/surcharge'
import { shownPrice as priceShown, taxRateFor } from '@comptoir/rules/tax'
import type { PriceAudience, PriceDisplay } from '@comptoir/rules/visitor'
import { taxRulesOf, type Store } from '../stores/index.ts'
import { surchargeIn } from './amounts-in-store.ts'
import { listedPrice, tiersIn, type PriceScope } from './listed-price.ts'
import { isSingle } from './product-options.ts'
import { rulePrice, type PriceSource } from './rule-prices.ts'
import type { Snapshot } from './snapshot.ts'
import type { Bundle, BundleSelection } from './product.ts'
import type { Product } from './product.ts'

/** Lowest and highest price of a product. They differ for configurable, grouped and bundle products. */
type PriceSpan = { minimum: PricePair; maximum: PricePair }

/** A question for a price, with what the answer follows from. */
export type PriceContext = PriceQuery & { readonly source: PriceSource }

/** Asks for the price that an audience has on the day of the snapshot when it buys so many units. */
export function priceQuery(
  snapshot: PriceSource & Pick<Snapshot, 'day'>,
  { priceGroup }: Pick<PriceAudience, 'priceGroup'>,
  quantity = 1,
): PriceContext {
  return { day: snapshot.day, group: priceGroup, quantity, source: snapshot }
}

/**
 * The price range of a product on a website in its tax base and a currency, without custom options; undefined without a
 * price. A configurable product spans its variants, a grouped product its items, a bundle its cheapest and
 * most expensive selections.
 */
export function priceSpan(product: Product, scope: PriceScope, query: PriceContext): PriceSpan | undefined {
  if (product.bundle) return bundleSpan(product.bundle, ownPrice(product, scope, query), scope, query)
  let span: PriceSpan | undefined
  for (const priced of pricedProducts(product)) {
    const price = ownPrice(priced, scope, query)
    if (price) span = widened(span, price)
  }
  return span
}

/** The products that determine the price of a product. */
export function pricedProducts(product: Product): readonly Product[] {
  if (product.type === 'configurable') return product.variants.filter((variant) => variant.isEnabled)
  if (product.type !== 'grouped') return [product]
  return product.groupedItems.map((item) => item.product).filter((item) => item.isEnabled)
}

/** What the price of the product itself is the lowest of; undefined without a price. */
export function pricesOf(product: Product, scope: PriceScope, query: PriceContext) {
  const list = listedPrice(product, scope)
  if (!list) return undefined
  const afterRules = rulePrice(product, list, scope, query, query.source)
  return { list, tiers: tiersIn(product, scope), afterRules }
}

/** The price without the special price, whose days are known: what the price history has of the price for everybody. */
export function undatedPrice(
  { list, tiers, afterRules }: NonNullable<ReturnType<typeof pricesOf>>,
  query: PriceContext,
): Cents {
  return productPrice({ ...list, special: null }, tiers, query, afterRules).final
}

/** The price of the product itself. */
export function ownPrice(product: Product, scope: PriceScope, query: PriceContext): PricePair | undefined {
  const found = pricesOf(product, scope, query)
  return found && productPrice(found.list, found.tiers, query, found.afterRules)
}

function spanOf(prices: readonly PricePair[]): PriceSpan | undefined {
  return prices.reduce<PriceSpan | undefined>(widened, undefined)
}

/** Extends the range by a price, in place. */
function widened(span: PriceSpan | undefined, { regular, final }: PricePair): PriceSpan {
  if (!span) return { minimum: { regular, final }, maximum: { regular, final } }
  span.minimum.regular = Math.min(span.minimum.regular, regular)
  span.minimum.final = Math.min(span.minimum.final, final)
  span.maximum.regular = Math.max(span.maximum.regular, regular)
  span.maximum.final = Math.max(span.maximum.final, final)
  return span
}

/**
 * Price that a selection adds to one bundle: its own price in a dynamic bundle, by the units of it that all bundles have together;
 * its surcharge in a fixed-price bundle.
 */
export function selectionPrice(
  { product, surcharge, quantity }: BundleSelection,
  bundle: Bundle,
  base: PricePair | undefined,
  scope: PriceScope,
  query: PriceContext,
): PricePair | undefined {
  const units = { ...query, quantity: query.quantity * quantity }
  const unit = bundle.isDynamic ? ownPrice(product, scope, units) : added(surchargeIn(scope, surcharge), base)
  return unit && { regular: unit.regular * quantity, final: unit.final * quantity }
}

function added(surcharge: Surcharge, base: PricePair | undefined): PricePair {
  return {
    regular: surchargeOn(surcharge, base?.regular ?? 0),
    final: surchargeOn(surcharge, base?.final ?? 0),
  }
}

/** From the cheapest selection of the required options to the most expensive selection of all options. */
function bundleSpan(
  bundle: Bundle,
  own: PricePair | undefined,
  scope: PriceScope,
  query: PriceContext,
): PriceSpan | undefined {
  if (!bundle.isDynamic && !own) return undefined
  const start = bundle.isDynamic ? { regular: 0, final: 0 } : (own ?? { regular: 0, final: 0 })
  const span: PriceSpan = { minimum: { ...start }, maximum: { ...start } }
  const optional: PricePair[] = []
  for (const option of bundle.options) {
    const choices = option.selections.flatMap((selection) =>
      selection.product.isEnabled ? (selectionPrice(selection, bundle, own, scope, query) ?? []) : [],
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

/** Tax rate in basis points when the address is unknown: that of the home zone. */
export function displayTaxRate(store: Pick<Store, 'settings'>, taxClass: string): BasisPoints {
  return taxRateFor(taxRulesOf(store), taxClass, store.settings.home_zone)
}

/** Converts a price from the website's tax base to the displayed one (decisions E-4). */
export function shownPrice(
  cents: Cents,
  pricesIncludeTax: boolean,
  rate: BasisPoints,
  priceDisplay: PriceDisplay,
): Cents {
  return priceShown(cents, { taxRate: rate }, { pricesIncludeTax, priceDisplay })
}

/** The discount in cents and in percent with two decimals, as in Magento's ProductDiscount. */
export function discountOf({ regular, final }: PricePair): { amountOff: Cents; percentOff: number } {
  const amountOff = Math.max(0, regular - final)
  if (amountOff === 0 || regular === 0) return { amountOff: 0, percentOff: 0 }
  return { amountOff, percentOff: Math.round((amountOff * 10_000) / regular) / 100 }
}
