import type { Cents } from '@comptoir/rules/money'
import type { Windows } from '@comptoir/rules/fulfilment'
import type { Bundle, CustomOption, GroupedMember } from './composition.ts'

export type ProductType = 'simple' | 'virtual' | 'configurable' | 'grouped' | 'bundle'

export type Stock = {
  quantity: number
  isInStock: boolean
  manageStock: boolean
  backorders: boolean
  minSaleQty: number
  maxSaleQty: number
}

/** What is asked for a product on one website, in cents in the website's tax base; days are YYYY-MM-DD, inclusive. */
export type WebsitePrice = {
  websiteId: number
  price: Cents
  special: Cents | null
  specialFrom: string | null
  specialTo: string | null
}

/** Minutes that a product needs at least (decisions H-3), and the times of day at which its slots may begin (H-2). */
export type FulfilmentLimits = { readonly delayMinutes: number; readonly windows: Windows }

/** Magento's visibility: 1 nowhere, 2 catalogue, 3 search, 4 both. */
export type Visibility = 1 | 2 | 3 | 4

/**
 * What is kept in memory of every product, whatever the language; long texts and pictures are read when a
 * product is shown. Once loaded, only `stock` and `prices` change.
 */
export type Product = {
  readonly id: number
  readonly sku: string
  readonly type: ProductType
  readonly isEnabled: boolean
  readonly visibility: Visibility
  readonly taxClass: string
  readonly websiteIds: readonly number[]
  readonly categoryIds: readonly number[]
  /** Position in each category of `categoryIds`. */
  readonly positions: readonly number[]
  /** By store id; 0 is the default scope. */
  readonly names: (string | undefined)[]
  readonly urlKeys: (string | undefined)[]
  /** Options of filterable and configurable attributes. */
  readonly optionIds: readonly number[]
  readonly lotB2b: number
  readonly lotB2c: number
  /** Eco-participation a unit, in cents, contained in the price. */
  readonly fees: Cents
  readonly newFrom: string | null
  readonly newTo: string | null
  /** When it can be handed over at points of sale; null is always. */
  readonly fulfilment: FulfilmentLimits | null
  prices: readonly WebsitePrice[]
  stock: Stock
  /** Of a configurable product: the attributes that are chosen, and the products behind the choices. */
  superAttributeIds: readonly number[]
  variants: readonly Product[]
  /** The configurable products that this one is a variant of. */
  parents: readonly Product[]
  customOptions: readonly CustomOption[]
  /** Of a grouped product. */
  members: readonly GroupedMember[]
  /** Of a bundle; set once while the catalogue is loaded. */
  bundle: Bundle | null
  /** The grouped products and bundles that hold this one. */
  partOf: readonly Product[]
}

/** Most products have nothing in most of their lists, and share this one: a hundred thousand take a third less room. */
export const none: readonly never[] = []

/** A list of a product with one thing more. */
export function added<Thing>(list: readonly Thing[], thing: Thing): readonly Thing[] {
  return [...list, thing]
}

/** A text of the store view, else of the default scope. */
export function inStore(texts: readonly (string | undefined)[], storeId: number): string {
  return texts[storeId] ?? texts[0] ?? ''
}

/** Whether the product itself can be bought now, as far as stock goes. */
export function isInStock(product: Product): boolean {
  const { isInStock: open, manageStock, quantity, backorders } = product.stock
  if (!open) return false
  if (product.type === 'configurable') {
    return product.variants.some((variant) => variant.isEnabled && isInStock(variant))
  }
  if (product.type === 'grouped') return product.members.some((member) => isSalable(member.product))
  if (product.type === 'bundle') return isBundleInStock(product)
  return !manageStock || backorders || quantity > 0
}

/** Whether so many units can be had of a product without parts. */
function hasUnits({ isEnabled, stock }: Pick<Product, 'isEnabled' | 'stock'>, units: number): boolean {
  return isEnabled && stock.isInStock && (!stock.manageStock || stock.backorders || stock.quantity >= units)
}

function isSalable(product: Product): boolean {
  return product.isEnabled && isInStock(product)
}

/** Every part that has to be chosen can be had. */
function isBundleInStock({ bundle }: Product): boolean {
  if (!bundle || bundle.options.length === 0) return false
  return bundle.options.every(
    ({ isRequired, selections }) =>
      !isRequired || selections.some(({ product, quantity }) => hasUnits(product, quantity)),
  )
}
