import { createHash } from 'node:crypto'
import type { Queryable, Transaction } from '../platform/database.ts'
import { insertCart, lockCarts, selectActiveCart, selectCart, updateCart, type CartRow } from './cart.sql.ts'
import { copyLines } from './lines.sql.ts'
import { newMaskedId } from './masked-id.ts'
import { copyCheckout } from './copy-checkout.sql.ts'

/** The cart that an order was placed from, and its buyer. */
export type OrderedCart = {
  cartId: number
  storeId: number
  websiteId: number
  customerId: number | null
  /** Of the order. */
  token: string
  email: string
  now: Date
}

/**
 * Restores the lines of an order to a cart after a refused or cancelled payment (decisions F-7): the customer's active
 * cart, which also gets the order's coupon, addresses and methods where it has none, or a new cart for a guest, which
 * {@link restoredGuestCart} finds. Idempotent.
 */
export async function restoreCart(tx: Transaction, ordered: OrderedCart): Promise<void> {
  const cart = ordered.customerId === null ? await guestCart(tx, ordered) : await customerCart(tx, ordered)
  if (!cart) return
  await lockCarts(tx, [cart.maskedId])
  await copyLines(tx, ordered.cartId, cart.id)
  await copyCheckout(tx, ordered.cartId, cart.id, ordered.now)
}

async function customerCart(tx: Transaction, ordered: OrderedCart): Promise<CartRow | undefined> {
  const { customerId, websiteId } = ordered
  if (customerId === null) return undefined
  const active = () => selectActiveCart(tx, customerId, websiteId)
  return (
    (await active()) ?? (await insertCart(tx, { ...ordered, maskedId: newMaskedId() })) ?? (await active())
  )
}

/** Undefined when it was created before: it may have been used since. */
async function guestCart(tx: Transaction, ordered: OrderedCart): Promise<CartRow | undefined> {
  const cart = await insertCart(tx, { ...ordered, maskedId: restoredCartId(ordered.token) })
  if (cart) await updateCart(tx, cart.id, { email: ordered.email })
  return cart
}

/** Masked id of the cart that a guest's failed order was restored to; undefined without one that is still active. */
export async function restoredGuestCart(sql: Queryable, token: string): Promise<string | undefined> {
  const cart = await selectCart(sql, restoredCartId(token))
  return cart?.isActive && cart.customerId === null ? cart.maskedId : undefined
}

/** Derived from the order's token, so that it can be found again and is as hard to guess. */
function restoredCartId(token: string): string {
  return createHash('sha256').update(`cart refilled from ${token}`).digest('hex').slice(0, 32)
}
