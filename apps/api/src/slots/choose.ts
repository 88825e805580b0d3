import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitRequest, senderPseudonym } from '../platform/request-count.ts'
import { HOLD_MINUTES, HOLD_TURN_MINUTES, reservedUntil, slotAt, type Slot } from '@comptoir/rules/slots'
import {
  changeCart,
  MissingParameterError,
  setCartSlot,
  slotNeedsOf,
  type CartState,
  type ChosenSlot,
} from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { LocationMissingError, SlotFormatError, SlotGoneError } from './errors.ts'
import { placeOf, type Place } from './periods.ts'
import {
  countHeldBy,
  deleteHold,
  insertHold,
  insertTaken,
  lockSlot,
  selectTaken,
  startTurn,
  type SlotKey,
} from './slots.sql.ts'

const minuteMs = 60_000

/**
 * Chooses a slot for a cart. While the cart has lines a place is reserved for ten minutes (see {@link followCart}), and
 * choosing it again reserves it anew; an empty cart only remembers it. Throws as changeCart does,
 * {@link LocationMissingError}, {@link SlotFormatError} and {@link SlotGoneError}.
 */
export async function assignPeriod(
  ctx: RequestContext,
  cartId: string,
  { day, time }: { day: string; time: string },
): Promise<CartState> {
  if (!cartId) throw new MissingParameterError('cart_id')
  await limitRequest(ctx, RATE_LIMITS.slotHolds)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) throw new SlotFormatError()
  return await changeCart(ctx, cartId, async (tx, cart) => {
    const place = placeOf(cart)
    if (!place) throw new LocationMissingError(ctx.store.language)
    const now = ctx.app.now()
    const slot = offered(ctx, cart, place, { day, time }, now)
    if (!slot || !(await isFree(tx, cart, place, slot, now))) throw new SlotGoneError(ctx.store.language)
    await deleteHold(tx, cart.id)
    await setCartSlot(tx, cart.id, { ...slot, heldUntil: null })
  })
}

/**
 * Makes what a locked cart reserves fit its lines: the first line reserves a place of the chosen slot if one is free,
 * the last one gives it back. A cart whose turn is over, or whose visitor reserves as much as one address may, keeps
 * its choice without a place: whether there still is one is then seen when it is ordered. Answers whether it changed.
 */
export async function followCart(tx: Transaction, ctx: RequestContext, cart: CartState): Promise<boolean> {
  const { slot } = cart.fulfilment
  const place = placeOf(cart)
  if (!slot || !place) return false
  const isEmpty = cart.lines.length === 0
  if (isEmpty === (slot.heldUntil === null)) return false
  const heldUntil = isEmpty ? null : await reserve(tx, ctx, cart, { place, slot })
  if (heldUntil === undefined) return false
  if (heldUntil === null) await deleteHold(tx, cart.id)
  await setCartSlot(tx, cart.id, { ...slot, heldUntil })
  return true
}

/** Reserves a place; answers until when, or undefined where nothing is reserved. */
async function reserve(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  { place, slot }: { place: Place; slot: ChosenSlot },
): Promise<Date | undefined> {
  const { app, address } = ctx
  const now = app.now()
  if (!stillOffered(ctx, cart, place, slot, now)) return undefined
  if (!(await isFree(tx, cart, place, slot, now))) return undefined
  const holder = address === null ? null : await senderPseudonym(app, address)
  if (holder) {
    const held = await countHeldBy(tx, holder, { now, besides: cart.id })
    if (held >= app.settings.slotHoldsPerAddress) return undefined
  }
  const since = await startTurn(tx, cart.id, { now, turnMinutes: HOLD_TURN_MINUTES })
  const heldUntil = reservedUntil(since, now)
  if (!heldUntil) return undefined
  await insertHold(tx, cart.id, keyOf(place, slot), { heldUntil, holder })
  return heldUntil
}

/**
 * Takes the cart's slot for its order, inside the order's transaction. Throws {@link SlotGoneError} when somebody else
 * has the last place, or when the slot is not offered any more.
 */
export async function takeSlot(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  orderId: number,
): Promise<void> {
  const place = placeOf(cart)
  const { slot } = cart.fulfilment
  if (!place || !slot) return
  const now = ctx.app.now()
  if (!stillOffered(ctx, cart, place, slot, now) || !(await isFree(tx, cart, place, slot, now)))
    throw new SlotGoneError(ctx.store.language)
  await deleteHold(tx, cart.id)
  await insertTaken(tx, orderId, keyOf(place, slot))
}

const known = new WeakMap<CartState, Promise<boolean>>()

/** Whether the chosen slot can be ordered now; null without one. */
export async function isSlotOpen(ctx: RequestContext, cart: CartState): Promise<boolean | null> {
  const place = placeOf(cart)
  const { slot } = cart.fulfilment
  if (!place || !slot) return null
  const answer = known.get(cart) ?? isOpen(ctx, cart, place, slot)
  known.set(cart, answer)
  return await answer
}

async function isOpen(
  ctx: RequestContext,
  cart: CartState,
  place: Place,
  slot: ChosenSlot,
): Promise<boolean> {
  const now = ctx.app.now()
  if (!stillOffered(ctx, cart, place, slot, now)) return false
  if (isHeld(slot, now)) return true
  const counted = { now, besides: cart.id }
  const taken = await selectTaken(ctx.app.sql, keyOf(place, slot), counted)
  return (taken.get(slot.startsAt.getTime()) ?? 0) < capacityOf(place)
}

/** A slot that is held was asked for in time: the delays count from when it was. */
function stillOffered(
  ctx: RequestContext,
  cart: CartState,
  place: Place,
  slot: ChosenSlot,
  now: Date,
): boolean {
  const { heldUntil } = slot
  const asked = heldUntil && isHeld(slot, now) ? heldUntil.getTime() - HOLD_MINUTES * minuteMs : now.getTime()
  const found = offered(ctx, cart, place, slot, new Date(asked))
  return found !== undefined && slot.startsAt > now && found.fee === slot.fee
}

function isHeld({ heldUntil }: ChosenSlot, now: Date): boolean {
  return heldUntil !== null && heldUntil > now
}

function offered(
  { app }: RequestContext,
  { lines }: CartState,
  { location, method }: Place,
  wanted: Pick<Slot, 'day' | 'time'>,
  now: Date,
): Slot | undefined {
  const plan = location.fulfilmentOptions[method]?.plan
  return plan && slotAt(plan, now, slotNeedsOf(app, lines, method), wanted)
}

async function isFree(
  tx: Transaction,
  cart: CartState,
  place: Place,
  slot: Pick<Slot, 'startsAt'>,
  now: Date,
): Promise<boolean> {
  return (await lockSlot(tx, keyOf(place, slot), { now, besides: cart.id })) < capacityOf(place)
}

function capacityOf({ location, method }: Place): number {
  return location.fulfilmentOptions[method]?.capacity ?? 0
}

function keyOf({ location, method }: Place, { startsAt }: Pick<Slot, 'startsAt'>): SlotKey {
  return { locationId: location.id, method, startsAt }
}
