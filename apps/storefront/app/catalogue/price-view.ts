import { roundHalfUp, toCents, type Cents } from '@comptoir/rules/money'
import { lotSize } from '@comptoir/rules/quantity'
import { priceExclTax } from '@comptoir/rules/tax'
import { priceDisplay, type PriceDisplay, type VisitorKind } from '@comptoir/rules/visitor'

/** For whom prices are computed by the API, and for whom they are shown (decisions E-1). */
export interface Audience {
  readonly kind: VisitorKind
  readonly display: VisitorKind
}

/** A price as it is shown; all amounts in cents. Absent where the price is on request. */
export interface PriceView {
  /** What one pays at least: for one piece, or for the lot. */
  readonly amount: Cents
  readonly tax: PriceDisplay
  /** Other choices of the product cost more. */
  readonly from: boolean
  /** The most it can cost, where that is more. */
  readonly highest?: Cents
  /** Pieces sold together, and the price of one. */
  readonly lot?: { readonly size: number; readonly piece: Cents }
  /** The lowest price of the last 30 days, when the product is reduced (decisions E-9). */
  readonly before?: { readonly amount: Cents; readonly percentOff: number }
}

interface Money {
  readonly value?: number | null
}

export interface PricedProduct {
  readonly price_visible?: boolean | null
  readonly tax_rate?: number | null
  readonly colisage_b2b?: number | null
  readonly colisage_b2c?: number | null
  readonly lowest_price_30_days?: Money | null
  readonly price_range: {
    readonly minimum_price: { readonly final_price: Money }
    readonly maximum_price?: { readonly final_price: Money } | null
  }
}

/** What is shown of a product's price; undefined when it is on request (decisions E-2). */
export function priceView(product: PricedProduct, audience: Audience): PriceView | undefined {
  if (product.price_visible === false) return undefined
  const { minimum_price, maximum_price } = product.price_range
  const lowest = minimum_price.final_price.value ?? 0
  const piece = shown(lowest, product, audience)
  const size = lotSize(audience.display, product)
  const before = product.lowest_price_30_days?.value ?? 0
  const highest = maximum_price?.final_price.value ?? lowest
  return {
    amount: piece * size,
    tax: priceDisplay(audience.display),
    from: highest > lowest,
    ...(highest > lowest && { highest: shown(highest, product, audience) * size }),
    ...(size > 1 && { lot: { size, piece } }),
    ...(before > lowest && {
      before: {
        amount: shown(before, product, audience) * size,
        percentOff: roundHalfUp(((before - lowest) / before) * 100),
      },
    }),
  }
}

/** An amount of the API as that visitor is shown it: a guest among professionals sees it without tax. */
function shown(value: number, product: { readonly tax_rate?: number | null }, audience: Audience): Cents {
  const cents = toCents(value)
  if (audience.kind === audience.display) return cents
  return priceExclTax(cents, Math.round((product.tax_rate ?? 0) * 100))
}

/** What one piece costs; 0 where the price is on request. */
export const pieceOf = (price: PriceView | undefined): Cents => price?.lot?.piece ?? price?.amount ?? 0
