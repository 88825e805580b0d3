import type { Language } from '@comptoir/rules/language'
import { href } from '../platform/routes.ts'

/** Parameters of the selector's address. */
export interface SelectorParameters {
  readonly mode?: string | undefined
  /** A town, a postcode or an address. */
  readonly q?: string | undefined
  /** Id of a suggested address. */
  readonly lieu?: string | undefined
  /** Id of the place to move a filled cart to, before that is confirmed. */
  readonly point?: string | undefined
  readonly etape?: 'lieu' | 'creneau' | undefined
  /** Sku of a product that is to be had at the time. */
  readonly pour?: string | undefined
  /** `1`: the time counts without what is about to be added, which is then left. */
  readonly sans?: string | undefined
  /** Page to go back to. */
  readonly retour?: string | undefined
}

export function selectorPath(language: Language, parameters: SelectorParameters = {}): string {
  return href(language, 'fulfilmentSelector', { ...parameters })
}

export function selectorQuery(parameters: SelectorParameters): string {
  const said = Object.entries(parameters).filter(([, value]) => value)
  return new URLSearchParams(Object.fromEntries(said)).toString()
}
