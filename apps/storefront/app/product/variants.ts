import type { StockView } from '../catalogue/card.ts'
import type { PriceView } from '../catalogue/price-view.ts'
import { optionField } from '../catalogue/chosen-options.ts'

interface OptionValue {
  readonly uid: string
  readonly label: string
  /** `#rrggbb` where the value is a colour. */
  readonly colour?: string | undefined
}

export interface ProductOption {
  readonly code: string
  readonly label: string
  readonly values: readonly OptionValue[]
}

/** Chosen value by attribute code; options without a choice are absent. */
export type Selection = Readonly<Record<string, string>>

export interface Variant {
  readonly sku: string
  readonly choice: Selection
  readonly price?: PriceView | undefined
  readonly stock: StockView
  /** Address of its own picture, as the gallery has it. */
  readonly picture?: string | undefined
}

interface Fields {
  readonly get: (name: string) => string | null
}

export const isSalable = ({ stock }: Variant) => stock.state !== 'out'

/** What a form or an address chooses of the options; values that do not exist are no choice. */
export function selectionIn(options: readonly ProductOption[], fields: Fields): Selection {
  const chosen = options.flatMap(({ code, values }) => {
    const uid = fields.get(optionField(code))
    return values.some((value) => value.uid === uid) && uid ? [[code, uid] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** The variants that agree with everything chosen so far. */
function fitting(variants: readonly Variant[], selection: Selection): readonly Variant[] {
  const chosen = Object.entries(selection)
  return variants.filter(({ choice }) => chosen.every(([code, uid]) => choice[code] === uid))
}

/** The one variant that was chosen; undefined while a choice is open, or where there is no such combination. */
export function chosenVariant(
  options: readonly ProductOption[],
  variants: readonly Variant[],
  selection: Selection,
): Variant | undefined {
  return options.every(({ code }) => selection[code]) ? fitting(variants, selection)[0] : undefined
}

/** Nothing is made as it was chosen. */
export function isClash(variants: readonly Variant[], selection: Selection): boolean {
  return variants.length > 0 && fitting(variants, selection).length === 0
}

/**
 * The least one pays with what is chosen so far, `from` while the choices that are open change it (decisions L-6).
 * What can be bought counts before what is out of stock.
 */
export function priceOfSelection(variants: readonly Variant[], selection: Selection): PriceView | undefined {
  const fits = fitting(variants, selection)
  const possible = fits.length > 0 ? fits : variants
  const salable = possible.filter(isSalable)
  const prices = (salable.length > 0 ? salable : possible).flatMap(({ price }) => price ?? [])
  const lowest = prices.toSorted((a, b) => a.amount - b.amount)[0]
  return lowest && { ...lowest, from: prices.some(({ amount }) => amount > lowest.amount) }
}

/** Address of the picture that shows what is chosen so far; undefined before anything is. */
export function pictureOfSelection(variants: readonly Variant[], selection: Selection): string | undefined {
  if (Object.keys(selection).length === 0) return undefined
  return fitting(variants, selection).find(({ picture }) => picture !== undefined)?.picture
}

export interface ValueView extends OptionValue {
  readonly checked: boolean
  /** With the other choices kept: it can be bought, it is out of stock, or nothing is made like that. */
  readonly state: 'in' | 'out' | 'none'
  /** What the choice changes in the price, in cents; absent where nothing is known or all values cost the same. */
  readonly difference?: number | undefined
}

/** The values of an option as they are offered beside what is chosen of the others. */
export function valuesOf(
  option: ProductOption,
  variants: readonly Variant[],
  selection: Selection,
): ValueView[] {
  const offers = option.values.map((value) => {
    const fits = fitting(variants, { ...selection, [option.code]: value.uid })
    const price = fits.length > 0 ? priceOfSelection(fits, {}) : undefined
    const state = fits.some(isSalable) ? 'in' : fits.length > 0 ? 'out' : 'none'
    return { value, price, state } as const
  })
  const amounts = offers.flatMap(({ price }) => price?.amount ?? [])
  const lowest = Math.min(...amounts)
  const isPriced = amounts.some((amount) => amount > lowest)
  return offers.map(({ value, price, state }) => ({
    ...value,
    checked: selection[option.code] === value.uid,
    state,
    difference: price && isPriced ? price.amount - lowest : undefined,
  }))
}
