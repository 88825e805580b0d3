import { DAY_MS } from '@comptoir/rules/duration'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { REVIEW_LINK_DAYS } from '@comptoir/rules/review-request'
import * as v from 'valibot'
import type { App, RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { limitGuesses } from '../platform/request-count.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import { RequestLinkError } from './errors.ts'
import { selectAskedOrder, type AskedOrder } from './requests.sql.ts'

const purpose = 'review request'

/** Content of a token: id of the order, and expiry in seconds since 1970. */
const content = v.tuple([v.number(), v.number()])

/** Signs the token of a mail that asks for reviews of an order. It does not expire for refusing such mails. */
export async function requestToken(
  { now }: Pick<App, 'now'>,
  sql: Queryable,
  orderId: number,
): Promise<string> {
  const until = Math.floor((now().getTime() + REVIEW_LINK_DAYS * DAY_MS) / 1000)
  return await signText(sql, purpose, JSON.stringify([orderId, until]))
}

/** The order of a token. Throws {@link RequestLinkError} for a token that the shop did not sign. */
export async function readRequestToken(
  { sql, now }: Pick<App, 'sql' | 'now'>,
  token: string,
): Promise<{ order: AskedOrder; isExpired: boolean }> {
  const text = await signedText(sql, purpose, token)
  if (text === undefined) throw new RequestLinkError()
  const [orderId, until] = v.parse(content, JSON.parse(text))
  const order = await selectAskedOrder(sql, orderId)
  if (!order) throw new RequestLinkError()
  return { order, isExpired: until * 1000 <= now().getTime() }
}

/** The same within the website of a request, with a limit on unknown tokens. Also throws TooManyRequestsError. */
export async function guessedRequest(
  ctx: RequestContext,
  token: string,
): Promise<{ order: AskedOrder; isExpired: boolean }> {
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const found = await readRequestToken(ctx.app, token)
    if (found.order.websiteId !== ctx.store.website.id) throw new RequestLinkError()
    return found
  })
}
