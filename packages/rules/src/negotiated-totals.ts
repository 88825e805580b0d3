import { computeCartTotals } from './cart-totals.ts'
import { allocate, type Cents } from './money.ts'
import type { JoinedTotals, PriceComponent } from './price-components.ts'
import { shareBetweenRates } from './rate-shares.ts'
import type { AtRate } from './refund.ts'
import type { PriceDisplay } from './visitor.ts'

/** An item of a quotation as it was asked for; amounts as its prices were shown, with or without tax. */
export interface QuotedItem {
  readonly id: string
  readonly quantity: number
  /** Of one unit, before discount. */
  readonly unitPrice: Cents
  /** Eco-participation of one unit, part of its price. */
  readonly feePerUnit: Cents
  /** The row after discount. */
  readonly atRates: readonly AtRate[]
  /** Of the row. */
  readonly discount: Cents
}

export interface NegotiatedInput {
  readonly items: readonly QuotedItem[]
  /** New unit prices by item id. They are final: no promotion takes anything off them. */
  readonly prices: ReadonlyMap<string, Cents>
  /** With tax; null without shipping. */
  readonly shipping: Cents | null
  readonly priceDisplay: PriceDisplay
}

/**
 * Totals of a quotation at negotiated prices, at the tax rates of the request. A bundle shares its new price between the
 * rates of its parts as the row did. Throws InvalidAmountError for a price below its eco-participation.
 */
export function negotiatedTotals({ items, prices, shipping, priceDisplay }: NegotiatedInput): JoinedTotals {
  const lines = items.map((item) => ({
    id: item.id,
    quantity: item.quantity,
    components: componentsOf(item, prices.get(item.id) ?? item.unitPrice, priceDisplay),
  }))
  const kept = items.filter(({ id, discount }) => discount > 0 && !prices.has(id))
  const { totals } = computeCartTotals({
    lines,
    pricesIncludeTax: priceDisplay === 'incl',
    priceDisplay,
    discountsFor: () => ({
      byLine: new Map(kept.map(({ id, discount }) => [id, discount])),
      freesShipping: false,
    }),
    shippingPriceFor: () => shipping,
  })
  return totals
}

function componentsOf(
  { atRates, feePerUnit }: QuotedItem,
  unitPrice: Cents,
  display: PriceDisplay,
): PriceComponent[] {
  const [first, ...others] = atRates
  const component = { quantity: 1, feePerUnit }
  if (!first || others.length === 0) return [{ ...component, unitPrice, taxRate: first?.rate ?? 0 }]
  const parts = shareBetweenRates(unitPrice, atRates, display)
  const fees = allocate(
    feePerUnit,
    parts.map((part, index) => ({ key: String(index), weight: part })),
  )
  return atRates.map(({ rate }, index) => {
    return { quantity: 1, unitPrice: parts[index] ?? 0, feePerUnit: fees[index] ?? 0, taxRate: rate }
  })
}
