import type { RequestContext } from '../platform/context.ts'
import type { OrderHead } from './order.ts'
import { selectOwnOrder } from './read.sql.ts'

/**
 * The order that is this visitor's own: a customer names it by its number, a guest by the token that placeOrder
 * answered. Undefined for unknown orders and those of somebody else alike.
 */
export async function ownOrder(ctx: RequestContext, reference: string): Promise<OrderHead | undefined> {
  return await selectOwnOrder(ctx.app.sql, reference, ctx.identity?.customerId ?? null)
}
