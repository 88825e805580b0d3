import type { Surcharge } from '@comptoir/rules/surcharge'
import type { Product } from './product.ts'

/** Titles by language; `default` is the fallback. */
export type Titles = Readonly<Record<string, string>>

export type CustomOptionType =
  | 'field'
  | 'area'
  | 'drop_down'
  | 'radio'
  | 'checkbox'
  | 'multiple'
  | 'date'
  | 'date_time'
  | 'time'
  | 'file'

/** A custom option: the shopper selects a value or enters a text (spec 001 §3). */
export type CustomOption = {
  readonly id: number
  readonly titles: Titles
  readonly type: CustomOptionType
  readonly isRequired: boolean
  readonly position: number
  readonly sku: string | null
  readonly maxCharacters: number | null
  /** For options with a text input. Options with values have a surcharge for each value. */
  readonly surcharge: Surcharge
  readonly values: CustomValue[]
}

export type CustomValue = {
  readonly id: number
  readonly titles: Titles
  readonly position: number
  readonly sku: string | null
  readonly surcharge: Surcharge
}

/** A bundle product's options and settings. */
export type Bundle = {
  /**
   * true: the price is the sum of the selections. false: a fixed price plus the surcharges of the selections.
   */
  readonly isDynamic: boolean
  readonly isSkuDynamic: boolean
  readonly isWeightDynamic: boolean
  readonly priceView: 'PRICE_RANGE' | 'AS_LOW_AS'
  readonly shipment: 'together' | 'separately'
  readonly options: BundleOption[]
}

export type BundleOption = {
  readonly id: number
  readonly titles: Titles
  readonly type: 'select' | 'radio' | 'checkbox' | 'multi'
  readonly isRequired: boolean
  readonly position: number
  readonly selections: BundleSelection[]
}

export type BundleSelection = {
  readonly id: number
  readonly product: Product
  readonly position: number
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
  /** Applies in bundles with a fixed price. */
  readonly surcharge: Surcharge
}

/** An item of a grouped product with its default quantity. */
export type GroupedItem = {
  readonly product: Product
  readonly position: number
  readonly quantity: number
}

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
