import type { EnteredOption } from '../cart/index.ts'
import type { Queryable, Transaction } from '../platform/database.ts'

export type WishlistRow = {
  id: number
  isDefault: boolean
  /** Null for a list without a name of its own. */
  name: string | null
  sharingCode: string
  /** Whether everybody who has the sharing code may read the list. */
  isPublic: boolean
  updatedAt: Date
}

export type WishlistItemRow = {
  id: number
  productId: number
  variantId: number | null
  quantity: number
  optionKey: string
  options: string[]
  entered: EnteredOption[]
  description: string | null
  addedAt: Date
}

export type NewWishlistItem = Omit<WishlistItemRow, 'id'>

const columns = (sql: Queryable) => sql`
  id, is_default as "isDefault", name, sharing_code as "sharingCode", is_public as "isPublic",
  updated_at as "updatedAt"`

/** The lists of a customer, the default one first. */
export async function selectWishlists(
  sql: Queryable,
  customerId: number,
  most: number,
): Promise<WishlistRow[]> {
  return await sql<WishlistRow[]>`
    select ${columns(sql)} from wishlist where customer_id = ${customerId} order by is_default desc, id limit ${most}`
}

/** Makes the default list of a customer, unless there is one. */
export async function insertDefaultWishlist(
  sql: Queryable,
  { customerId, sharingCode, now }: { customerId: number; sharingCode: string; now: Date },
): Promise<void> {
  await sql`
    insert into wishlist (customer_id, is_default, sharing_code, updated_at)
    values (${customerId}, true, ${sharingCode}, ${now})
    on conflict do nothing`
}

/** Makes a further list of a customer. */
export async function insertWishlist(
  tx: Transaction,
  list: { customerId: number; name: string; isPublic: boolean; sharingCode: string; now: Date },
): Promise<WishlistRow> {
  const [row] = await tx<[WishlistRow]>`
    insert into wishlist (customer_id, is_default, name, is_public, sharing_code, updated_at)
    values (${list.customerId}, false, ${list.name}, ${list.isPublic}, ${list.sharingCode}, ${list.now})
    returning ${columns(tx)}`
  return row
}

/** Deletes a locked list with its items. */
export async function deleteWishlistRow(tx: Transaction, id: number): Promise<void> {
  await tx`delete from wishlist where id = ${id}`
}

/** Locks a list until the transaction ends; undefined when it is gone. */
export async function lockWishlist(tx: Transaction, id: number): Promise<WishlistRow | undefined> {
  const [row] = await tx<WishlistRow[]>`
    select ${columns(tx)} from wishlist where id = ${id} for no key update`
  return row
}

/** Stores when a locked list was changed. */
export async function touchWishlist(tx: Transaction, id: number, now: Date): Promise<WishlistRow> {
  const [row] = await tx<[WishlistRow]>`
    update wishlist set updated_at = ${now} where id = ${id} returning ${columns(tx)}`
  return row
}

/** A public list by its code, of a customer of a website whose account is open, and the owner's first name. */
export async function selectSharedWishlist(
  sql: Queryable,
  websiteId: number,
  sharingCode: string,
): Promise<(WishlistRow & { firstname: string }) | undefined> {
  const [row] = await sql<(WishlistRow & { firstname: string })[]>`
    select list.*, owner.firstname
      from (select ${columns(sql)}, customer_id from wishlist where sharing_code = ${sharingCode} and is_public) list
      join customer owner on owner.id = list.customer_id
     where owner.website_id = ${websiteId} and owner.disabled_at is null`
  return row
}

/** Stores the name of a locked list, who reads it, and by which code. */
export async function updateWishlistRow(
  tx: Transaction,
  { id, name, isPublic, sharingCode }: WishlistRow,
): Promise<void> {
  await tx`
    update wishlist set name = ${name}, is_public = ${isPublic}, sharing_code = ${sharingCode} where id = ${id}`
}

/** The items of a list, oldest first. */
export async function selectItems(sql: Queryable, wishlistId: number): Promise<WishlistItemRow[]> {
  return await selectItemsOfLists(sql, [wishlistId])
}

/** The items of several lists, oldest first. */
export async function selectItemsOfLists(
  sql: Queryable,
  wishlistIds: readonly number[],
): Promise<(WishlistItemRow & { wishlistId: number })[]> {
  return await sql<(WishlistItemRow & { wishlistId: number })[]>`
    select id, wishlist_id as "wishlistId", product_id as "productId", variant_id as "variantId", quantity,
           option_key as "optionKey", options, entered, description, added_at as "addedAt"
      from wishlist_item where wishlist_id = any(${[...wishlistIds]}::bigint[]) order by id`
}

export async function insertItems(
  tx: Transaction,
  wishlistId: number,
  items: readonly NewWishlistItem[],
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map((item) => ({
    wishlist_id: wishlistId,
    product_id: item.productId,
    variant_id: item.variantId,
    quantity: item.quantity,
    option_key: item.optionKey,
    options: tx.json(item.options),
    entered: tx.json(item.entered),
    description: item.description,
    added_at: item.addedAt,
  }))
  await tx`insert into wishlist_item ${tx(rows)}`
}

/** Stores quantities, options and descriptions of items of a locked list. */
export async function updateItems(
  tx: Transaction,
  wishlistId: number,
  items: readonly WishlistItemRow[],
): Promise<void> {
  if (items.length === 0) return
  const changes = items.map((item) => {
    const { id, variantId, quantity, optionKey, options, entered, description } = item
    return { id, variantId, quantity, optionKey, options, entered, description }
  })
  await tx`
    update wishlist_item
       set variant_id = change."variantId", quantity = change.quantity, option_key = change."optionKey",
           options = change.options, entered = change.entered, description = change.description
      from jsonb_to_recordset(${tx.json(changes)}) as change (
             id bigint, "variantId" integer, quantity integer, "optionKey" text, options jsonb, entered jsonb,
             description text)
     where wishlist_item.wishlist_id = ${wishlistId} and wishlist_item.id = change.id`
}

export async function deleteItems(
  tx: Transaction,
  wishlistId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await tx`delete from wishlist_item where wishlist_id = ${wishlistId} and id = any(${ids})`
}
