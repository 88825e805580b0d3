import type { SwatchView } from '../ui/swatch.tsx'
import type { StockView } from '../catalogue/card.ts'
import { pieceOf, type PriceView } from '../catalogue/price-view.ts'
import { optionFieldName } from '../catalogue/option-field-name.ts'

interface ConfigurableValue {
  readonly uid: string
  readonly label: string
  readonly swatch?: SwatchView | undefined
}

export interface ConfigurableOption {
  readonly code: string
  readonly label: string
  readonly values: readonly ConfigurableValue[]
}

/** Selected value by attribute code; unselected options are absent. */
export type Selection = Readonly<Record<string, string>>

export interface Variant {
  readonly sku: string
  readonly choice: Selection
  readonly price?: PriceView | undefined
  readonly stock: StockView
  /** URL of its image in the gallery. */
  readonly picture?: string | undefined
}

interface Fields {
  readonly get: (name: string) => string | null
}

export const isSalable = ({ stock }: Variant) => stock.state !== 'out'

/** Selected values of a form or URL; unknown values are ignored. */
export function selectionIn(options: readonly ConfigurableOption[], fields: Fields): Selection {
  const chosen = options.flatMap(({ code, values }) => {
    const uid = fields.get(optionFieldName(code))
    return values.some((value) => value.uid === uid) && uid ? [[code, uid] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** Variants that match the selection. */
function matchingVariants(variants: readonly Variant[], selection: Selection): readonly Variant[] {
  const chosen = Object.entries(selection)
  return variants.filter(({ choice }) => chosen.every(([code, uid]) => choice[code] === uid))
}

/** The selected variant; undefined when an option is unselected or no variant matches. */
export function chosenVariant(
  options: readonly ConfigurableOption[],
  variants: readonly Variant[],
  selection: Selection,
): Variant | undefined {
  return options.every(({ code }) => selection[code]) ? matchingVariants(variants, selection)[0] : undefined
}

/** What completes a selection to the first variant that can be bought, in the order of the values; else the selection. */
export function firstAvailable(
  options: readonly ConfigurableOption[],
  variants: readonly Variant[],
  selection: Selection,
): Selection {
  const place = ({ choice }: Variant) =>
    options.map(({ code, values }) => values.findIndex(({ uid }) => uid === choice[code]))
  const [first] = matchingVariants(variants, selection)
    .filter(isSalable)
    .toSorted((a, b) => {
      const [left, right] = [place(a), place(b)]
      const at = left.findIndex((index, option) => index !== right[option])
      return (left[at] ?? 0) - (right[at] ?? 0)
    })
  return first ? first.choice : selection
}

/** Whether no variant matches the selection. */
export function isUnavailableCombination(variants: readonly Variant[], selection: Selection): boolean {
  return variants.length > 0 && matchingVariants(variants, selection).length === 0
}

/**
 * Lowest price of the matching variants, salable ones first; `from` while unselected options can raise it (decisions L-6). Uses
 * all variants when none matches.
 */
export function priceOfSelection(variants: readonly Variant[], selection: Selection): PriceView | undefined {
  const fits = matchingVariants(variants, selection)
  const possible = fits.length > 0 ? fits : variants
  const salable = possible.filter(isSalable)
  const prices = (salable.length > 0 ? salable : possible).flatMap(({ price }) => price ?? [])
  const lowest = prices.toSorted((a, b) => a.amount - b.amount)[0]
  return lowest && { ...lowest, from: prices.some(({ amount }) => amount > lowest.amount) }
}

/** Image URL of the first matching variant; undefined when nothing is selected. */
export function pictureOfSelection(variants: readonly Variant[], selection: Selection): string | undefined {
  if (Object.keys(selection).length === 0) return undefined
  return matchingVariants(variants, selection).find(({ picture }) => picture !== undefined)?.picture
}

export interface ValueView extends ConfigurableValue {
  readonly checked: boolean
  /** With the rest of the selection: in stock, out of stock, or no such variant. */
  readonly state: 'in' | 'out' | 'none'
  /** Price difference to the cheapest value, in cents; absent when unknown or all values cost the same. */
  readonly difference?: number | undefined
}

/** Values of an option, given the selection of the others. */
export function valuesOf(
  option: ConfigurableOption,
  variants: readonly Variant[],
  selection: Selection,
): ValueView[] {
  const offers = option.values.map((value) => {
    const fits = matchingVariants(variants, { ...selection, [option.code]: value.uid })
    const price = fits.length > 0 ? priceOfSelection(fits, {}) : undefined
    const state = fits.some(isSalable) ? 'in' : fits.length > 0 ? 'out' : 'none'
    return { value, price, state } as const
  })
  const amounts = offers.flatMap(({ price }) => (price ? pieceOf(price) : []))
  const lowest = Math.min(...amounts)
  const isPriced = amounts.some((amount) => amount > lowest)
  return offers.map(({ value, price, state }) => ({
    ...value,
    checked: selection[option.code] === value.uid,
    state,
    difference: price && isPriced ? pieceOf(price) - lowest : undefined,
  }))
}
