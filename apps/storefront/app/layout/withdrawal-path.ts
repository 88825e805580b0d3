import type { Language } from '@comptoir/rules/language'
import { pathIn } from '../platform/seo.ts'

/** The same address in every language, so that terms and mails can name it. */
export const WITHDRAWAL = 'retractation'

/** Where it is acknowledged. */
export const RECEIVED = `${WITHDRAWAL}/recue`

/** The page on which an order is withdrawn from. */
export function withdrawalPath(language: Language, order: string): string {
  return `${pathIn(language, WITHDRAWAL)}?${new URLSearchParams({ commande: order })}`
}
