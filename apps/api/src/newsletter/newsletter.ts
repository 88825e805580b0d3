import type { NewsletterLinkOutput, SubscriptionStatusesEnum } from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import type { App, RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { countRequest, limitGuesses, limitRequest } from '../platform/request-count.ts'
import { readNewsletterToken } from './links.ts'
import { isReader } from './newsletter.sql.ts'
import { inviteToJoin, join, leave, offerToLeave, type Subscription } from './subscriptions.ts'

class NewsletterLinkError extends InputError {
  constructor(why: 'unknown' | 'expired') {
    const messages = {
      unknown: 'The link is not valid. Use the link of the newest mail.',
      expired: 'The link has expired. Subscribe again to get a new one.',
    }
    super(messages[why])
  }
}

/**
 * Subscribes an e-mail: at once when it is the confirmed address of the signed-in customer, else by a link in a mail, so
 * that nobody can subscribe others or learn who is subscribed (decisions M-6). Throws {@link InputError}.
 */
export async function subscribe(ctx: RequestContext, email: string): Promise<SubscriptionStatusesEnum> {
  const who = subscriptionOf(ctx, email)
  if (who.customerId !== null) {
    await ctx.app.sql.begin((tx) => join(tx, who))
    return 'SUBSCRIBED'
  }
  await invite(ctx, who)
  return 'UNCONFIRMED'
}

/** Mails a link to subscribe, unless the mail limit of the e-mail is reached. Throws {@link InputError} when the rate limit is. */
export async function invite(ctx: RequestContext, who: Subscription): Promise<void> {
  if (await mayMail(ctx, who)) await ctx.app.sql.begin((tx) => inviteToJoin(tx, who))
}

/** Unsubscribes: at once with a token or for the customer's own e-mail, else by a link in a mail. */
export async function unsubscribe(
  ctx: RequestContext,
  email: string,
  token: string | null | undefined,
): Promise<SubscriptionStatusesEnum> {
  if (token) return (await followGuessed(ctx, token, 'leave')).status
  const who = subscriptionOf(ctx, email)
  if (who.customerId !== null) {
    await ctx.app.sql.begin((tx) => leave(tx, who))
    return 'UNSUBSCRIBED'
  }
  const mayWrite = await mayMail(ctx, who)
  const reader = { websiteId: ctx.store.website.id, email: who.email }
  if (mayWrite && (await isReader(ctx.app.sql, reader)))
    await ctx.app.sql.begin((tx) => offerToLeave(tx, who))
  return 'UNCONFIRMED'
}

/** The same as {@link followLink}, with a limit on unknown tokens. Also throws TooManyRequestsError. */
export async function followGuessed(
  ctx: RequestContext,
  token: string,
  only?: 'join' | 'leave',
): Promise<NewsletterLinkOutput> {
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], () =>
    followLink(ctx.app, token, only),
  )
}

/** Performs the action of a link in a mail; idempotent. Throws {@link NewsletterLinkError}. */
export async function followLink(
  app: App,
  token: string,
  only?: 'join' | 'leave',
): Promise<NewsletterLinkOutput> {
  const link = await linkOf(app, token)
  if (only && link.action !== only) throw new NewsletterLinkError('unknown')
  if (link.isExpired) throw new NewsletterLinkError('expired')
  const who: Subscription = { app, store: app.stores.byId(link.storeId), email: link.email, customerId: null }
  await app.sql.begin((tx) => (link.action === 'join' ? join(tx, who) : leave(tx, who)))
  return { email: link.email, status: link.action === 'join' ? 'SUBSCRIBED' : 'UNSUBSCRIBED' }
}

/** What a token is for. Throws {@link NewsletterLinkError}. */
export async function linkOf(app: App, token: string) {
  const link = await readNewsletterToken(app, token)
  if (!link) throw new NewsletterLinkError('unknown')
  return link
}

function subscriptionOf({ app, store, identity }: RequestContext, given: string): Subscription {
  const email = given.trim()
  if (!isEmail(email)) throw new InputError('Enter a valid email address.')
  const isOwn = identity?.emailVerified === true && identity.email.toLowerCase() === email.toLowerCase()
  return { app, store, email, customerId: isOwn ? identity.customerId : null }
}

/** Whether another mail may be sent to an e-mail. Throws TooManyRequestsError when the rate limit is reached. */
async function mayMail(ctx: RequestContext, { email }: Subscription): Promise<boolean> {
  await limitRequest(ctx, RATE_LIMITS.newsletter)
  const { app, store } = ctx
  return await countRequest(app, RATE_LIMITS.newsletterMails, `${store.website.id} ${email.toLowerCase()}`)
}
