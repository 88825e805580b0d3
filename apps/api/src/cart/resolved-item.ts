import type {
  CustomOption,
  CustomValue,
  DownloadLink,
  SalableBundle,
  SalableProduct,
  SalableSelection,
} from '../catalogue/index.ts'

/** The products behind a cart item: the product, the variant of a configurable one, and the selected options. */
export type ResolvedItem = {
  product: SalableProduct
  variant: SalableProduct | null
  custom: readonly SelectedCustomOption[]
  selections: readonly BundleSelection[]
  /** The bought links of a downloadable product. */
  links: readonly DownloadLink[]
}

/** A product none of whose options are selected. */
export function unconfigured(product: SalableProduct): ResolvedItem {
  return { product, variant: null, custom: [], selections: [], links: [] }
}

/** A custom option with the selected values, or with the entered text. */
export type SelectedCustomOption = {
  option: CustomOption
  values: readonly CustomValue[]
  text: string | null
}

/** A selected product of a bundle; `quantity` is per unit of the bundle. */
export type BundleSelection = {
  option: SalableBundle['options'][number]
  selection: SalableSelection
  quantity: number
}

/** Units of stock that one unit of an item takes of a product. */
export type StockNeed = { product: SalableProduct; units: number }

/** The product that decides lot, price, and, unless the item is a bundle, stock. */
export function stockedProduct(item: Pick<ResolvedItem, 'product' | 'variant'>): SalableProduct {
  return item.variant ?? item.product
}

/** Weight of one unit; a bundle without a weight of its own has that of its products. */
export function weightOf(item: ResolvedItem): number {
  const own = item.product.type === 'bundle' ? item.product.weight : 0
  return own || stockNeedsOf(item).reduce((sum, { product, units }) => sum + product.weight * units, 0)
}

/** The stock that an item takes, one entry per product. */
export function stockNeedsOf(item: ResolvedItem): StockNeed[] {
  if (item.product.type !== 'bundle') return [{ product: stockedProduct(item), units: 1 }]
  const needs = new Map<number, StockNeed>()
  for (const { selection, quantity } of item.selections) {
    const { product } = selection
    const known = needs.get(product.id)
    needs.set(product.id, { product, units: (known?.units ?? 0) + quantity })
  }
  return [...needs.values()]
}
