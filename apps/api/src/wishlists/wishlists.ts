import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { WishlistAccessError, WishlistNotFoundError, WishlistsDisabledError } from './errors.ts'
import type { ItemError } from './items.ts'
import {
  deleteItems,
  insertDefaultWishlist,
  insertItems,
  lockWishlist,
  selectItems,
  selectWishlists,
  touchWishlist,
  updateItems,
  type NewWishlistItem,
  type WishlistItemRow,
  type WishlistRow,
} from './wishlists.sql.ts'

/** A list whose row is locked, with its items. */
type LockedWishlist = { wishlist: WishlistRow; items: WishlistItemRow[] }

/**
 * Checks that the website has wish lists and somebody is signed in; returns the customer's id. Throws
 * WishlistsDisabledError and WishlistAccessError.
 */
export function wishlistCustomer({ store, identity }: RequestContext): number {
  checkEnabled(store)
  if (!identity) throw new WishlistAccessError()
  return identity.customerId
}

/** Throws WishlistsDisabledError where the website has no wish lists. */
export function checkEnabled({ settings }: RequestContext['store']): void {
  if (!settings.wishlists.enabled) throw new WishlistsDisabledError()
}

/**
 * The lists of a customer, by default the signed-in one: the default list first, made if there is none. Throws as
 * wishlistCustomer does.
 */
export async function wishlistsOf(
  ctx: RequestContext,
  customerId = wishlistCustomer(ctx),
): Promise<WishlistRow[]> {
  checkEnabled(ctx.store)
  const { sql, now } = ctx.app
  const { multiple, most_lists: most } = ctx.store.settings.wishlists
  const select = async () => await selectWishlists(sql, customerId, multiple ? most : 1)
  const known = await select()
  if (known[0]?.isDefault) return known
  await insertDefaultWishlist(sql, { customerId, sharingCode: newSharingCode(), now: now() })
  return await select()
}

/** A code that nobody guesses. */
export const newSharingCode = (): string => randomBytes(16).toString('hex')

/** The default list of a customer, by default the signed-in one. Throws as wishlistCustomer does. */
export async function defaultWishlist(ctx: RequestContext, customerId?: number): Promise<WishlistRow> {
  const [wishlist] = await wishlistsOf(ctx, customerId)
  if (!wishlist) throw new WishlistNotFoundError()
  return wishlist
}

/** The list with an id of the contract if it is the customer's; 0 is the default list. Throws as wishlistCustomer does. */
export async function findWishlist(
  ctx: RequestContext,
  id: string,
  customerId?: number,
): Promise<WishlistRow | undefined> {
  const wishlists = await wishlistsOf(ctx, customerId)
  const number = readId(id)
  return number === 0 ? wishlists[0] : wishlists.find((wishlist) => wishlist.id === number)
}

/** An id of the contract; 0 when it is not a number, as in Magento. */
export function readId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}

/** What happens to the items of a list; `removed` are ids. */
export type ItemChanges = {
  added?: readonly NewWishlistItem[]
  changed?: readonly WishlistItemRow[]
  removed?: readonly number[]
}

export type ChangedWishlist = { wishlist: WishlistRow; errors: ItemError[] }

/**
 * Changes a list of the signed-in customer in one transaction, whose row it locks: `change` gets the items, oldest
 * first. Throws `notFound` when the customer has no such list, and as wishlistCustomer does.
 */
export async function changeWishlist(
  ctx: RequestContext,
  id: string,
  change: (items: readonly WishlistItemRow[]) => { changes: ItemChanges; errors: ItemError[] },
  notFound = new WishlistNotFoundError(),
): Promise<ChangedWishlist> {
  const known = await findWishlist(ctx, id)
  if (!known) throw notFound
  return await inTransaction(ctx.app.sql, async (tx) => {
    const locked = await loadLocked(tx, known.id)
    const { changes, errors } = change(locked.items)
    return { wishlist: await saveItems(tx, locked, changes, ctx.app.now()), errors }
  })
}

/** Locks a list until `tx` ends and reads it; throws WishlistNotFoundError when it is gone. */
export async function loadLocked(tx: Transaction, id: number): Promise<LockedWishlist> {
  const wishlist = await lockWishlist(tx, id)
  if (!wishlist) throw new WishlistNotFoundError()
  // Read after the lock: a single statement would see the items as they were before it waited.
  return { wishlist, items: await selectItems(tx, id) }
}

/** Writes changes of a locked list, and when it was changed, if there are any. */
export async function saveItems(
  tx: Transaction,
  { wishlist }: LockedWishlist,
  { added = [], changed = [], removed = [] }: ItemChanges,
  now: Date,
): Promise<WishlistRow> {
  const { id } = wishlist
  await deleteItems(tx, id, removed)
  await updateItems(tx, id, changed)
  await insertItems(tx, id, added)
  const isChanged = added.length + changed.length + removed.length > 0
  return isChanged ? await touchWishlist(tx, id, now) : wishlist
}
