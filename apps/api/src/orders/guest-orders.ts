import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitGuesses } from '../platform/request-count.ts'
import type { OrderInformationInput } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { GuestOrderError, GuestOrderMailedError, GuestOrderOfCustomerError } from './errors.ts'
import type { WholeOrder } from './order.ts'
import { linkedOrder, mailOrderLink, sameWords } from './order-links.ts'
import { selectForGuest, selectOrder } from './read.sql.ts'

/**
 * A guest's order for whoever knows its number with e-mail address and surname. By default a link to it goes to the
 * order's mailbox, and the answer is GuestOrderMailedError whether they belong together or not. With
 * GUEST_ORDER_LOOKUP=direct it is answered at once, as Magento does: GuestOrderError for unknown ones, and
 * GuestOrderOfCustomerError when it belongs to a customer, who signs in to see it.
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
    if (!found || !sameWords(found.email, email) || !sameWords(found.lastname, lastname))
      throw new GuestOrderError()
    return await shown(ctx, found)
  })
}

/** The same, for whoever has the token that placeOrder answered, or the one of a mailed link. */
export async function guestOrderByToken(ctx: RequestContext, token: string): Promise<WholeOrder> {
  const { app, store } = ctx
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const linked = await linkedOrder(app, app.sql, 'order', token)
    // The reader of the order's mailbox may see it, whoever placed it.
    if (linked !== undefined) return await whole(ctx, linked)
    const found = await selectForGuest(app.sql, store.website.id, { token })
    if (!found) throw new GuestOrderError()
    return await shown(ctx, found)
  })
}

/** What limits the guessing of whose an order is: by the visitor's address, and by the order itself. */
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
  const order = await selectOrder(app.sql, id)
  if (!order || order.order.websiteId !== store.website.id) throw new GuestOrderError()
  return order
}
