import type { BasisPoints, Cents } from '@comptoir/rules/money'
import { productPrice } from '@comptoir/rules/product-price'
import { GUEST } from '@comptoir/rules/visitor'
import type { App } from '../platform/context.ts'
import { listedPrice, tiersIn } from './listed-price.ts'
import { displayTaxRate, priceQuery, shownPrice } from './pricing.ts'
import { rulePriceSteps } from './rule-prices.ts'

/** What the price for everybody at one unit follows from; amounts in minor units and the tax base of the website. */
type PriceParts = {
  currency: string
  includesTax: boolean
  taxRate: BasisPoints
  day: string
  /** With tax. */
  paid: Cents
  lowestTier: Cents | null
  /** Those that apply, in their order. */
  rules: { name: string; type: 'percent' | 'amount' | 'to_amount'; value: number }[]
}

/** Of a product on a website in its own currency; undefined where it has no price there. */
export function priceParts(
  { catalogue, stores }: App,
  productId: number,
  websiteId: number,
): PriceParts | undefined {
  const { snapshot } = catalogue
  const product = snapshot.products.copyOf(productId)
  const store = stores.defaultOf(websiteId)
  if (!product || store.website.id !== websiteId) return undefined
  const { website } = store
  const scope = { ...store, currency: website.currency, conversion: null }
  const list = listedPrice(product, scope)
  if (!list) return undefined
  const query = priceQuery(snapshot, GUEST)
  const tiers = tiersIn(product, scope)
  const steps = rulePriceSteps(product, list, scope, query, snapshot)
  const applied = steps.filter(({ result }) => result === 'applies')
  const { final } = productPrice(list, tiers, query, applied.at(-1)?.amount)
  const withTiers = productPrice({ ...list, special: null }, tiers, query).final
  const taxRate = displayTaxRate(store, product.taxClass)
  return {
    currency: website.currency,
    includesTax: website.pricesIncludeTax,
    taxRate,
    day: snapshot.day,
    paid: shownPrice(final, website.pricesIncludeTax, taxRate, 'incl'),
    lowestTier: withTiers < list.price ? withTiers : null,
    rules: applied.map(({ rule }) => ({ name: rule.name, type: rule.action.type, value: rule.action.value })),
  }
}
