import type { Day } from './calendar.ts'
import { multiplyRate, WHOLE, type BasisPoints, type Cents } from './money.ts'

/** From how many units, and for whom, a tier price holds. A price for a customer group is one of a single unit. */
interface TierScope {
  /** Code of a customer group; null is everybody. */
  readonly group: string | null
  /** Units of one line; a positive integer. */
  readonly quantity: number
}

/** A price of one unit in minor units, or percent off the base price in basis points. */
export type TierPrice = TierScope & ({ readonly price: Cents } | { readonly percentOff: BasisPoints })

/** The prices of one unit of a product in one currency and tax base, in minor units. Days are inclusive; null is no limit. */
export interface PriceList {
  readonly price: Cents
  readonly special: Cents | null
  readonly specialFrom: Day | null
  readonly specialTo: Day | null
}

/** When, for whom and for how many units a price is asked. */
export interface PriceQuery {
  /** In the time zone of the shop. */
  readonly day: Day
  /** Code of the customer group; null asks for the price for everybody. */
  readonly group: string | null
  /** Units of one line; a positive integer. */
  readonly quantity: number
}

/** The price of one unit without and with reductions, in minor units. */
export type PricePair = { regular: Cents; final: Cents }

/** Whether a day is between two days, inclusive. null is unbounded. */
export function isWithinDays(day: Day, from: Day | null, to: Day | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}

/**
 * The price of one unit: the lowest of the base price, the special price within its dates, the price after the rules of the
 * catalogue, and the tier prices of the group and of everybody whose quantity is reached.
 */
export function productPrice(
  list: PriceList,
  tiers: readonly TierPrice[],
  { day, group, quantity }: PriceQuery,
  afterRules: Cents = list.price,
): PricePair {
  const { price, special, specialFrom, specialTo } = list
  let final = Math.min(price, afterRules)
  if (special !== null && isWithinDays(day, specialFrom, specialTo)) final = Math.min(final, special)
  for (const tier of tiers)
    if (isReached(tier, group, quantity)) final = Math.min(final, tierAmount(tier, price))
  return { regular: price, final }
}

/** The price of one unit by a tier price, in minor units; a percentage is rounded half up. */
function tierAmount(tier: TierPrice, base: Cents): Cents {
  return 'price' in tier ? tier.price : multiplyRate(base, WHOLE - tier.percentOff)
}

function isReached(tier: TierScope, group: string | null, quantity: number): boolean {
  return tier.quantity <= quantity && isFor(tier, group)
}

const isFor = (tier: TierScope, group: string | null) => tier.group === null || tier.group === group

/** Units from which a line costs less for each unit than for fewer, with that price, by ascending quantity. */
export function quantityPrices(
  list: PriceList,
  tiers: readonly TierPrice[],
  { day, group }: Omit<PriceQuery, 'quantity'>,
  afterRules?: Cents,
): { quantity: number; final: Cents }[] {
  const wanted = tiers.filter((tier) => tier.quantity > 1 && isFor(tier, group))
  const quantities = [...new Set(wanted.map(({ quantity }) => quantity))].toSorted((a, b) => a - b)
  let lowest = productPrice(list, tiers, { day, group, quantity: 1 }, afterRules).final
  return quantities.flatMap((quantity) => {
    const { final } = productPrice(list, tiers, { day, group, quantity }, afterRules)
    if (final >= lowest) return []
    lowest = final
    return [{ quantity, final }]
  })
}

/** What became of one of the prices that a product has. `amount` is that of one unit, in minor units. */
export type PriceStep = { readonly amount: Cents } & (
  | { readonly kind: 'base' }
  | {
      readonly kind: 'special'
      readonly from: Day | null
      readonly to: Day | null
      readonly result: 'counts' | 'not_lower' | 'not_yet' | 'over'
    }
  | {
      readonly kind: 'tier'
      readonly tier: TierPrice
      readonly result: 'counts' | 'other_group' | 'quantity'
    }
)

/** The steps of {@link productPrice}: each price that the product has, and whether it counts. The lowest that counts is final. */
export function priceSteps(
  list: PriceList,
  tiers: readonly TierPrice[],
  { day, group, quantity }: PriceQuery,
): PriceStep[] {
  const { price, special, specialFrom: from, specialTo: to } = list
  const steps: PriceStep[] = [{ kind: 'base', amount: price }]
  if (special !== null) {
    const ended = to !== null && to < day ? ('over' as const) : ('counts' as const)
    const dated = from !== null && day < from ? ('not_yet' as const) : ended
    steps.push({
      kind: 'special',
      amount: special,
      from,
      to,
      result: special < price ? dated : 'not_lower',
    })
  }
  for (const tier of tiers) {
    const reached = tier.quantity <= quantity ? ('counts' as const) : ('quantity' as const)
    const result = isFor(tier, group) ? reached : 'other_group'
    steps.push({ kind: 'tier', tier, amount: tierAmount(tier, price), result })
  }
  return steps
}
