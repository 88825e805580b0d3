import type { Bundle, BundleOption } from './product.ts'
import type { Titles } from './product-values.ts'

/** The title in a language, or else the default title. */
export function titleIn(titles: Titles, language: string): string {
  return titles[language] ?? titles['default'] ?? ''
}

/** Whether an option allows only one selection. */
export function isSingle({ type }: Pick<BundleOption, 'type'>): boolean {
  return type === 'select' || type === 'radio'
}

/** Additional fields of BundleProduct. */
export function bundleFields({ isDynamic, isSkuDynamic, isWeightDynamic, priceView, shipment }: Bundle) {
  return {
    dynamic_price: isDynamic,
    dynamic_sku: isSkuDynamic,
    dynamic_weight: isWeightDynamic,
    price_view: priceView,
    ship_bundle_items: shipment === 'together' ? ('TOGETHER' as const) : ('SEPARATELY' as const),
  }
}
