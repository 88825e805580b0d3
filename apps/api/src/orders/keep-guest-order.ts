import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { signedIn } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { limitGuesses } from '../platform/request-count.ts'
import { GuestOrderError } from './errors.ts'
import type { WholeOrder } from './order.ts'
import { readOrder } from './read.sql.ts'
import { giveOrderToCustomer } from './update.sql.ts'

/**
 * Gives a guest's order to the signed-in customer, who has its token and its e-mail address (decisions D-14). Throws
 * GuestOrderError for every other order, and TooManyRequestsError after too many tokens.
 */
export async function keepGuestOrder(ctx: RequestContext, token: string): Promise<WholeOrder> {
  const { customerId, websiteId, email } = signedIn(ctx)
  const { sql } = ctx.app
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const id = await giveOrderToCustomer(sql, { token, websiteId, customerId, email })
    const order = id === undefined ? undefined : await readOrder(sql, id)
    if (!order) throw new GuestOrderError()
    return order
  })
}
