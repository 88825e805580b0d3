import type { WishlistCartUserInputErrorType } from '@comptoir/contract/generated/types'
import { addToLockedCart, atCart, changeCart, customerCart, inputOfLine } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { MissingWishlistIdError, WishlistItemsNotFoundError, WishlistNotFoundError } from './errors.ts'
import { shownItems, type ShownItem } from './items.ts'
import { selectItems, type WishlistRow } from './wishlists.sql.ts'
import { findWishlist, loadLocked, readId, saveItems, wishlistCustomer } from './wishlists.ts'

type MoveError = { itemId: number; code: WishlistCartUserInputErrorType; message: string }

/**
 * Moves items of a list, all of them without `itemIds`, to the customer's cart with their options. Items that the cart
 * rejects stay, with an error each. Throws MissingWishlistIdError, WishlistNotFoundError, WishlistItemsNotFoundError, and
 * as wishlistCustomer does.
 */
export async function moveToCart(
  ctx: RequestContext,
  wishlistId: string,
  itemIds: readonly string[],
): Promise<{ wishlist: WishlistRow; errors: MoveError[] }> {
  checkedList(itemIds)
  wishlistCustomer(ctx)
  if (wishlistId === '' || wishlistId === '0')
    throw new MissingWishlistIdError('"wishlistId" value should be specified')
  const known = await findWishlist(ctx, wishlistId)
  if (!known) throw new WishlistNotFoundError()
  const shown = shownItems(ctx, await selectItems(ctx.app.sql, known.id))
  const missing = itemIds.filter((id) => !shown.some((item) => item.id === readId(id)))
  if (missing.length > 0) throw new WishlistItemsNotFoundError(missing)
  const wanted = new Set(itemIds.length > 0 ? itemIds.map(readId) : shown.map(({ id }) => id))
  const cart = await customerCart(ctx)
  const here = atCart(ctx, cart)
  let wishlist: WishlistRow = known
  let errors: MoveError[] = []
  // One transaction: an item is either in the list or in the cart, however often the request is sent at once.
  await changeCart(here, cart.maskedId, async (tx, locked) => {
    const list = await loadLocked(tx, known.id)
    const items = shownItems(ctx, list.items).filter(({ id }) => wanted.has(id))
    const rejected = await addToLockedCart(tx, here, locked, items.map(inputOfLine))
    errors = rejected.flatMap(({ position, code, message }) => errorsOf(items[position], code, message))
    const staying = new Set(errors.map(({ itemId }) => itemId))
    const removed = items.map(({ id }) => id).filter((id) => !staying.has(id))
    wishlist = await saveItems(tx, list, { removed }, ctx.app.now())
  })
  return { wishlist, errors }
}

const codes: readonly string[] = [
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
] satisfies WishlistCartUserInputErrorType[]

function errorsOf(item: ShownItem | undefined, code: string, message: string): MoveError[] {
  return item ? [{ itemId: item.id, code: isKnown(code) ? code : 'UNDEFINED', message }] : []
}

const isKnown = (code: string): code is WishlistCartUserInputErrorType => codes.includes(code)
