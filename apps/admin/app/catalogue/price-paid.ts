import type { CatalogueAction } from '@comptoir/rules/catalogue-rule'
import { multiplyRate, WHOLE, type Cents } from '@comptoir/rules/money'
import { productPrice } from '@comptoir/rules/product-price'
import { shownPrice } from '@comptoir/rules/tax'
import type { ProductRowFragment } from '../generated/graphql.ts'

export type Pricing = NonNullable<ProductRowFragment['pricing']>

/** Prices of a website as they are typed, in minor units; null is none. */
export type TypedPrices = {
  readonly price: Cents | null
  readonly special: Cents | null
  readonly from: string | null
  readonly to: string | null
}

/** What a visitor pays for one unit today, with tax, once these prices are saved; null without a price. */
export function pricePaid(pricing: Pricing, { price, special, from, to }: TypedPrices): Cents | null {
  if (price === null) return null
  const list = { price, special, specialFrom: from, specialTo: to }
  const tiers =
    pricing.lowestTier === null ? [] : [{ group: null, quantity: 1, price: pricing.lowestTier ?? price }]
  const query = { day: pricing.day, group: null, quantity: 1 }
  const { final } = productPrice(list, tiers, query, afterRules(price, pricing.rules))
  return withTax(pricing, final)
}

/** An amount of the website's tax base, with tax. */
export const withTax = (
  { includesTax, taxRate }: Pick<Pricing, 'includesTax' | 'taxRate'>,
  amount: Cents,
): Cents => shownPrice(amount, { taxRate }, { pricesIncludeTax: includesTax, priceDisplay: 'incl' })

function afterRules(price: Cents, rules: Pricing['rules']): Cents {
  return rules.reduce((amount, { type, value }) => {
    switch (type as CatalogueAction['type']) {
      case 'percent':
        return multiplyRate(amount, WHOLE - value)
      case 'amount':
        return Math.max(0, amount - value)
      default:
        return Math.min(amount, value)
    }
  }, price)
}
