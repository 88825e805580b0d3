import { checkQuantity } from '@comptoir/rules/quantity'
import { resolveLines, unconfigured, type ResolvedItem } from '../cart/index.ts'
import { productById } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { WishlistItemRow } from './wishlists.sql.ts'

/** An item whose product the visitor may see. */
export type ShownItem = WishlistItemRow & { item: ResolvedItem }

/** An error that is part of the response. */
export type ItemError = { code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; message: string }

const MAX_DESCRIPTION = 1000

/** The items whose products the website shows, in order. */
export function shownItems(ctx: RequestContext, rows: readonly WishlistItemRow[]): ShownItem[] {
  return rows.flatMap((row) => {
    const item = shownItem(ctx, row)
    return item ? [{ ...row, item }] : []
  })
}

/** The product with its options, or without them once the catalogue lacks one. */
function shownItem(ctx: RequestContext, row: WishlistItemRow): ResolvedItem | undefined {
  const product = productById(ctx, row.productId)
  if (!product?.isEnabled || !product.isVisible) return undefined
  const [resolved] = resolveLines(ctx, [row], 'partial')
  if (resolved && resolved.item.variant?.isEnabled !== false) return resolved.item
  return unconfigured(product)
}

export function itemNotFound(id: number): ItemError {
  return error(`The wishlist item with ID "${id}" does not belong to the wishlist`)
}

/** Why an item cannot have a quantity; stock and lots matter only in the cart. `zero` is the message for none. */
export function quantityError(quantity: number, zero: string): ItemError | undefined {
  if (quantity <= 0) return error(zero)
  const check = checkQuantity({ quantity, stock: null })
  return check.ok ? undefined : error(check.message)
}

export function descriptionError(description: string | null): ItemError | undefined {
  const isTooLong = description !== null && Array.from(description).length > MAX_DESCRIPTION
  return isTooLong ? error('The text is too long. Shorten the text and try again.') : undefined
}

export function error(message: string): ItemError {
  return { code: 'UNDEFINED', message }
}
