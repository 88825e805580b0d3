import { textIn, type Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import { formatRate } from '@comptoir/rules/number-format'
import { localeIn } from '../platform/locale.ts'
import { needsLocation } from '../platform/needs-location.ts'
import { deliveredZones, freeFrom, zoneSurcharge } from '@comptoir/rules/shipping'
import { priceExclTax, priceInclTax } from '@comptoir/rules/tax'
import type { UnitPrice } from '@comptoir/rules/unit-price'
import type { PriceView } from '../catalogue/price-view.ts'
import { unitPriceOf } from '../catalogue/unit-price-text.ts'
import type { AttributeFragment } from '../generated/graphql.ts'
import type { RequestScope } from '../platform/scope.ts'
import { flatMethod } from '../platform/flat-shipping.ts'
import type { Site } from '../platform/site.ts'

type Items = readonly (AttributeFragment | null)[] | undefined

interface PricedProduct {
  readonly price: PriceView | undefined
  /** In percent. */
  readonly taxRate: number
  readonly items: Items
  /** Of the displayed price; 0 without one. */
  readonly eco: Cents
  /** Virtual products are not shipped. */
  readonly isVirtual: boolean
}

/** With time slots, the slot determines the delivery cost. */
export type DeliveryCost =
  | { readonly by: 'slot' }
  | {
      readonly by: 'method'
      readonly price: Cents
      /** Value of the goods, as their price is displayed, from which delivery is free; null when never. */
      readonly freeFrom: Cents | null
      readonly isFree: boolean
      readonly hasFreePickup: boolean
      /** What delivery to other zones costs more, by the name of the zone. */
      readonly surcharges: readonly { readonly zone: string; readonly price: Cents }[]
    }

export interface PriceDetailsData {
  readonly unit: UnitPrice | undefined
  /** 0 when there is none. */
  readonly ecoParticipation: Cents
  /** Undefined without tax; `rate` is formatted. */
  readonly tax: { readonly rate: string; readonly included: boolean } | undefined
  readonly delivery: DeliveryCost | undefined
}

/** Undefined for a product without a price. */
export function priceDetails(
  product: PricedProduct,
  { site, language }: RequestScope,
): PriceDetailsData | undefined {
  const { price, taxRate, items, eco, isVirtual } = product
  if (!price) return undefined
  return {
    unit: unitPriceOf(price, items),
    ecoParticipation: eco,
    tax:
      taxRate === 0
        ? undefined
        : { rate: formatRate(Math.round(taxRate * 100), localeIn(language)), included: price.tax === 'incl' },
    delivery: isVirtual ? undefined : deliveryCost(price, taxRate, site, language),
  }
}

function deliveryCost(
  price: PriceView,
  taxRate: number,
  site: Site,
  language: Language,
): DeliveryCost | undefined {
  const { features, shipping, zones, homeZone } = site
  if (needsLocation(site)) return { by: 'slot' }
  const paid = flatMethod(site)
  if (!paid) return undefined
  const rate = Math.round(taxRate * 100)
  const isIncl = price.tax === 'incl'
  const goods = isIncl ? price.amount : priceInclTax(price.amount, rate)
  // In the base of the price beside them: delivery with the standard rate, as the cart shows it.
  const displayed = (cents: Cents) => (isIncl ? cents : priceExclTax(cents, site.standardTax))
  const from = freeFrom(paid, homeZone)
  return {
    by: 'method',
    price: displayed(paid.priceInclTax ?? 0),
    freeFrom: from === null || isIncl ? from : priceExclTax(from, rate),
    isFree: from !== null && goods >= from,
    hasFreePickup: features['locations'] === true || shipping.some(({ priceInclTax: cost }) => cost === 0),
    surcharges: deliveredZones(zones, [paid]).flatMap(({ code, name }) => {
      const extra = zoneSurcharge(paid, code)
      return extra > 0 ? [{ zone: textIn(name, language), price: displayed(extra) }] : []
    }),
  }
}
