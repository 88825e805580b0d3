import type { Language } from '@comptoir/rules/language'
import { formatMoney, toCents, type Cents } from '@comptoir/rules/money'
import { priceInclTax } from '@comptoir/rules/tax'
import { attributeValues } from '../catalogue/attributes.ts'
import type { PriceView } from '../catalogue/price-view.ts'
import { unitPriceOf, unitPriceText } from '../catalogue/unit-price-text.ts'
import type { AttributeFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import type { RequestScope } from '../platform/scope.ts'
import type { Site, SiteShipping } from '../platform/site.ts'

type Items = readonly (AttributeFragment | null)[] | undefined

interface PricedProduct {
  readonly price: PriceView | undefined
  /** In percent. */
  readonly taxRate: number
  readonly items: Items
  /** Virtual products are not shipped. */
  readonly isVirtual: boolean
}

/** Mandatory price information: unit price, eco-participation, tax and delivery cost (decisions M-3). */
export function priceDetails(product: PricedProduct, { site, language }: RequestScope): string[] {
  const { price, isVirtual } = product
  if (!price) return []
  const unit = unitPriceOf(price, product.items)
  const details = [
    unit ? m.product_unit_price({ price: unitPriceText(unit, language) }) : '',
    ecoText(product.items, language),
    [taxText(product, language), isVirtual ? '' : deliveryNote(product, site, language)]
      .filter(Boolean)
      .join(' '),
  ]
  return details.filter(Boolean)
}

/** Eco-participation, shown separately for electrical equipment; empty when there is none. */
function ecoText(items: Items, language: Language): string {
  const amount = ecoParticipation(items)
  return amount > 0 ? m.product_eco({ amount: formatMoney(amount, language) }) : ''
}

export function ecoParticipation(items: Items): Cents {
  const [amount] = attributeValues(items, 'eco_participation') ?? []
  return toCents(amount ?? 0)
}

function taxText({ price, taxRate }: PricedProduct, language: Language): string {
  if (!price || taxRate === 0) return ''
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    taxRate / 100,
  )
  return price.tax === 'incl' ? m.product_tax_incl({ rate }) : m.product_tax_excl({ rate })
}

/** With time slots, the slot determines the delivery cost. */
function deliveryNote(product: PricedProduct, { features, shipping }: Site, language: Language): string {
  if (features['locations']) return `${m.product_delivery_slot()} ${m.product_pickup_free()}`
  return deliveryText(product, shipping, language)
}

function deliveryText(
  { price, taxRate }: PricedProduct,
  methods: readonly SiteShipping[],
  language: Language,
): string {
  const paid = methods.find(({ priceInclTax: cost }) => cost > 0)
  if (!price || !paid) return ''
  const money = (cents: Cents) => formatMoney(cents, language)
  const goods = price.tax === 'incl' ? price.amount : priceInclTax(price.amount, Math.round(taxRate * 100))
  const { freeFromInclTax: from, corsicaExtraInclTax: extra = 0 } = paid
  const cost = { price: money(paid.priceInclTax), from: money(from ?? 0) }
  const costText =
    from === null
      ? m.product_delivery_cost(cost)
      : goods >= from
        ? m.product_delivery_free()
        : m.product_delivery_cost_free(cost)
  const hasFreePickup = methods.some(({ priceInclTax: free }) => free === 0)
  const more = hasFreePickup
    ? m.product_pickup_free()
    : extra > 0
      ? m.product_delivery_corsica({ price: money(extra) })
      : ''
  return `${costText} ${more}`.trim()
}
