import {
  emptyList,
  type BundleOf,
  type BundleOptionOf,
  type GroupedPart,
  type ProductType,
  type ProductValues,
  type SelectedPart,
} from './product-values.ts'

/** Products by id. */
export type Products = { get: (id: number) => Product | undefined }

/**
 * A product of a snapshot with the products that it is linked to. Long texts and pictures are loaded on demand. While
 * somebody holds a product, there is no second object of it, and changes of the catalogue are put into this one.
 */
export class Product {
  declare readonly id: ProductValues['id']
  declare readonly sku: ProductValues['sku']
  declare readonly type: ProductValues['type']
  declare readonly isEnabled: ProductValues['isEnabled']
  declare readonly visibility: ProductValues['visibility']
  declare readonly taxClass: ProductValues['taxClass']
  declare readonly weight: ProductValues['weight']
  declare readonly websiteIds: ProductValues['websiteIds']
  declare readonly categoryIds: ProductValues['categoryIds']
  declare readonly positions: ProductValues['positions']
  declare readonly names: ProductValues['names']
  declare readonly urlKeys: ProductValues['urlKeys']
  declare readonly optionIds: ProductValues['optionIds']
  declare readonly lotB2b: ProductValues['lotB2b']
  declare readonly lotB2c: ProductValues['lotB2c']
  declare readonly fees: ProductValues['fees']
  declare readonly newFrom: ProductValues['newFrom']
  declare readonly newTo: ProductValues['newTo']
  declare readonly fulfilment: ProductValues['fulfilment']
  declare prices: ProductValues['prices']
  declare tiers: ProductValues['tiers']
  declare ratings: ProductValues['ratings']
  declare stock: ProductValues['stock']
  declare superAttributeIds: ProductValues['superAttributeIds']
  declare variantIds: ProductValues['variantIds']
  declare parentIds: ProductValues['parentIds']
  declare customOptions: ProductValues['customOptions']
  declare groupedParts: ProductValues['groupedParts']
  declare bundleParts: ProductValues['bundleParts']
  declare downloads: ProductValues['downloads']
  declare wholeIds: ProductValues['wholeIds']
  declare readonly ruleValues: ProductValues['ruleValues']
  readonly #others: Products

  /** `others` has the products that the links lead to; links to products that it lacks are left out. */
  constructor(values: ProductValues, others: Products) {
    Object.assign(this, values)
    this.#others = others
  }

  get variants(): readonly Product[] {
    return this.#all(this.variantIds)
  }

  get parents(): readonly Product[] {
    return this.#all(this.parentIds)
  }

  get compositeParents(): readonly Product[] {
    return this.#all(this.wholeIds)
  }

  get groupedItems(): readonly GroupedItem[] {
    return this.groupedParts.length === 0
      ? emptyList
      : this.groupedParts.flatMap((part) => this.#linked(part))
  }

  get bundle(): Bundle | null {
    if (!this.bundleParts) return null
    const { options, ...own } = this.bundleParts
    return {
      ...own,
      options: options.map((option) => ({
        ...option,
        selections: option.selections.flatMap((selection) => this.#linked(selection)),
      })),
    }
  }

  #all(ids: readonly number[]): readonly Product[] {
    return ids.length === 0 ? emptyList : ids.flatMap((id) => this.#others.get(id) ?? [])
  }

  #linked<Part extends { readonly productId: number }>(
    part: Part,
  ): (Omit<Part, 'productId'> & { readonly product: Product })[] {
    const { productId, ...own } = part
    const product = this.#others.get(productId)
    return product ? [{ ...own, product }] : []
  }
}

export type BundleSelection = Omit<SelectedPart, 'productId'> & { readonly product: Product }
export type BundleOption = BundleOptionOf<BundleSelection>
export type Bundle = BundleOf<BundleSelection>

type GroupedItem = Omit<GroupedPart, 'productId'> & { readonly product: Product }

/** Whether products of the type are not shipped. */
export function isVirtualType(type: ProductType): boolean {
  return type === 'virtual' || type === 'downloadable'
}

/** The text of the store view, or else of the default scope. */
export function textInStore(texts: readonly (string | null)[], storeId: number): string {
  return texts[storeId] ?? texts[0] ?? ''
}

/** Whether the product has stock. Price and visibility do not count. */
export function isInStock(product: Product): boolean {
  const { isInStock: open, manageStock, quantity, backorders } = product.stock
  if (!open) return false
  if (product.type === 'configurable') {
    return product.variants.some((variant) => variant.isEnabled && isInStock(variant))
  }
  if (product.type === 'grouped') return product.groupedItems.some((item) => isSalable(item.product))
  if (product.type === 'bundle') return isBundleInStock(product)
  return !manageStock || backorders || quantity > 0
}

/** Whether a product without options has at least `units` in stock. */
function hasStockFor({ isEnabled, stock }: Pick<Product, 'isEnabled' | 'stock'>, units: number): boolean {
  return isEnabled && stock.isInStock && (!stock.manageStock || stock.backorders || stock.quantity >= units)
}

function isSalable(product: Product): boolean {
  return product.isEnabled && isInStock(product)
}

/** Whether every required option has a selection in stock. */
function isBundleInStock({ bundle }: Product): boolean {
  if (!bundle || bundle.options.length === 0) return false
  return bundle.options.every(
    ({ isRequired, selections }) =>
      !isRequired || selections.some(({ product, quantity }) => hasStockFor(product, quantity)),
  )
}
