import { areInWindows, type FulfilmentMethod, type Windows } from '@comptoir/rules/fulfilment'
import type { Cents } from '@comptoir/rules/money'
import { takesOrder } from '@comptoir/rules/slot-calendar'
import { RESERVATION_MINUTES, slotAt, slotsOf, type Slot, type SlotNeeds } from '@comptoir/rules/slots'
import type { Location } from '../locations/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { lockSlot, selectSlotStates, type LocationSlotKey, type SlotState } from './reservations.sql.ts'

/** A point of sale and how it hands goods over. */
export type FulfilmentChoice = { location: Location; method: FulfilmentMethod }

/** Minutes that goods need at least, and the windows in which their slots may begin. */
export type FulfilmentNeeds = { delayMinutes: number; windows: readonly Windows[] }

/** Day and times are local to the location; `reservedUntil` is when the reservation expires, null without one. */
export type SelectedSlot = {
  day: string
  time: string
  endTime: string
  startsAt: Date
  /** Tax included. */
  fee: Cents
  reservedUntil: Date | null
}

/** A cart that needs a slot: where, how, and for which goods. */
export type SlotRequest = FulfilmentChoice & { cartId: number; needs: readonly FulfilmentNeeds[] }

const minuteMs = 60_000

/** What goods need of a slot, all of them together (decisions H-2, H-3). */
export function slotNeedsOf(
  { settings }: Pick<App, 'settings'>,
  needs: readonly FulfilmentNeeds[],
  method: FulfilmentMethod,
): SlotNeeds {
  const windows = settings.productAvailability ? needs.flatMap((one) => one.windows) : []
  return {
    delayMinutes: Math.max(0, ...needs.map(({ delayMinutes }) => delayMinutes)),
    fits: (slot) => areInWindows(windows, method, slot),
  }
}

/** A slot with the number of orders that it still takes. */
export type FreeSlot = Slot & { left: number }

/** The slots that are not full, the earliest first; the cart's own reservation counts as free (decisions H-3). */
export async function availableSlots(
  app: App,
  request: SlotRequest,
  sql: Queryable = app.sql,
): Promise<FreeSlot[]> {
  const { location, method, cartId, needs } = request
  const option = location.fulfilmentOptions[method]
  if (!option) return []
  const now = app.now()
  const counting = { now, excluding: cartId }
  const stateOf = await selectSlotStates(sql, { locationId: location.id, method }, counting)
  const slots = slotsOf(option.plan, now, slotNeedsOf(app, needs, method))
  return slots.flatMap((slot) => {
    const state = stateOf(slot.startsAt)
    const left = capacityOf(location, method, state) - state.sold - state.held
    return hasRoom(request, state) ? [{ ...slot, left }] : []
  })
}

/** The slot that begins then, full or not; undefined when it cannot be asked for at `at`. */
export function findSlot(
  app: App,
  { location, method, needs }: SlotRequest,
  wanted: Pick<Slot, 'day' | 'time'>,
  at: Date,
): Slot | undefined {
  const plan = location.fulfilmentOptions[method]?.plan
  return plan && slotAt(plan, at, slotNeedsOf(app, needs, method), wanted)
}

/** Whether a selected slot can be ordered now. Reads without a lock: the order checks again. */
export async function isSlotAvailable(
  app: App,
  request: SlotRequest,
  slot: SelectedSlot,
  sql: Queryable = app.sql,
): Promise<boolean> {
  const now = app.now()
  if (!isStillOffered(app, request, slot, now)) return false
  if (isReserved(slot, now)) return true
  const { location, method, cartId } = request
  const counting = { now, excluding: cartId }
  const stateOf = await selectSlotStates(sql, { locationId: location.id, method }, counting)
  return hasRoom(request, stateOf(slot.startsAt))
}

/** Whether the slot is offered at its fee. The delays of a reserved slot count from when it was reserved. */
export function isStillOffered(app: App, request: SlotRequest, slot: SelectedSlot, now: Date): boolean {
  const { reservedUntil } = slot
  const askedAt =
    reservedUntil && isReserved(slot, now)
      ? reservedUntil.getTime() - RESERVATION_MINUTES * minuteMs
      : now.getTime()
  const found = findSlot(app, request, slot, new Date(askedAt))
  return found !== undefined && slot.startsAt > now && found.fee === slot.fee
}

/** Locks the slot until `tx` ends; whether it has room for the cart. */
export async function lockFreeSlot(
  tx: Transaction,
  request: SlotRequest,
  slot: Pick<Slot, 'startsAt'>,
  now: Date,
): Promise<boolean> {
  return hasRoom(request, await lockSlot(tx, slotKeyOf(request, slot), { now, excluding: request.cartId }))
}

/** Whether a slot takes one more order; its own capacity replaces that of the location. */
export function hasRoom({ location, method }: FulfilmentChoice, state: SlotState): boolean {
  return takesOrder({ ...state, capacity: capacityOf(location, method, state) })
}

export function capacityOf(
  { fulfilmentOptions }: Location,
  method: FulfilmentMethod,
  { capacity }: Pick<SlotState, 'capacity'>,
): number {
  const option = fulfilmentOptions[method]
  return option ? (capacity ?? option.capacity) : 0
}

export function slotKeyOf(
  { location, method }: FulfilmentChoice,
  { startsAt }: Pick<Slot, 'startsAt'>,
): LocationSlotKey {
  return { locationId: location.id, method, startsAt }
}

function isReserved({ reservedUntil }: SelectedSlot, now: Date): boolean {
  return reservedUntil !== null && reservedUntil > now
}
