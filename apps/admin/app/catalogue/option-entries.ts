/** Titles by language; those of languages that lack here are the one of the default scope. */
type Titled = {
  /** Absent of what is not saved yet. */
  readonly id?: number
  readonly title: string
  readonly titles: Readonly<Record<string, string>>
}

export type Surcharge = { readonly price: number | null; readonly priceType: string | null }

/** A choice of an option of a bundle, as the field `bundleOptions` has it. */
export type BundleChoice = Surcharge & {
  readonly id?: number
  readonly product: number
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
}

export type BundleOption = Titled & {
  readonly type: string
  readonly isRequired: boolean
  readonly choices: readonly BundleChoice[]
}

export type OptionValue = Titled & Surcharge & { readonly sku: string | null }

/** A custom option, as the field `customOptions` has it. */
export type CustomOption = Titled &
  Surcharge & {
    readonly type: string
    readonly isRequired: boolean
    readonly sku: string | null
    readonly maxCharacters: number | null
    readonly values: readonly OptionValue[]
  }

/** Whether shoppers choose among values instead of entering a text. */
export const hasValues = ({ type }: CustomOption): boolean => type !== 'field' && type !== 'area'

export const newBundleOption = (): BundleOption => ({
  title: '',
  titles: {},
  type: 'radio',
  isRequired: true,
  choices: [],
})

export const newChoice = (product: number): BundleChoice => ({
  product,
  quantity: 1,
  canChangeQuantity: false,
  isDefault: false,
  price: 0,
  priceType: 'fixed',
})

export const newValue = (): OptionValue => ({
  title: '',
  titles: {},
  sku: null,
  price: 0,
  priceType: 'fixed',
})

export const newCustomOption = (): CustomOption => ({
  title: '',
  titles: {},
  type: 'drop_down',
  isRequired: false,
  sku: null,
  maxCharacters: null,
  price: null,
  priceType: null,
  values: [newValue()],
})

/** A custom option of another type; one that is entered has a price of its own, one that is chosen has values. */
export function withType(option: CustomOption, type: string): CustomOption {
  const next = { ...option, type }
  if (!hasValues(next))
    return { ...next, values: [], price: option.price ?? 0, priceType: option.priceType ?? 'fixed' }
  const none = { sku: null, maxCharacters: null, price: null, priceType: null }
  return { ...next, ...none, values: option.values.length > 0 ? option.values : [newValue()] }
}

/** The choices with one as the default, or no more; where one is chosen, the others are none. */
export function withDefault(option: BundleOption, at: number, isDefault: boolean): readonly BundleChoice[] {
  const isSingle = option.type === 'radio' || option.type === 'select'
  return option.choices.map((choice, index) => {
    if (index === at) return { ...choice, isDefault }
    return isSingle && isDefault ? { ...choice, isDefault: false } : choice
  })
}

/** The list with one entry changed. */
export const changedAt = <Entry>(
  list: readonly Entry[],
  at: number,
  change: Partial<Entry>,
): readonly Entry[] => list.map((one, index) => (index === at ? { ...one, ...change } : one))
