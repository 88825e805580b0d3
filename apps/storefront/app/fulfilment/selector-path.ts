import type { Language } from '@comptoir/rules/language'
import { href } from '../platform/routes.ts'

/** Query parameters of the selector. */
export interface SelectorParameters {
  readonly mode?: string | undefined
  /** Town, postcode or address. */
  readonly q?: string | undefined
  /** Id of a suggested address. */
  readonly address?: string | undefined
  /** Id of the location to move a filled cart to, before confirmation. */
  readonly point?: string | undefined
  readonly step?: 'location' | 'slot' | undefined
  /** Sku of the product that the slot is selected for. */
  readonly sku?: string | undefined
  /** `1`: select the slot without the pending items, which are dropped. */
  readonly without_pending?: string | undefined
  /** Path to return to. */
  readonly return_to?: string | undefined
}

export function selectorPath(language: Language, parameters: SelectorParameters = {}): string {
  return href(language, 'fulfilmentSelector', { ...parameters })
}

export function selectorQuery(parameters: SelectorParameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value)
  return new URLSearchParams(Object.fromEntries(given)).toString()
}
