import * as m from '../paraglide/messages.js'
import type { ProductPageData } from './product.server.ts'
import type { SpecRow } from './specs.server.ts'

/** Rows of the specification table; empty for a product without attributes. */
export function specRows({ specs, card }: Pick<ProductPageData, 'specs' | 'card'>): SpecRow[] {
  const { attributes, weight } = specs
  if (attributes.length === 0) return []
  return [
    ...attributes,
    ...(weight ? [{ label: m.product_weight(), value: weight }] : []),
    { label: m.product_sku(), value: card.sku },
  ]
}
