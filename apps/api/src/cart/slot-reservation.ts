import { releaseSlot, reserveSlot } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { setCartSlot, startReservationTurn } from './cart-fulfilment.sql.ts'
import { slotRequestOf } from './fulfilment.ts'
import type { CartState } from './state.ts'

/**
 * Makes the slot reservation of a locked cart fit its lines: the first line reserves the selected slot, removing the
 * last one releases it. A cart that cannot reserve keeps its slot without a reservation; whether it is still available
 * is checked when the cart is ordered. Returns the cart as it is afterwards.
 */
export async function syncSlotReservation(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
): Promise<CartState> {
  const { slot } = cart.fulfilment
  const request = slotRequestOf(cart)
  if (!slot || !request) return cart
  const isEmpty = cart.lines.length === 0
  if (isEmpty === (slot.reservedUntil === null)) return cart
  const startTurn = (turn: { now: Date; turnMinutes: number }) => startReservationTurn(tx, cart.id, turn)
  const reservedUntil = isEmpty ? null : await reserveSlot(tx, ctx, { ...request, slot }, startTurn)
  if (reservedUntil === undefined) return cart
  if (reservedUntil === null) await releaseSlot(tx, cart.id)
  await setCartSlot(tx, cart.id, { ...slot, reservedUntil })
  return { ...cart, fulfilment: { ...cart.fulfilment, slot: { ...slot, reservedUntil } } }
}
