import type { Cents } from '@comptoir/rules/money'
import { parseTip } from '@comptoir/rules/tip'
import { centsOf } from '../cart/totals-view.ts'
import type { CheckoutCartFragment } from '../generated/graphql.ts'
import type { Values } from '../forms/form-rules.ts'
import { pageCurrency } from '../platform/money.ts'

export interface TipView {
  readonly suggestions: readonly { readonly percent: number | null; readonly amount: Cents }[]
  readonly most: Cents
  /** 0 without a tip. */
  readonly chosen: Cents
}

type Prices = NonNullable<CheckoutCartFragment['prices']>

/** What the recap offers as a tip; undefined where none is asked for. */
export function tipView(
  tips: CheckoutCartFragment['tips'],
  tip: Prices['tip'] | undefined,
): TipView | undefined {
  const most = centsOf(tips?.most)
  if (!tips || most === 0) return undefined
  return {
    suggestions: tips.suggestions.map(({ percent, amount }) => ({
      percent: percent ?? null,
      amount: centsOf(amount),
    })),
    most,
    chosen: centsOf(tip),
  }
}

/** The value of the radio button for another amount; that of the others is their amount in minor units. */
export const OTHER = 'other'

/** The radio button of a tip that is set. */
export function choiceOf({ chosen, suggestions }: TipView): string {
  return chosen === 0 || suggestions.some(({ amount }) => amount === chosen) ? String(chosen) : OTHER
}

/** The tip of a submitted form; undefined for what is no amount. */
export function chosenTip({ tip, 'tip-amount': typed = '' }: Values): Cents | undefined {
  if (tip === OTHER) return parseTip(typed, pageCurrency())
  return tip !== undefined && /^\d{1,8}$/.test(tip) ? Number(tip) : undefined
}
