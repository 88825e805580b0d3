import type { CreateWishlistInput, MutationUpdateWishlistArgs } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import {
  DefaultWishlistError,
  TooManyWishlistsError,
  WishlistNameError,
  WishlistNameTakenError,
  WishlistNotFoundError,
  WishlistsDisabledError,
} from './errors.ts'
import { nameOf } from './shapes.ts'
import { defaultWishlist, findWishlist, loadLocked, newSharingCode, wishlistsOf } from './wishlists.ts'
import {
  deleteWishlistRow,
  insertWishlist,
  selectWishlists,
  updateWishlistRow,
  type WishlistRow,
} from './wishlists.sql.ts'

const longestName = 255

/**
 * Makes a further list of the signed-in customer. Throws WishlistsDisabledError where a website has one only,
 * TooManyWishlistsError, WishlistNameError, WishlistNameTakenError, and as wishlistCustomer does.
 */
export async function createList(
  ctx: RequestContext,
  { name, visibility }: CreateWishlistInput,
): Promise<WishlistRow> {
  const { now, sql } = ctx.app
  const first = await defaultWishlist(ctx)
  const { multiple, most_lists: most } = ctx.store.settings.wishlists
  if (!multiple) throw new WishlistsDisabledError()
  const customerId = ctx.identity?.customerId ?? 0
  const checked = checkedName(name)
  return await inTransaction(sql, async (tx) => {
    // One after the other: two at once could make one too many.
    await loadLocked(tx, first.id)
    const known = await selectWishlists(tx, customerId, most)
    if (known.length >= most) throw new TooManyWishlistsError(most)
    checkUnused(ctx, checked, known)
    return await insertWishlist(tx, {
      customerId,
      name: checked,
      isPublic: visibility === 'PUBLIC',
      sharingCode: newSharingCode(),
      now: now(),
    })
  })
}

/**
 * Deletes a list of the signed-in customer with its items; returns the others. Throws WishlistNotFoundError,
 * DefaultWishlistError, and as wishlistCustomer does.
 */
export async function deleteList(ctx: RequestContext, id: string): Promise<WishlistRow[]> {
  const known = await findWishlist(ctx, id)
  if (!known) throw new WishlistNotFoundError()
  if (known.isDefault) throw new DefaultWishlistError()
  await inTransaction(ctx.app.sql, async (tx) => {
    await loadLocked(tx, known.id)
    await deleteWishlistRow(tx, known.id)
  })
  return await wishlistsOf(ctx)
}

/**
 * Renames a list of the signed-in customer, or decides who reads it; what is left out stays. A list that becomes public
 * gets a new code. Throws WishlistNotFoundError, WishlistNameError, WishlistNameTakenError, and as wishlistCustomer does.
 */
export async function updateList(
  ctx: RequestContext,
  { wishlistId, name, visibility }: MutationUpdateWishlistArgs,
): Promise<WishlistRow> {
  const checked = name === null || name === undefined ? undefined : checkedName(name)
  const known = await findWishlist(ctx, wishlistId)
  if (!known) throw new WishlistNotFoundError()
  const others = (await wishlistsOf(ctx)).filter(({ id }) => id !== known.id)
  if (checked !== undefined) checkUnused(ctx, checked, others)
  return await inTransaction(ctx.app.sql, async (tx) => {
    const { wishlist } = await loadLocked(tx, known.id)
    const isPublic = visibility ? visibility === 'PUBLIC' : wishlist.isPublic
    const isOpened = isPublic && !wishlist.isPublic
    const next = {
      ...wishlist,
      name: checked ?? wishlist.name,
      isPublic,
      sharingCode: isOpened ? newSharingCode() : wishlist.sharingCode,
    }
    await updateWishlistRow(tx, next)
    return next
  })
}

function checkedName(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '' || Array.from(trimmed).length > longestName) throw new WishlistNameError(longestName)
  return trimmed
}

/** Lists are told apart by their names. */
function checkUnused(ctx: RequestContext, name: string, lists: readonly WishlistRow[]): void {
  const isSame = (other: string) => other.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0
  if (lists.some((list) => isSame(nameOf(ctx, list)))) throw new WishlistNameTakenError(name)
}
