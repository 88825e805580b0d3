import { createHash } from 'node:crypto'
import type { Queryable, Transaction } from '../platform/database.ts'
import { insertCart, lockCarts, selectActiveCart, selectCart, updateCart, type CartRow } from './cart.sql.ts'
import { copyLines } from './lines.sql.ts'
import { newMaskedId } from './masked-id.ts'
import { copyCheckout } from './refill.sql.ts'

/** The cart an order was placed from, and for whom. */
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
 * Puts what an order held back into a cart after a refused or cancelled payment (decisions F-7): the customer's active
 * one, with the order's coupon, addresses and methods where it has none; for a guest a new one, which
 * {@link refilledGuestCart} finds. Repeating it changes nothing.
 */
export async function refillCart(tx: Transaction, ordered: OrderedCart): Promise<void> {
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

/** Undefined when it was made before: it may have been used since. */
async function guestCart(tx: Transaction, ordered: OrderedCart): Promise<CartRow | undefined> {
  const cart = await insertCart(tx, { ...ordered, maskedId: refilledId(ordered.token) })
  if (cart) await updateCart(tx, cart.id, { email: ordered.email })
  return cart
}

/** Id of the cart that a guest's failed order was put back into; undefined when there is none, or it is used up. */
export async function refilledGuestCart(sql: Queryable, token: string): Promise<string | undefined> {
  const cart = await selectCart(sql, refilledId(token))
  return cart?.isActive && cart.customerId === null ? cart.maskedId : undefined
}

/** As hard to guess as the order's token, and found again by it alone. */
function refilledId(token: string): string {
  return createHash('sha256').update(`cart refilled from ${token}`).digest('hex').slice(0, 32)
}
