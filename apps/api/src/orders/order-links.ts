import type { OrderLinkInput } from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { formatDateTime, queueAccountMail } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { issueLink, readLink } from '../platform/mail-link.ts'
import { countRequest, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../stores/index.ts'
import type { OrderHead } from './order.ts'
import { selectMailedOrder } from './read.sql.ts'

type Purpose = 'order' | 'withdrawal'

/** Where the storefront shows a guest's order, and where an order is withdrawn from. */
const pages = { order: 'guest_order', withdrawal: 'withdrawal' } as const

/**
 * Mails a link that shows an order, or withdraws from it, to the order's address if number and e-mail match. Result and
 * duration are the same if they do not. Throws InputError for an invalid e-mail address, and TooManyRequestsError.
 */
export async function requestOrderLink(
  ctx: RequestContext,
  { number, email: given, purpose }: OrderLinkInput,
): Promise<boolean> {
  const email = given.trim()
  if (!isEmail(email)) throw new InputError('Enter a valid email address.')
  await mailOrderLink(ctx, purpose === 'WITHDRAWAL' ? 'withdrawal' : 'order', { number, email })
  return true
}

/** As {@link requestOrderLink}; when `lastname` is given it has to match, too. */
export async function mailOrderLink(
  ctx: RequestContext,
  purpose: Purpose,
  lookup: { number: string; email: string; lastname?: string },
): Promise<void> {
  const { app, store } = ctx
  if (!(await countLinkRequest(ctx, lookup.email))) return
  const found = await selectMailedOrder(app.sql, { ...lookup, websiteId: store.website.id })
  const isSame = lookup.lastname === undefined || equalsIgnoringCase(found?.lastname ?? '', lookup.lastname)
  await inTransaction(app.sql, async (tx) => {
    if (found && isSame) await mailLink(tx, ctx, purpose, found)
    else await issueLink(app, tx, purpose, {})
  })
}

export const equalsIgnoringCase = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Counts a look-up; returns whether another mail may be sent to the address. Throws TooManyRequestsError. */
async function countLinkRequest(ctx: RequestContext, email: string): Promise<boolean> {
  const { app, store } = ctx
  await limitRequest(ctx, RATE_LIMITS.orderLinks)
  return await countRequest(app, RATE_LIMITS.orderLinkMails, `${store.website.id} ${email.toLowerCase()}`)
}

async function mailLink(
  tx: Transaction,
  { app, store }: RequestContext,
  purpose: Purpose,
  order: OrderHead,
): Promise<void> {
  const { token, expiresAt } = await issueLink(app, tx, purpose, { orderId: order.id })
  await queueAccountMail(tx, {
    storeId: store.id,
    kind: `${purpose}_link`,
    recipient: order.email,
    customerId: order.customerId,
    texts: {
      order_number: order.number,
      expires: formatDateTime(store, expiresAt),
      action_url: storefrontUrl(app, store, pages[purpose], { token }),
    },
  })
}

/** The order of a link's token; undefined when the token is unknown, used or expired. */
export async function orderIdOfLink(
  { now }: Pick<App, 'now'>,
  sql: Queryable,
  purpose: Purpose | 'cancellation',
  token: string,
): Promise<number | undefined> {
  const link = await readLink(sql, purpose, token)
  const isGood = link && link.usedAt === null && link.expiresAt > now()
  return isGood ? (link.orderId ?? undefined) : undefined
}
