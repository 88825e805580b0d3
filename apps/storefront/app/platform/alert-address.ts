import type { Language } from '@comptoir/rules/language'
import type { AlertKind } from '@comptoir/rules/product-alert'
import { href } from './routes.ts'

/** Parameters of the page on which one asks for an alert. */
export const ALERT_PARAMETERS = { kind: 'kind', variant: 'variant' } as const

/** The page on which one asks for an alert of a product, or of one of its variants. */
export function alertHref(
  language: Language,
  { sku, kind, variant }: { sku: string; kind: AlertKind; variant?: string | undefined },
): string {
  const search = new URLSearchParams({ [ALERT_PARAMETERS.kind]: kind })
  if (variant) search.set(ALERT_PARAMETERS.variant, variant)
  return `${href(language, 'productAlert', { sku })}?${search}`
}
