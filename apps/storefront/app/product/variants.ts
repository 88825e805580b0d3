import type { StockView } from '../catalogue/card.ts'
import type { PriceView } from '../catalogue/price-view.ts'

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

export interface Variant {
  readonly sku: string
  /** Chosen value by attribute code. */
  readonly choice: Readonly<Record<string, string>>
  readonly price?: PriceView | undefined
  readonly stock: StockView
  /** Index of its own picture in the gallery. */
  readonly picture?: number | undefined
}

const isSalable = ({ stock }: Variant) => stock.state !== 'out'

/**
 * The variant that fits the chosen values best; among equals one that can be bought, then the cheapest. With
 * nothing chosen that is what the page opens with. Undefined only when there are no variants.
 */
export function bestVariant(variants: readonly Variant[], chosen: ReadonlySet<string>): Variant | undefined {
  const score = (variant: Variant) => Object.values(variant.choice).filter((uid) => chosen.has(uid)).length
  const cost = (variant: Variant) => variant.price?.amount ?? Infinity
  return variants.toSorted(
    (a, b) => score(b) - score(a) || Number(isSalable(b)) - Number(isSalable(a)) || cost(a) - cost(b),
  )[0]
}

/** The variant one gets by choosing another value of one option and keeping the others where possible. */
export function switchTo(
  variants: readonly Variant[],
  current: Variant,
  code: string,
  uid: string,
): Variant | undefined {
  const possible = variants.filter(({ choice }) => choice[code] === uid)
  return bestVariant(possible, new Set(Object.values({ ...current.choice, [code]: uid })))
}

export interface ValueView extends OptionValue {
  readonly checked: boolean
  /** No variant with this value can be bought. */
  readonly out: boolean
  /** What the choice changes in the price, in cents; absent where nothing is known. */
  readonly difference?: number | undefined
}

/** The values of an option as they are offered beside the current choice. */
export function valuesOf(option: ProductOption, variants: readonly Variant[], current: Variant): ValueView[] {
  const own = switchesOf(option, variants, current)
  const prices = own.flatMap(({ target }) => target?.price?.amount ?? [])
  const lowest = Math.min(...prices)
  return own.map(({ value, target }) => ({
    ...value,
    checked: current.choice[option.code] === value.uid,
    out: target === undefined || !isSalable(target),
    difference: target?.price && target.price.amount - lowest,
  }))
}

function switchesOf(option: ProductOption, variants: readonly Variant[], current: Variant) {
  return option.values.map((value) => ({
    value,
    target: switchTo(variants, current, option.code, value.uid),
  }))
}
