import { HOUR_MS } from '@comptoir/rules/duration'
import type { App } from '../platform/context.ts'
import { inLongTransaction } from '../platform/database.ts'
import { deleteClosedCarts, deleteGuestCarts } from './expiry.sql.ts'

const guestCartDays = 30
const emptyCartHours = 1

/**
 * Deletes guests' carts that were not changed for 30 days, and those without lines after an hour, which robots create in
 * large numbers; customers' carts stay (decisions D-8). Carts that were closed without an order go after 30 days. Returns
 * how many.
 */
export async function expireGuestCarts({ sql, now }: Pick<App, 'sql' | 'now'>): Promise<number> {
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS)
  const limits = { filledBefore: before(guestCartDays * 24), emptyBefore: before(emptyCartHours) }
  return await inLongTransaction(
    sql,
    async (tx) => (await deleteGuestCarts(tx, limits)) + (await deleteClosedCarts(tx, limits.filledBefore)),
  )
}
