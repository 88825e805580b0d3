import { locationsOf } from '../locations/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import type { Language } from '@comptoir/rules/language'
import { SlotGoneError } from './errors.ts'
import { insertTaken, lockSlot, type SlotKey } from './slots.sql.ts'

/** The slot that an order names and has not taken. */
export type NamedSlot = SlotKey & { orderId: number; language: Language }

/**
 * Takes the slot that a quotation named, for the order it becomes. Throws {@link SlotGoneError} when it has begun, when
 * it is full, or when the location hands nothing over so any more.
 */
export async function takeNamedSlot(
  tx: Transaction,
  app: App,
  { orderId, language, ...key }: NamedSlot,
): Promise<void> {
  const now = app.now()
  const location = (await locationsOf(app, tx)).find(key.locationId)
  const capacity = location?.fulfilmentOptions[key.method]?.capacity ?? 0
  // No cart of an order holds anything: every place counts.
  const taken = await lockSlot(tx, key, { now, besides: 0 })
  if (key.startsAt <= now || taken >= capacity) throw new SlotGoneError(language)
  await insertTaken(tx, orderId, key)
}
