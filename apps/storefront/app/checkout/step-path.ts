import type { CheckoutStep } from '@comptoir/rules/checkout'
import type { Language } from '@comptoir/rules/language'
import { pathIn } from '../platform/seo.ts'

/** Address of a step (decisions F-14). */
export function stepPath(
  language: Language,
  step: CheckoutStep,
  more: Readonly<Record<string, string>> = {},
): string {
  return `${pathIn(language, 'commander')}?${new URLSearchParams({ etape: step, ...more })}`
}

/** Where the result of a payment is shown. */
export function resultPath(language: Language, number: string): string {
  return `${pathIn(language, 'checkout/onepage/success')}?${new URLSearchParams({ commande: number })}`
}

export function successPath(language: Language, number: string): string {
  return `${pathIn(language, 'commande-validee')}?${new URLSearchParams({ commande: number })}`
}

/** An order number as it may stand in an address; undefined for anything else. */
export function orderNumber(text: string | null | undefined): string | undefined {
  return text && /^[\w-]{1,40}$/.test(text) ? text : undefined
}
