import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import * as m from '../paraglide/messages.js'
import type { PromotionHintView } from './cart-view.ts'

/** What is missing for the next promotion. */
export function PromotionHints({
  language,
  hints,
}: {
  language: Language
  hints: readonly PromotionHintView[]
}) {
  return hints.map((hint) => (
    <p className="help" key={hint.label}>
      {textOf(language, hint)}
    </p>
  ))
}

function textOf(language: Language, { label, amount, units = 0 }: PromotionHintView): string {
  return amount === undefined
    ? m.cart_promotion_missing_units({ count: units, label })
    : m.cart_promotion_missing_amount({ amount: formatMoney(amount, language), label })
}
