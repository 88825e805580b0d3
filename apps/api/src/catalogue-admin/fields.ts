import type { Permission } from '@comptoir/rules/permissions'

/**
 * A value of a product that staff change, by its key:
 *
 * - `sku`, `enabled`, `visibility` (1 to 4), `taxClass`, `weight`, `attributeSet`
 * - `stock.quantity`, `stock.inStock`, `stock.managed`, `stock.backorders`, `stock.least`, `stock.most`
 * - `price:WEBSITE`, `special:WEBSITE`, `specialFrom:WEBSITE`, `specialTo:WEBSITE`; of the list of a further currency
 *   `price:WEBSITE:CHF` and so on. Amounts are in minor units and the website's tax base.
 * - `bundle.priceType`, `bundle.skuType`, `bundle.weightType` (dynamic or fixed), `bundle.priceView`, `bundle.shipmentType`
 * - `ATTRIBUTE@default`, `ATTRIBUTE@STORE`: texts and attributes by store view; null takes the value of the default scope.
 * - the lists of {@link LISTS}
 */
export type Field =
  | { readonly kind: 'column'; readonly name: ColumnName }
  | { readonly kind: 'stock'; readonly name: StockName }
  | { readonly kind: 'bundle'; readonly name: BundleName }
  | {
      readonly kind: 'price'
      readonly part: PricePart
      readonly website: string
      readonly currency: string | null
    }
  | { readonly kind: 'value'; readonly code: string; readonly store: string }
  | { readonly kind: 'list'; readonly name: ListName }

const COLUMNS = ['sku', 'enabled', 'visibility', 'taxClass', 'weight', 'attributeSet'] as const
const STOCK = ['quantity', 'inStock', 'managed', 'backorders', 'least', 'most'] as const
const BUNDLE = ['priceType', 'skuType', 'weightType', 'priceView', 'shipmentType'] as const
const PARTS = ['price', 'special', 'specialFrom', 'specialTo'] as const
/** Lists are replaced as a whole. */
const LISTS = [
  'websites',
  'categories',
  'pictures',
  'tiers',
  'scheduledPrices',
  'related',
  'upsell',
  'crosssell',
  'grouped',
  'variants',
  'variantAttributes',
  'customOptions',
  'bundleOptions',
] as const

export type ColumnName = (typeof COLUMNS)[number]
export type StockName = (typeof STOCK)[number]
type PricePart = (typeof PARTS)[number]
export type BundleName = (typeof BUNDLE)[number]
export type ListName = (typeof LISTS)[number]

const oneOf = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text)

/** Undefined for a text that is no key. */
export function fieldOf(key: string): Field | undefined {
  const column = oneOf(COLUMNS, key)
  if (column) return { kind: 'column', name: column }
  const list = oneOf(LISTS, key)
  if (list) return { kind: 'list', name: list }
  const stock = key.startsWith('stock.') ? oneOf(STOCK, key.slice(6)) : undefined
  if (stock) return { kind: 'stock', name: stock }
  const bundle = key.startsWith('bundle.') ? oneOf(BUNDLE, key.slice(7)) : undefined
  if (bundle) return { kind: 'bundle', name: bundle }
  const [name = '', website, currency, ...more] = key.split(':')
  const part = oneOf(PARTS, name)
  if (part && website && more.length === 0)
    return { kind: 'price', part, website, currency: currency ?? null }
  const value = /^([a-z][a-z0-9_]{0,59})@([A-Za-z0-9_-]{1,64})$/.exec(key)
  return value?.[1] && value[2] ? { kind: 'value', code: value[1], store: value[2] } : undefined
}

/** What somebody must be allowed to do to change a field. */
export function permissionOf(field: Field): Permission {
  if (field.kind === 'stock') return 'stock.edit'
  const isPrice =
    field.kind === 'price' || (field.kind === 'list' && ['tiers', 'scheduledPrices'].includes(field.name))
  return isPrice ? 'prices.edit' : 'catalogue.edit'
}
