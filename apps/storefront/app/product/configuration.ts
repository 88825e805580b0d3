import type { Cents } from '@comptoir/rules/money'
import { packPrice } from '@comptoir/rules/pack'
import { surchargeOn, type Surcharge } from '@comptoir/rules/surcharge'
import type { StockView } from '../catalogue/card.ts'
import { pieceAt, pieceOf, type PriceView, type QuantityPrice } from '../catalogue/price-view.ts'
import type { PictureData } from '../ui/picture.tsx'

/** A value of a custom option, or a product of a bundle option. */
export interface OptionValue {
  readonly uid: string
  readonly label: string
  readonly facts?: string | undefined
  readonly picture?: PictureData | undefined
  /** Surcharge of one unit, as prices are shown to this visitor. */
  readonly surcharge: Surcharge
  readonly quantity: number
  /** Whether shoppers may change the quantity. */
  readonly canChangeQuantity?: boolean | undefined
  readonly isOutOfStock?: boolean | undefined
}

/** A customisable option, or an option of a bundle. */
export interface ProductOption {
  /** Name of its field. */
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly kind: 'text' | 'area' | 'list' | 'one' | 'many'
  /** Input type of a date or time option. */
  readonly type?: 'date' | 'datetime-local' | 'time' | undefined
  /** Maximum characters of a text; 0 for no limit. */
  readonly maxLength: number
  /** Surcharge of a text. */
  readonly surcharge: Surcharge
  /** Whether it is an option of a bundle. */
  readonly isBundle: boolean
  readonly values: readonly OptionValue[]
}

/** A product of a grouped product. */
export interface GroupedItem {
  /** Name of its quantity field. */
  readonly name: string
  readonly sku: string
  readonly label: string
  /** Path without language prefix; undefined for a product without a page. */
  readonly path: string | undefined
  readonly picture?: PictureData | undefined
  readonly price?: PriceView | undefined
  readonly stock: StockView
  readonly lot: number
}

/** Fields of a submitted form, or its defaults. */
export type FormValues = Pick<URLSearchParams, 'get' | 'getAll'>

/** Element id of a field: uids are base64 and may hold characters that selectors do not allow. */
export const fieldId = (name: string) => `f-${name.replace(/[^\w-]/g, '-')}`

/** Code points of a text, which is how the API counts its length. */
export const lengthOf = (text: string) => Array.from(text).length

/** Name of the quantity field of a value; a list has one field for all values. */
export const quantityField = (option: ProductOption, value: OptionValue) =>
  `quantity:${option.kind === 'list' ? option.name : value.uid}`

/** Units of a value in one unit of the product: the entered quantity where shoppers may change it. */
export function unitsOf(option: ProductOption, value: OptionValue, fields: FormValues): number {
  const typed = Number(fields.get(quantityField(option, value)))
  return value.canChangeQuantity && Number.isSafeInteger(typed) && typed > 0 ? typed : value.quantity
}

/**
 * Values that cost nothing of an option that may stay empty. A single one, such as "I fit it myself", is what an empty
 * option would mean.
 */
export function freeValues({ required, kind, values }: ProductOption): readonly OptionValue[] {
  if (required || (kind !== 'list' && kind !== 'one')) return []
  return values.filter(({ surcharge, isOutOfStock }) => surcharge.amount === 0 && !isOutOfStock)
}

/** Surcharge of a value beyond the cheapest one of a required option, which the price includes. */
export function extraOf(option: ProductOption, value: OptionValue, base: Cents): Cents {
  const own = surchargeOn(value.surcharge, base) * value.quantity
  return option.required && option.kind !== 'many' ? own - cheapest(option, base) : own
}

const cheapest = (option: ProductOption, base: Cents): Cents =>
  Math.min(...option.values.map((value) => surchargeOn(value.surcharge, base) * value.quantity))

/**
 * Price of one piece with the selected options (decisions E-8). `isIncomplete` while a required option has no value; its cheapest
 * value then counts.
 */
export function configuredPrice(productOptions: readonly ProductOption[], base: Cents, fields: FormValues) {
  let piece = base
  let isIncomplete = false
  for (const option of productOptions) {
    const values = fields.getAll(option.name)
    if (option.kind === 'text' || option.kind === 'area') {
      if (option.required || values.some((text) => text.trim())) piece += surchargeOn(option.surcharge, base)
      continue
    }
    const chosen = option.values.filter(({ uid }) => values.includes(uid))
    for (const value of chosen) piece += surchargeOn(value.surcharge, base) * unitsOf(option, value, fields)
    if (option.required && chosen.length === 0 && option.values.length > 0) {
      piece += cheapest(option, base)
      isIncomplete = true
    }
  }
  return { piece, isIncomplete }
}

/** Price view of a configured product; keeps the reduction only when the options add nothing. */
export function priceAsConfigured(
  price: PriceView | undefined,
  configured: {
    readonly piece: Cents
    readonly isIncomplete: boolean
    readonly tiers?: readonly QuantityPrice[] | undefined
  },
): PriceView | undefined {
  if (!price) return undefined
  const { lot, before, tax } = price
  return {
    amount: configured.piece * (lot?.size ?? 1),
    tax,
    from: configured.isIncomplete,
    ...(configured.tiers && { tiers: configured.tiers }),
    ...(lot && { lot: { size: lot.size, piece: configured.piece } }),
    ...(before && configured.piece === pieceOf(price) && { before }),
  }
}

/** Sum of the entered quantities of a grouped product. */
export function sumOfGroupedItems(groupedItems: readonly GroupedItem[], fields: FormValues): Cents {
  const entered = groupedItems.map(({ name, price }) => {
    const quantity = Number(fields.get(name))
    const counted = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0
    return { quantity: counted, piece: pieceAt(price, counted) }
  })
  return packPrice(entered)
}
