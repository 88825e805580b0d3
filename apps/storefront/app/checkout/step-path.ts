import type { CheckoutStep } from '@comptoir/rules/checkout'
import type { Language } from '@comptoir/rules/language'
import { href } from '../platform/routes.ts'

/** Path of a checkout step (decisions F-14). */
export function stepPath(
  language: Language,
  step: CheckoutStep,
  more: Readonly<Record<string, string>> = {},
): string {
  return href(language, 'checkout', { step, ...more })
}

/** An order number from a query parameter; undefined when it is malformed. */
export function orderNumber(text: string | null | undefined): string | undefined {
  return text && /^[\w-]{1,40}$/.test(text) ? text : undefined
}
