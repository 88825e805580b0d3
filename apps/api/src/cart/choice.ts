import type {
  CustomOption,
  CustomValue,
  SalableBundle,
  SalableProduct,
  SalableSelection,
} from '../catalogue/index.ts'

/** What is put into a cart: a product, or a variant of a configurable one, with what was chosen on it. */
export type Choice = {
  product: SalableProduct
  variant: SalableProduct | null
  custom: readonly ChosenCustom[]
  selections: readonly ChosenSelection[]
}

/** An answered custom option: the values that were chosen, or the text that was written. */
export type ChosenCustom = { option: CustomOption; values: readonly CustomValue[]; text: string | null }

/** A part of a bundle, so many in one unit of it. */
export type ChosenSelection = {
  option: SalableBundle['options'][number]
  selection: SalableSelection
  quantity: number
}

/** Units of a product in stock that one unit of a choice takes. */
export type Need = { product: SalableProduct; units: number }

/** The product whose lot and price count, and whose stock does where there are no parts. */
export function stockedProduct(choice: Pick<Choice, 'product' | 'variant'>): SalableProduct {
  return choice.variant ?? choice.product
}

/** What a choice takes from stock; a product that is chosen twice in a bundle is named once. */
export function needsOf(choice: Choice): Need[] {
  if (choice.product.type !== 'bundle') return [{ product: stockedProduct(choice), units: 1 }]
  const needs = new Map<number, Need>()
  for (const { selection, quantity } of choice.selections) {
    const { product } = selection
    const known = needs.get(product.id)
    needs.set(product.id, { product, units: (known?.units ?? 0) + quantity })
  }
  return [...needs.values()]
}
