import type { MutationUpdateWishlistArgs, SharedWishlist } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { WishlistNameError, WishlistNotFoundError } from './errors.ts'
import { shownItems, type ShownItem } from './items.ts'
import { nameOf } from './shapes.ts'
import { checkEnabled, findWishlist, loadLocked, newSharingCode } from './wishlists.ts'
import { selectItems, selectSharedWishlist, updateWishlistRow, type WishlistRow } from './wishlists.sql.ts'

const longestName = 255

/** The contract's shared list; its items are read once, when a field asks for them. */
export type SharedWishlistShape = Pick<SharedWishlist, 'name' | 'owner_firstname'> & {
  context: RequestContext
  shown: () => Promise<ShownItem[]>
}

/**
 * The list with a sharing code if its owner shares it, without the notes of its items. Throws WishlistsDisabledError.
 */
export async function sharedWishlist(
  context: RequestContext,
  code: string,
): Promise<SharedWishlistShape | null> {
  const { app, store } = context
  checkEnabled(store)
  if (!/^[0-9a-f]{32}$/.test(code)) return null
  const list = await selectSharedWishlist(app.sql, store.website.id, code)
  if (!list) return null
  let shown: Promise<ShownItem[]> | undefined
  const read = async () =>
    shownItems(context, await selectItems(app.sql, list.id)).map((item) => ({ ...item, description: null }))
  return {
    name: nameOf(context, list),
    owner_firstname: list.firstname,
    context,
    shown: async () => await (shown ??= read()),
  }
}

/**
 * Renames a list of the signed-in customer, or decides who reads it; what is left out stays. A list that becomes public
 * gets a new code. Throws WishlistNotFoundError, WishlistNameError, and as wishlistCustomer does.
 */
export async function updateList(
  ctx: RequestContext,
  { wishlistId, name, visibility }: MutationUpdateWishlistArgs,
): Promise<WishlistRow> {
  const trimmed = name?.trim()
  if (trimmed === '' || Array.from(trimmed ?? '').length > longestName)
    throw new WishlistNameError(longestName)
  const known = await findWishlist(ctx, wishlistId)
  if (!known) throw new WishlistNotFoundError()
  return await inTransaction(ctx.app.sql, async (tx) => {
    const { wishlist } = await loadLocked(tx, known.id)
    const isPublic = visibility ? visibility === 'PUBLIC' : wishlist.isPublic
    const isOpened = isPublic && !wishlist.isPublic
    const next = {
      ...wishlist,
      name: trimmed ?? wishlist.name,
      isPublic,
      sharingCode: isOpened ? newSharingCode() : wishlist.sharingCode,
    }
    await updateWishlistRow(tx, next)
    return next
  })
}
