import type { OrderLinkInput } from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { instantText, queuePersonMail } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { issueLink, readLink } from '../platform/mail-link.ts'
import { countRequest, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../platform/storefront-url.ts'
import type { OrderHead } from './order.ts'
import { selectMailedOrder } from './read.sql.ts'

type Purpose = 'order' | 'withdrawal'

/** Where the storefront shows a guest's order, and where an order is withdrawn from. */
const pages: Readonly<Record<Purpose, string>> = { order: '/suivi-commande', withdrawal: '/retractation' }

/**
 * Mails a link that shows an order, or withdraws from it, to the address of the order, if number and e-mail belong
 * together. The answer is the same, and takes as long, if they do not. Throws InputError for what is no e-mail, and
 * TooManyRequestsError for who asks too often.
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

/** The same for who names the surname, too. */
export async function mailOrderLink(
  ctx: RequestContext,
  purpose: Purpose,
  named: { number: string; email: string; lastname?: string },
): Promise<void> {
  const { app, store } = ctx
  if (!(await mayAsk(ctx, named.email))) return
  const found = await selectMailedOrder(app.sql, { ...named, websiteId: store.website.id })
  const isSame = named.lastname === undefined || sameWords(found?.lastname ?? '', named.lastname)
  await inTransaction(app.sql, async (tx) => {
    if (found && isSame) await mailLink(tx, ctx, purpose, found)
    else await issueLink(app, tx, purpose, {})
  })
}

export const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Counts a look-up; answers whether the mailbox may get one more mail. Throws TooManyRequestsError. */
async function mayAsk(ctx: RequestContext, email: string): Promise<boolean> {
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
  await queuePersonMail(tx, {
    storeId: store.id,
    kind: `${purpose}_link`,
    recipient: order.email,
    customerId: order.customerId,
    texts: {
      order_number: order.number,
      expires: instantText(store, expiresAt),
      action_url: storefrontUrl(app, store, pages[purpose], { token }),
    },
  })
}

/** The order that a link's token is for; undefined when it never was, or no longer works. */
export async function linkedOrder(
  { now }: Pick<App, 'now'>,
  sql: Queryable,
  purpose: Purpose,
  token: string,
): Promise<number | undefined> {
  const link = await readLink(sql, purpose, token)
  const isGood = link && link.usedAt === null && link.expiresAt > now()
  return isGood ? (link.orderId ?? undefined) : undefined
}
