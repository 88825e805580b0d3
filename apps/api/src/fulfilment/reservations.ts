import { RESERVATION_TURN_MINUTES, reservedUntil } from '@comptoir/rules/slots'
import { locationsOf } from '../locations/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { senderPseudonym } from '../platform/request-count.ts'
import type { Language } from '@comptoir/rules/language'
import { SlotUnavailableError } from './errors.ts'
import {
  countReservationsBy,
  deleteReservation,
  insertOrderReservation,
  insertReservation,
  lockSlot,
  type LocationSlotKey,
  type SlotKey,
} from './reservations.sql.ts'
import {
  hasRoom,
  isStillOffered,
  lockFreeSlot,
  slotKeyOf,
  type SelectedSlot,
  type SlotRequest,
} from './slots.ts'

/** Starts the period in which a cart may reserve, unless it started within `turnMinutes`; returns when it started. */
export type StartTurn = (turn: { now: Date; turnMinutes: number }) => Promise<Date>

/**
 * Reserves the selected slot for a cart and returns until when. Returns undefined, with nothing reserved, when the slot
 * is full or not offered any more, when the cart has reserved for as long as it may, and when the visitor's network
 * address has as many reservations as it may.
 */
export async function reserveSlot(
  tx: Transaction,
  ctx: RequestContext,
  request: SlotRequest & { slot: SelectedSlot },
  startTurn: StartTurn,
): Promise<Date | undefined> {
  const { cartId, slot } = request
  const now = ctx.app.now()
  if (!isStillOffered(ctx.app, request, slot, now)) return undefined
  if (!(await lockFreeSlot(tx, request, slot, now))) return undefined
  return await holdSlot(tx, ctx, cartId, slotKeyOf(request, slot), startTurn)
}

/**
 * Reserves a locked slot with room for a cart and returns until when; undefined, with nothing reserved, when the cart or
 * the visitor's network address has reserved as much as it may.
 */
export async function holdSlot(
  tx: Transaction,
  { app, address }: RequestContext,
  cartId: number,
  key: SlotKey,
  startTurn: StartTurn,
): Promise<Date | undefined> {
  const now = app.now()
  const reservedBy = address === null ? null : await senderPseudonym(app, address)
  if (reservedBy) {
    const others = await countReservationsBy(tx, reservedBy, { now, excluding: cartId })
    if (others >= app.settings.slotReservationsPerAddress) return undefined
  }
  const until = reservedUntil(await startTurn({ now, turnMinutes: RESERVATION_TURN_MINUTES }), now)
  if (!until) return undefined
  await insertReservation(tx, cartId, key, { reservedUntil: until, reservedBy })
  return until
}

/**
 * Takes the cart's slot for its order, in the order's transaction. Throws {@link SlotUnavailableError} when the slot is
 * full or not offered any more.
 */
export async function takeSlot(
  tx: Transaction,
  { app, store }: RequestContext,
  request: SlotRequest & { slot: SelectedSlot },
  orderId: number,
): Promise<void> {
  const { cartId, slot } = request
  const now = app.now()
  if (!isStillOffered(app, request, slot, now) || !(await lockFreeSlot(tx, request, slot, now)))
    throw new SlotUnavailableError(store.language)
  await deleteReservation(tx, cartId)
  await insertOrderReservation(tx, orderId, slotKeyOf(request, slot))
}

/**
 * Takes the slot that a quotation names, for the order it becomes. Throws {@link SlotUnavailableError} when the slot has
 * begun or is full, and when the location does not offer the fulfilment method any more.
 */
export async function takeQuotedSlot(
  tx: Transaction,
  app: App,
  { orderId, language, ...key }: LocationSlotKey & { orderId: number; language: Language },
): Promise<void> {
  const now = app.now()
  const location = (await locationsOf(app, tx)).find(key.locationId)
  const state = await lockSlot(tx, key, { now })
  const isFree = location && hasRoom({ location, method: key.method }, state)
  if (key.startsAt <= now || !isFree) throw new SlotUnavailableError(language)
  await insertOrderReservation(tx, orderId, key)
}
