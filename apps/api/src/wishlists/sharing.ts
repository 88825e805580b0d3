import type { SharedWishlist } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { shownItems, type ShownItem } from './items.ts'
import { nameOf } from './shapes.ts'
import { checkEnabled } from './wishlists.ts'
import { selectItems, selectSharedWishlist } from './wishlists.sql.ts'

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
