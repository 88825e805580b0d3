import type { Language } from './language.ts'
import { waitingTime } from './retry-message.ts'

/** Maximum time in minutes for which an unpaid order keeps its stock, even when the shopper is active. */
export const MAX_UNPAID_MINUTES = 60

/** When an order that waits for its payment loses its stock: `minutes` after the shopper's last activity. */
export function paymentExpiry(placedAt: Date, activeAt: Date, minutes: number): Date {
  const minute = 60_000
  return new Date(
    Math.min(activeAt.getTime() + minutes * minute, placedAt.getTime() + MAX_UNPAID_MINUTES * minute),
  )
}

const messages: Readonly<Record<Language, { first: string; retry: (time: string) => string }>> = {
  fr: {
    first: 'Des commandes attendent encore leur paiement : payez-les ou annulez-les',
    retry: (time) => `, ou réessayez dans ${time}`,
  },
  en: {
    first: 'Some orders are still waiting for payment: pay or cancel them',
    retry: (time) => `, or try again in ${time}`,
  },
  it: {
    first: 'Alcuni ordini sono ancora in attesa di pagamento: li paghi o li annulli',
    retry: (time) => `, oppure riprovi tra ${time}`,
  },
}

/** The error for too many unpaid orders; `seconds` until the first of them expires, undefined when none does. */
export function tooManyUnpaid(seconds: number | undefined, language: Language): string {
  const { first, retry } = messages[language]
  return `${first}${seconds === undefined ? '' : retry(waitingTime(seconds, language))}.`
}
