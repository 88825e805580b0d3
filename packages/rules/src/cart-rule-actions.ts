import type { CartAction, CartRuleLine, RuleEffect, Scope } from './cart-rule.ts'
import { lineTest, lowerSkusOf } from './cart-rule-conditions.ts'
import { allocate, mulDiv, multiplyRate, type BasisPoints, type Cents, type Share } from './money.ts'

/** A line of a cart and what earlier rules left of its amount. */
export interface ReducedLine {
  readonly line: CartRuleLine
  readonly remaining: Cents
}

/** What an action does to a cart; `byLine` has only lines of which it takes something off. */
export type ActionEffect = Omit<RuleEffect, 'ruleId'>

/**
 * The effect of an action on the amounts that earlier rules left, never more than these. It does not depend on the order
 * of the lines. Undefined when it takes nothing off, frees no shipping and has no gift, or when the cart is empty.
 */
export function effectOfAction(action: CartAction, lines: readonly ReducedLine[]): ActionEffect | undefined {
  if (lines.length === 0) return undefined
  const byLine = new Map<string, Cents>()
  let discount = 0
  for (const { key, weight: amount } of reductionsOf(action, lines)) {
    if (amount === 0) continue
    byLine.set(key, (byLine.get(key) ?? 0) + amount)
    discount += amount
  }
  if (action.type === 'gift') {
    const { sku, quantity } = action
    return { discount, byLine, freesShipping: false, gift: { sku, quantity } }
  }
  const freesShipping = action.type === 'free_shipping'
  return discount > 0 || freesShipping ? { discount, byLine, freesShipping } : undefined
}

/** An amount of a line, with the line's id as key. */
type Part = Share

/** Units of a line that an action counts, with what remains of them. */
interface Units extends Part {
  readonly of: ReducedLine
  readonly units: number
}

/** Of a part of a line its share, rounded down. */
function unitsOf(of: ReducedLine, units: number): Units {
  const { line, remaining } = of
  const weight = units === line.quantity ? remaining : mulDiv(remaining, units, line.quantity)[0]
  return { key: line.id, weight, of, units }
}

function reductionsOf(action: CartAction, lines: readonly ReducedLine[]): Part[] {
  switch (action.type) {
    case 'percent':
      return percentOff(unitsIn(action, lines), action.value)
    case 'fixed_per_unit':
      return unitsIn(action, lines).map((one) => fixedOff(one, action.value))
    case 'fixed': {
      const parts = unitsIn(action, lines)
      return spread(Math.min(action.value, amountOf(parts)), parts)
    }
    case 'buy_get': {
      const got = unitsIn(action, lines).map(({ of, units }) => unitsOf(of, unitsGot(units, action)))
      return percentOff(got, action.percent)
    }
    case 'cheapest_free':
      return cheapestFree(dearestFirst(unitsIn(action, lines)), action)
    case 'units_for_price':
      return setsForPrice(dearestFirst(unitsIn(action, lines)), action)
    case 'gift':
      return giftOf(action, lines)
    case 'free_shipping':
      return []
  }
}

/** Rounded once for all parts, then allocated to them. */
function percentOff(parts: readonly Part[], rate: BasisPoints): Part[] {
  const amount = amountOf(parts)
  return spread(Math.min(amount, multiplyRate(amount, rate)), parts)
}

/** A total of at most all parts, allocated to them by their amounts. */
function spread(total: Cents, parts: readonly Part[]): Part[] {
  const amounts = allocate(total, parts)
  return parts.map(({ key }, index) => ({ key, weight: amounts[index] ?? 0 }))
}

function fixedOff({ key, weight, units }: Units, value: Cents): Part {
  return { key, weight: Math.min(weight, value * units) }
}

/** Of `count` units, those that follow a bought number; the last set may be incomplete. */
function unitsGot(count: number, { buy, get }: { readonly buy: number; readonly get: number }): number {
  const sets = Math.floor(count / (buy + get))
  return sets * get + Math.max(0, (count % (buy + get)) - buy)
}

/** Counts through all units in their order, which makes sets across lines. */
function cheapestFree(
  ordered: readonly Units[],
  { units, free }: { readonly units: number; readonly free: number },
): Part[] {
  const all = ordered.reduce((count, one) => count + one.units, 0)
  const inSets = all - (all % units)
  let counted = 0
  return ordered.map((one) => {
    const [from, to] = [counted, counted + one.units].map((count) => Math.min(count, inSets))
    counted += one.units
    const set = { buy: units - free, get: free }
    return unitsOf(one.of, unitsGot(to ?? 0, set) - unitsGot(from ?? 0, set))
  })
}

/** Walks through all units in their order; whole sets inside a line are one step, so that large quantities cost no more. */
function setsForPrice(
  ordered: readonly Units[],
  { units, price }: { readonly units: number; readonly price: Cents },
): Part[] {
  const reductions: Part[] = []
  let begun: Units[] = []
  let lacking = units
  for (const one of ordered) {
    let left = one.units
    if (begun.length > 0) {
      const taken = Math.min(left, lacking)
      begun.push(unitsOf(one.of, taken))
      left -= taken
      lacking -= taken
      if (lacking > 0) continue
      reductions.push(...downTo(price, begun))
    }
    const sets = Math.floor(left / units)
    reductions.push(...downTo(price * sets, [unitsOf(one.of, sets * units)]))
    const rest = left % units
    begun = rest > 0 ? [unitsOf(one.of, rest)] : []
    lacking = units - rest
  }
  return reductions
}

function downTo(price: Cents, parts: readonly Part[]): Part[] {
  return spread(Math.max(0, amountOf(parts) - price), parts)
}

function giftOf(
  { sku, quantity }: { readonly sku: string; readonly quantity: number },
  lines: readonly ReducedLine[],
): Part[] {
  const wanted = sku.toLowerCase()
  const own = lines.filter(({ line }) => lowerSkusOf(line)[0] === wanted)
  const cheapestFirst = dearestFirst(unitsIn({}, own)).toReversed()
  return firstUnits(cheapestFirst, quantity)
}

/** The units in a scope; lines of which nothing remains have none. */
function unitsIn(
  { products, maxUnits, maxUnitsPerLine = Infinity }: Scope,
  lines: readonly ReducedLine[],
): readonly Units[] {
  const matches = products && lineTest(products)
  const found: Units[] = []
  for (const one of lines)
    if (one.remaining > 0 && (!matches || matches(one.line)))
      found.push(unitsOf(one, Math.min(one.line.quantity, maxUnitsPerLine)))
  return maxUnits === undefined ? found : firstUnits(dearestFirst(found), maxUnits)
}

function firstUnits(ordered: readonly Units[], count: number): Units[] {
  let left = count
  return ordered.flatMap((one) => {
    const units = Math.min(one.units, left)
    left -= units
    return units > 0 ? [unitsOf(one.of, units)] : []
  })
}

/** By what remains of one unit, then by id. */
function dearestFirst(some: readonly Units[]): Units[] {
  return some.toSorted((a, b) => unitAmountOf(b.of) - unitAmountOf(a.of) || (a.key < b.key ? -1 : 1))
}

const unitAmountOf = ({ line, remaining }: ReducedLine) => remaining / line.quantity

const amountOf = (parts: readonly Part[]) => parts.reduce((total, { weight }) => total + weight, 0)
