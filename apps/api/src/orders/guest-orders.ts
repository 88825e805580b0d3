import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitGuesses } from '../platform/request-count.ts'
import type { OrderInformationInput } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { GuestOrderError, GuestOrderOfCustomerError } from './errors.ts'
import type { WholeOrder } from './order.ts'
import { selectForGuest, selectOrder } from './read.sql.ts'

/**
 * A guest's order, for whoever knows its number with e-mail address and surname. Throws GuestOrderError, and
 * GuestOrderOfCustomerError when it belongs to a customer, who signs in to see it (Magento).
 */
export async function guestOrder(
  ctx: RequestContext,
  { number, email, lastname }: OrderInformationInput,
): Promise<WholeOrder> {
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  return await limitGuesses(ctx, lookupLimits(ctx, number), async () => {
    const found = await selectForGuest(ctx.app.sql, ctx.store.website.id, { number })
    if (!found || !isSame(found.email, email) || !isSame(found.lastname, lastname))
      throw new GuestOrderError()
    return await shown(ctx, found)
  })
}

/** The same, for whoever has the token that placeOrder answered. */
export async function guestOrderByToken(ctx: RequestContext, token: string): Promise<WholeOrder> {
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const found = await selectForGuest(ctx.app.sql, ctx.store.website.id, { token })
    if (!found) throw new GuestOrderError()
    return await shown(ctx, found)
  })
}

/** What limits the guessing of whose an order is: by the visitor's address, and by the order itself. */
export function lookupLimits({ store }: Pick<RequestContext, 'store'>, number: string) {
  return [
    { limit: RATE_LIMITS.orderLookups },
    { limit: RATE_LIMITS.orderLookupsOfOrder, sender: `${store.website.id} ${number.trim()}` },
  ]
}

async function shown(
  ctx: RequestContext,
  found: { id: number; customerId: number | null },
): Promise<WholeOrder> {
  if (found.customerId !== null) throw new GuestOrderOfCustomerError()
  const whole = await selectOrder(ctx.app.sql, found.id)
  if (!whole) throw new GuestOrderError()
  return whole
}
