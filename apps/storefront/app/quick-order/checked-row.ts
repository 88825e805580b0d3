import type { Cents } from '@comptoir/rules/money'
import { parseQuantity } from '@comptoir/rules/quantity'
import type { OrderRow } from '@comptoir/rules/quick-order'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import { quantityErrorText, userErrorText } from '../cart/cart-errors.ts'
import type { StockView } from '../catalogue/card.ts'
import * as m from '../paraglide/messages.js'
import type { PictureData } from '../ui/picture.tsx'

/** What a SKU is. */
interface RowProduct {
  readonly name: string
  /** Path with language prefix. */
  readonly to: string
  readonly picture?: PictureData | undefined
  readonly stock: StockView
  /** Of the typed quantity; absent for a price on request. */
  readonly price?: { readonly piece: Cents; readonly total: Cents; readonly tax: PriceDisplay } | undefined
}

/** A row of a quick order, and what the shop says about it; one that was not checked has neither product nor error. */
export interface CheckedRow extends OrderRow {
  readonly product?: RowProduct | undefined
  /** Why it cannot be added, as the API says it. */
  readonly error?: { readonly code: string; readonly message: string } | undefined
}

export const BLANK: CheckedRow = { sku: '', quantity: '' }

/** Rows of an empty form, and how many are added at a time. */
export const BLANK_ROWS = 5

export const isBlank = ({ sku }: OrderRow): boolean => sku.trim() === ''

/** Units of a row, one where none are typed; undefined for what is no quantity. */
export const unitsOf = ({ quantity }: OrderRow): number | undefined =>
  parseQuantity(quantity.trim() || '1') || undefined

/** Which field of a row is wrong and how it can be put right; undefined for a good one. */
export function rowError(row: CheckedRow): { field: 'sku' | 'quantity'; text: string } | undefined {
  const { error, product, quantity } = row
  if (isBlank(row)) return undefined
  if (error?.code === 'PRODUCT_NOT_FOUND') return { field: 'sku', text: m.quick_order_unknown() }
  if (unitsOf(row) === undefined) return { field: 'quantity', text: quantityErrorText(quantity) }
  if (!error) return undefined
  const isQuantity =
    error.code === 'INSUFFICIENT_STOCK' ||
    /in quantities of|quantity should|decimal quantity/.test(error.message)
  return { field: isQuantity && product ? 'quantity' : 'sku', text: userErrorText(error) }
}
