import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '@comptoir/contract/generated/types'
import type { CartItemShape } from './shape.ts'

const byAge = ({ line }: CartItemShape) => line.id
const keys: Readonly<Record<SortQuoteItemsEnum, (item: CartItemShape) => string | number>> = {
  ITEM_ID: byAge,
  CREATED_AT: byAge,
  UPDATED_AT: byAge,
  PRODUCT_ID: ({ line }) => line.productId,
  SKU: ({ line }) => line.sku,
  NAME: ({ line }) => line.name,
  PRODUCT_TYPE: ({ line }) => line.productType,
  QTY: ({ quantity }) => quantity,
  PRICE: ({ prices }) => prices?.price.value ?? 0,
  PRICE_INC_TAX: ({ prices }) => prices?.price_including_tax.value ?? 0,
  DISCOUNT_AMOUNT: ({ prices }) => prices?.total_item_discount?.value ?? 0,
  ROW_TOTAL: ({ prices }) => prices?.row_total.value ?? 0,
  ROW_TOTAL_INC_TAX: ({ prices }) => prices?.row_total_including_tax.value ?? 0,
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
