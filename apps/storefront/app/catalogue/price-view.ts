import { roundHalfUp, type Cents } from '@comptoir/rules/money'
import { toCents } from '../platform/money.ts'
import { lotSize } from '@comptoir/rules/quantity'
import { packPrice, type PackItem } from '@comptoir/rules/pack'
import { priceExclTax } from '@comptoir/rules/tax'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { GroupPrices } from '../platform/group-prices.ts'

/** Whose prices are displayed (decisions E-1). */
export interface Audience extends GroupPrices {
  /** Whether the prices of the API include tax, where the displayed ones may not. */
  readonly apiTax?: PriceDisplay
}

/** Whether the tax of the API's prices is taken off: in the professional section, and for who wants prices without tax. */
export const isShownNet = ({ tax, apiTax = tax }: Audience): boolean => tax === 'excl' && apiTax === 'incl'

/** A displayed price; amounts in cents. Undefined for a price on request. */
export interface PriceView {
  /** Lowest price of what is bought: one piece, a lot, or a pack as it is proposed. */
  readonly amount: Cents
  readonly tax: PriceDisplay
  /** Whether it is a starting price. */
  readonly from: boolean
  /** Highest price, when it differs. */
  readonly highest?: Cents
  /** What one piece costs from larger quantities on, by ascending quantity. */
  readonly tiers?: readonly QuantityPrice[]
  /** Lot size, and the price of one piece. */
  readonly lot?: { readonly size: number; readonly piece: Cents }
  /** The lowest price of the last 30 days, when the product is reduced (decisions E-9). */
  readonly before?: { readonly amount: Cents; readonly percentOff: number }
}

/** Price of one piece when at least so many are bought. */
export interface QuantityPrice {
  readonly quantity: number
  readonly piece: Cents
}

interface Money {
  readonly value?: number | null
}

interface Tier {
  readonly quantity?: number | null
  readonly final_price?: Money | null
}

interface ProposedItem {
  readonly quantity: number
  readonly final_price: Money
  readonly tax_rate: number
}

export interface PricedProduct {
  readonly price_visible?: boolean | null
  readonly tax_rate?: number | null
  readonly colisage_b2b?: number | null
  readonly colisage_b2c?: number | null
  readonly lowest_price_30_days?: Money | null
  readonly price_tiers?: readonly (Tier | null)[] | null
  readonly proposed_items?: readonly ProposedItem[]
  readonly price_range: {
    readonly minimum_price: { readonly final_price: Money }
    readonly maximum_price?: { readonly final_price: Money } | null
  }
}

/** Displayed price of a product; undefined when on request (decisions E-2). */
export function priceView(product: PricedProduct, audience: Audience): PriceView | undefined {
  if (product.price_visible === false) return undefined
  const pack = (product.proposed_items ?? []).map((item) => packItem(item, audience))
  if (pack.length > 0) return { amount: packPrice(pack), tax: audience.tax, from: false }
  const { minimum_price, maximum_price } = product.price_range
  const lowest = minimum_price.final_price.value ?? 0
  const size = lotSize(audience.kind, product)
  const tiers = tiersOf(product, audience)
  // Nobody buys less than a lot.
  const piece = pieceIn(displayed(lowest, product, audience), tiers, size)
  const further = tiers.filter(({ quantity }) => quantity > size)
  const before = product.lowest_price_30_days?.value ?? 0
  const highest = maximum_price?.final_price.value ?? lowest
  return {
    amount: piece * size,
    tax: audience.tax,
    from: highest > lowest,
    ...(highest > lowest && { highest: displayed(highest, product, audience) * size }),
    ...(further.length > 0 && { tiers: further }),
    ...(size > 1 && { lot: { size, piece } }),
    ...(before > lowest && {
      before: {
        amount: displayed(before, product, audience) * size,
        percentOff: roundHalfUp(((before - lowest) / before) * 100),
      },
    }),
  }
}

const packItem = (item: ProposedItem, audience: Audience): PackItem => ({
  quantity: item.quantity,
  piece: displayed(item.final_price.value ?? 0, item, audience),
})

function tiersOf(product: PricedProduct, audience: Audience): QuantityPrice[] {
  return (product.price_tiers ?? []).flatMap((tier) => {
    const value = tier?.final_price?.value
    if (!tier?.quantity || typeof value !== 'number') return []
    return [{ quantity: tier.quantity, piece: displayed(value, product, audience) }]
  })
}

/** The last of the tiers that a quantity reaches, else the price of one piece. */
function pieceIn(piece: Cents, tiers: readonly QuantityPrice[], quantity: number): Cents {
  return tiers.findLast((tier) => tier.quantity <= quantity)?.piece ?? piece
}

/** Eco-participation that the displayed price contains; 0 without one. */
export const ecoParticipation = (
  product: { readonly tax_rate?: number | null; readonly eco_contribution?: Money | null },
  audience: Audience,
): Cents => displayed(product.eco_contribution?.value ?? 0, product, audience)

/** An amount of the API in cents, without its tax where the audience sees none. */
export function displayed(
  value: number,
  product: { readonly tax_rate?: number | null },
  audience: Audience,
): Cents {
  const cents = toCents(value)
  if (!isShownNet(audience)) return cents
  return priceExclTax(cents, Math.round((product.tax_rate ?? 0) * 100))
}

/**
 * Price of one piece, which people see, sort and filter by as the API does (decisions L-3); 0 for a price on request.
 */
export const pieceOf = (price: PriceView | undefined): Cents => price?.lot?.piece ?? price?.amount ?? 0

/** Price of each of so many pieces. */
export const pieceAt = (price: PriceView | undefined, quantity: number): Cents =>
  pieceIn(pieceOf(price), price?.tiers ?? [], quantity)
