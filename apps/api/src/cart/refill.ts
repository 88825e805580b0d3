import type { Transaction } from '../platform/database.ts'
import { insertCart, lockCarts, selectActiveCart } from './cart.sql.ts'
import { copyLines } from './lines.sql.ts'
import { newMaskedId } from './masked-id.ts'
import { copyCheckout } from './refill.sql.ts'

/** The cart an order was placed from, and for whom. */
export type OrderedCart = {
  cartId: number
  storeId: number
  websiteId: number
  customerId: number | null
  now: Date
}

/**
 * Puts what an order held back into the customer's active cart after a refused or cancelled payment (decisions F-7),
 * with its coupon, addresses and methods where the cart has none. Repeating it changes nothing. Answers the masked
 * id of the cart; null for a guest's order, whose cart nobody could find again.
 */
export async function refillCart(tx: Transaction, ordered: OrderedCart): Promise<string | null> {
  const { customerId, websiteId, cartId } = ordered
  if (customerId === null) return null
  const fresh = { maskedId: newMaskedId(), storeId: ordered.storeId, websiteId, customerId, now: ordered.now }
  const cart = (await selectActiveCart(tx, customerId, websiteId)) ?? (await insertCart(tx, fresh))
  const active = cart ?? (await selectActiveCart(tx, customerId, websiteId))
  if (!active) return null
  await lockCarts(tx, [active.maskedId])
  await copyLines(tx, cartId, active.id)
  await copyCheckout(tx, cartId, active.id, ordered.now)
  return active.maskedId
}
