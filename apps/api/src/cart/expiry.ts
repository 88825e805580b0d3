import type { App } from '../platform/context.ts'
import { deleteGuestCarts } from './cart.sql.ts'

const guestCartDays = 30

/** Removes guests' carts that nobody touched for 30 days; a customer's cart stays (decisions D-8). Answers how many. */
export async function expireGuestCarts({ sql, now }: Pick<App, 'sql' | 'now'>): Promise<number> {
  return await deleteGuestCarts(sql, new Date(now().getTime() - guestCartDays * 86_400_000))
}
