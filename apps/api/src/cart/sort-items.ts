import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '@comptoir/contract/generated/types'
import type { CartItemShape } from './shape.ts'

type Key = (item: CartItemShape) => string | number

const byAge: Key = ({ line }) => line.id
const price: Key = ({ prices }) => prices?.price.value ?? 0
const priceWithTax: Key = ({ prices }) => prices?.price_including_tax.value ?? 0
const discount: Key = ({ prices }) => prices?.total_item_discount?.value ?? 0
const rowTotal = ({ prices }: CartItemShape) => prices?.row_total.value ?? 0
const rowTotalWithTax = ({ prices }: CartItemShape) => prices?.row_total_including_tax.value ?? 0
const tax: Key = (item) => rowTotalWithTax(item) - rowTotal(item)
/** Of what no item has: all are equal. */
const none: Key = () => 0

/** Amounts have the order of their base amounts. */
const keys: Readonly<Record<SortQuoteItemsEnum, Key>> = {
  ITEM_ID: byAge,
  CREATED_AT: byAge,
  UPDATED_AT: byAge,
  PRODUCT_ID: ({ line }) => line.productId,
  SKU: ({ line }) => line.sku,
  NAME: ({ line }) => line.name,
  DESCRIPTION: none,
  PRODUCT_TYPE: ({ line }) => line.productType,
  QTY: ({ quantity }) => quantity,
  WEIGHT: none,
  ROW_WEIGHT: none,
  PRICE: price,
  BASE_PRICE: price,
  PRICE_INC_TAX: priceWithTax,
  BASE_PRICE_INC_TAX: priceWithTax,
  CUSTOM_PRICE: none,
  ORIGINAL_CUSTOM_PRICE: none,
  DISCOUNT_AMOUNT: discount,
  BASE_DISCOUNT_AMOUNT: discount,
  DISCOUNT_PERCENT: (item) => (rowTotal(item) === 0 ? 0 : Number(discount(item)) / rowTotal(item)),
  DISCOUNT_TAX_COMPENSATION_AMOUNT: none,
  BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT: none,
  TAX_PERCENT: ({ line }) => Math.max(0, ...line.priceComponents.map(({ taxRate }) => taxRate)),
  TAX_AMOUNT: tax,
  BASE_TAX_AMOUNT: tax,
  TAX_BEFORE_DISCOUNT: tax,
  BASE_TAX_BEFORE_DISCOUNT: tax,
  ROW_TOTAL: rowTotal,
  BASE_ROW_TOTAL: rowTotal,
  ROW_TOTAL_WITH_DISCOUNT: (item) => rowTotal(item) - Number(discount(item)),
  ROW_TOTAL_INC_TAX: rowTotalWithTax,
  BASE_ROW_TOTAL_INC_TAX: rowTotalWithTax,
  FREE_SHIPPING: none,
}

/** Sorts the items of a cart; equal ones, and all without `sort`, oldest first. */
export function sortedItems(
  items: readonly CartItemShape[],
  sort: QuoteItemsSortInput | null | undefined,
): CartItemShape[] {
  if (!sort) return [...items]
  const key = keys[sort.field]
  const sign = sort.order === 'DESC' ? -1 : 1
  return items.toSorted((a, b) => sign * compare(key(a), key(b)))
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b))
}
