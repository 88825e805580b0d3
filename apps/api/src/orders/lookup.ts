import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { RequestContext } from '../platform/context.ts'
import { limitGuesses } from '../platform/request-count.ts'
import { OrderNotFoundError } from './errors.ts'
import type { OrderHead } from './order.ts'
import { selectOwnOrder } from './read.sql.ts'

/**
 * The order that is this visitor's own: a customer names it by its number, a guest by the token that placeOrder
 * answered. Throws OrderNotFoundError for unknown orders and those of somebody else alike, and TooManyRequestsError for
 * a guest who names too many.
 */
export async function ownOrder(ctx: RequestContext, reference: string): Promise<OrderHead> {
  const { app, store, identity } = ctx
  const find = async () => {
    const found = await selectOwnOrder(app.sql, reference, identity?.customerId ?? null)
    if (!found) throw new OrderNotFoundError(reference, store.language)
    return found
  }
  return identity ? await find() : await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], find)
}
