import type { Surcharge } from '@comptoir/rules/surcharge'
import type { Product } from './product.ts'

/** Titles by language; `default` where a language has none of its own. */
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

/** Something that is chosen or written on a product, beside what it is (spec 001 §3). */
export type CustomOption = {
  readonly id: number
  readonly titles: Titles
  readonly type: CustomOptionType
  readonly isRequired: boolean
  readonly position: number
  readonly sku: string | null
  readonly maxCharacters: number | null
  /** Of options that are written; those that are chosen have it in each value. */
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

/** What a bundle is put together from. */
export type Bundle = {
  /** The price is that of the chosen parts; otherwise the bundle's own with what the parts add. */
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
  /** Counts in bundles whose price is their own. */
  readonly surcharge: Surcharge
}

/** A product of a group, with the quantity that is proposed. */
export type GroupedMember = {
  readonly product: Product
  readonly position: number
  readonly quantity: number
}

/** A title in a language, else as the default scope has it. */
export function titleIn(titles: Titles, language: string): string {
  return titles[language] ?? titles['default'] ?? ''
}

/** Whether only one selection of an option can be taken. */
export function isSingle({ type }: Pick<BundleOption, 'type'>): boolean {
  return type === 'select' || type === 'radio'
}

/** Fields of BundleProduct beside those of every product. */
export function bundleFields({ isDynamic, isSkuDynamic, isWeightDynamic, priceView, shipment }: Bundle) {
  return {
    dynamic_price: isDynamic,
    dynamic_sku: isSkuDynamic,
    dynamic_weight: isWeightDynamic,
    price_view: priceView,
    ship_bundle_items: shipment === 'together' ? ('TOGETHER' as const) : ('SEPARATELY' as const),
  }
}
