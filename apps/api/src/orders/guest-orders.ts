import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitGuesses } from '../platform/request-count.ts'
import type { OrderInformationInput } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { GuestOrderError, GuestOrderMailedError, GuestOrderOfCustomerError } from './errors.ts'
import type { WholeOrder } from './order.ts'
import { orderIdOfLink, mailOrderLink, equalsIgnoringCase } from './order-links.ts'
import { readOrder, selectForGuest } from './read.sql.ts'

/**
 * Looks up a guest's order by number, e-mail address and last name. By default a link to the order is mailed to its
 * address and GuestOrderMailedError is thrown, whether they match or not. With GUEST_ORDER_LOOKUP=direct the order is
 * returned, as in Magento; throws GuestOrderError when they do not match, and GuestOrderOfCustomerError when the order
 * belongs to a customer account.
 */
export async function guestOrder(
  ctx: RequestContext,
  { number, email, lastname }: OrderInformationInput,
): Promise<WholeOrder> {
  const { settings, sql } = ctx.app
  if (settings.guestOrderLookup === 'mail') {
    await mailOrderLink(ctx, 'order', { number, email, lastname })
    throw new GuestOrderMailedError(ctx.store.language)
  }
  return await limitGuesses(ctx, lookupLimits(ctx, number), async () => {
    const found = await selectForGuest(sql, ctx.store.website.id, { number })
    if (!found || !equalsIgnoringCase(found.email, email) || !equalsIgnoringCase(found.lastname, lastname))
      throw new GuestOrderError()
    return await shown(ctx, found)
  })
}

/** Looks up a guest's order by the token that placeOrder returned, or by that of a mailed link. */
export async function guestOrderByToken(ctx: RequestContext, token: string): Promise<WholeOrder> {
  const { app, store } = ctx
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const linked = await orderIdOfLink(app, app.sql, 'order', token)
    // A mailed link proves access to the order's mailbox, so it also shows orders of customers.
    if (linked !== undefined) return await whole(ctx, linked)
    const found = await selectForGuest(app.sql, store.website.id, { token })
    if (!found) throw new GuestOrderError()
    return await shown(ctx, found)
  })
}

/** Rate limits of order look-ups: by the visitor's network address, and by the order number. */
function lookupLimits({ store }: Pick<RequestContext, 'store'>, number: string) {
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
  return await whole(ctx, found.id)
}

async function whole({ app, store }: RequestContext, id: number): Promise<WholeOrder> {
  const order = await readOrder(app.sql, id)
  if (!order || order.order.websiteId !== store.website.id) throw new GuestOrderError()
  return order
}
