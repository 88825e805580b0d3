import { mulDivHalfUp, toMinorUnits, type Cents } from './money.ts'
import type { Totals } from './totals.ts'

/** Highest limit that a website may set for a tip, in percent of the goods. */
export const MOST_TIP_PERCENT = 100

/** How a website asks for tips. Amounts are in minor units of the currency of the cart. */
export interface TipTerms {
  /** Whole percentages of the goods that are suggested. */
  readonly percentages: readonly number[]
  /** What an amount computed from a percentage is rounded to, half up; 10 is ten cents. */
  readonly step: Cents
  /** Amounts that are suggested. */
  readonly amounts: readonly Cents[]
  /** Highest tip, in percent of the goods. */
  readonly mostPercent: number
}

export interface TipSuggestion {
  /** Null for a fixed amount. */
  readonly percent: number | null
  readonly amount: Cents
}

/** The goods that a tip is measured by: tax included, after discounts, without delivery. */
export const goodsOfTip = (totals: Pick<Totals, 'subtotalWithDiscountInclTax'>): Cents =>
  totals.subtotalWithDiscountInclTax

/** The highest tip for goods; 0 where the website asks for none. */
export function mostTip(goods: Cents, terms: TipTerms | null): Cents {
  return terms ? Math.floor((Math.max(0, goods) * terms.mostPercent) / 100) : 0
}

/** Whether an amount can be given as a tip; 0 always can. */
export function isTip(amount: Cents, goods: Cents, terms: TipTerms | null): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= mostTip(goods, terms)
}

/** The tip of a cart whose goods may have changed since it was chosen: never more than its website takes now. */
export function tipWithin(amount: Cents, goods: Cents, terms: TipTerms | null): Cents {
  return Math.min(Math.max(0, amount), mostTip(goods, terms))
}

/** Suggested tips, smallest first; none that is nothing, too high, or there twice. */
export function tipSuggestions(goods: Cents, terms: TipTerms): TipSuggestion[] {
  const most = mostTip(goods, terms)
  const all: TipSuggestion[] = [
    ...terms.percentages.map((percent) => ({ percent, amount: shareOf(goods, percent, terms.step) })),
    ...terms.amounts.map((amount) => ({ percent: null, amount })),
  ]
  const possible = all.filter(({ amount }) => amount > 0 && amount <= most)
  return possible
    .filter((one, index) => possible.findIndex(({ amount }) => amount === one.amount) === index)
    .toSorted((a, b) => a.amount - b.amount)
}

function shareOf(goods: Cents, percent: number, step: Cents): Cents {
  return mulDivHalfUp(goods, percent, 100 * step) * step
}

/**
 * Adds a tip to computed totals. It is paid with the rest and is outside the taxable base, so that taxes, subtotals and
 * discounts stay as they are (decisions H-14).
 */
export function withTip<T extends Pick<Totals, 'tip' | 'grandTotal' | 'grandTotalExclTax'>>(
  totals: T,
  tip: Cents,
): T {
  const more = tip - totals.tip
  if (more === 0) return totals
  return {
    ...totals,
    tip,
    grandTotal: totals.grandTotal + more,
    grandTotalExclTax: totals.grandTotalExclTax + more,
  }
}

const AMOUNT = /^\d{1,6}(?:[.,]\d{1,2})?$/

/** The amount of a form's field, with a comma or a point; undefined for what is none. An empty field gives nothing. */
export function parseTip(text: string, currency: string): Cents | undefined {
  const written = text.trim()
  if (written === '') return 0
  return AMOUNT.test(written) ? toMinorUnits(written.replace(',', '.'), currency) : undefined
}
