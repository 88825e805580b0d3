import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { RequestContext } from '../platform/context.ts'
import { limitGuesses } from '../platform/request-count.ts'
import { OrderNotFoundError } from './errors.ts'
import type { OrderHead } from './order.ts'
import { selectOwnOrder } from './read.sql.ts'

/**
 * Finds an order of the visitor: `reference` is the order number for a customer, and the token that placeOrder returned
 * for a guest. Throws OrderNotFoundError for unknown orders and for those of others, and TooManyRequestsError when a
 * guest tries too many tokens.
 */
export async function findOwnOrder(ctx: RequestContext, reference: string): Promise<OrderHead> {
  const { app, store, identity } = ctx
  const find = async () => {
    const found = await selectOwnOrder(app.sql, reference, identity?.customerId ?? null)
    if (!found) throw new OrderNotFoundError(reference, store.language)
    return found
  }
  return identity ? await find() : await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], find)
}
