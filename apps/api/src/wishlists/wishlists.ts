import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { WishlistAccessError, WishlistNotFoundError, WishlistsDisabledError } from './errors.ts'
import {
  insertDefaultWishlist,
  lockWishlist,
  selectItems,
  selectWishlists,
  type WishlistItemRow,
  type WishlistRow,
} from './wishlists.sql.ts'

/** A list whose row is locked, with its items. */
export type LockedWishlist = WishlistRow & { items: WishlistItemRow[] }

/**
 * Checks that the website has wish lists and somebody is signed in; returns the customer's id. Throws
 * WishlistsDisabledError and WishlistAccessError.
 */
export function wishlistCustomer({ store, identity }: RequestContext): number {
  if (!store.settings.wishlists.enabled) throw new WishlistsDisabledError()
  if (!identity) throw new WishlistAccessError()
  return identity.customerId
}

/** The lists of the signed-in customer, the default one first and made if there is none. Throws as wishlistCustomer does. */
export async function ownWishlists(ctx: RequestContext): Promise<WishlistRow[]> {
  const customerId = wishlistCustomer(ctx)
  const { sql, now } = ctx.app
  const { multiple, most_lists: most } = ctx.store.settings.wishlists
  const select = async () => await selectWishlists(sql, customerId, multiple ? most : 1)
  const known = await select()
  if (known[0]?.isDefault) return known
  const sharingCode = randomBytes(16).toString('hex')
  await insertDefaultWishlist(sql, { customerId, sharingCode, now: now() })
  return await select()
}

/** The default list of the signed-in customer. Throws as wishlistCustomer does. */
export async function defaultWishlist(ctx: RequestContext): Promise<WishlistRow> {
  const [wishlist] = await ownWishlists(ctx)
  if (!wishlist) throw new WishlistNotFoundError()
  return wishlist
}

/** The list with an id of the contract if it is the customer's; 0 is the default list. Throws as wishlistCustomer does. */
export async function findWishlist(ctx: RequestContext, id: string): Promise<WishlistRow | undefined> {
  const wishlists = await ownWishlists(ctx)
  const number = readId(id)
  return number === 0 ? wishlists[0] : wishlists.find((wishlist) => wishlist.id === number)
}

/** An id of the contract; 0 when it is not a number, as in Magento. */
export function readId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}

/**
 * Changes a list of the signed-in customer in one transaction, whose row it locks. `change` runs again after a
 * serialisation failure, so it must do nothing but query. Throws WishlistNotFoundError, and as wishlistCustomer does.
 */
export async function changeWishlist<Result>(
  ctx: RequestContext,
  id: string,
  change: (tx: Transaction, wishlist: LockedWishlist) => Promise<Result>,
): Promise<{ wishlist: WishlistRow; result: Result }> {
  const known = await findWishlist(ctx, id)
  if (!known) throw new WishlistNotFoundError()
  return await inTransaction(ctx.app.sql, async (tx) => {
    const wishlist = await loadLocked(tx, ctx, known.id)
    return { wishlist, result: await change(tx, wishlist) }
  })
}

/** Locks a list until `tx` ends and reads it; throws WishlistNotFoundError when it is gone. */
export async function loadLocked(tx: Transaction, ctx: RequestContext, id: number): Promise<LockedWishlist> {
  const row = await lockWishlist(tx, id, ctx.app.now())
  if (!row) throw new WishlistNotFoundError()
  // Read after the lock: a single statement would see the items as they were before it waited.
  return { ...row, items: await selectItems(tx, id) }
}
