import type { Language } from './language.ts'
import { waitingTime } from './waiting.ts'

/** However often the shopper is heard of: an unpaid order keeps its stock no longer than this after it was placed. */
export const MAX_UNPAID_MINUTES = 60

/** Until when an order that waits for its payment keeps its stock, `minutes` after the shopper was last heard of. */
export function paymentExpiry(placedAt: Date, heardAt: Date, minutes: number): Date {
  const minute = 60_000
  return new Date(
    Math.min(heardAt.getTime() + minutes * minute, placedAt.getTime() + MAX_UNPAID_MINUTES * minute),
  )
}

const words: Readonly<Record<Language, (time: string) => string>> = {
  fr: (time) =>
    `Des commandes attendent encore leur paiement : payez-les ou annulez-les, ou réessayez dans ${time}.`,
  en: (time) => `Some orders are still waiting for payment: pay or cancel them, or try again in ${time}.`,
  it: (time) =>
    `Alcuni ordini sono ancora in attesa di pagamento: li paghi o li annulli, oppure riprovi tra ${time}.`,
}

/** Says that no more orders are taken before the open ones are paid, and when some of them end. */
export function tooManyUnpaid(seconds: number, language: Language): string {
  return words[language](waitingTime(seconds, language))
}
