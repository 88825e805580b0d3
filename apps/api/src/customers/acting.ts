import { ACTING_MINUTES } from '@comptoir/rules/account-limits'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { ActingStaff, App, RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { AuthorizationError, InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { limitGuesses } from '../platform/request-count.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import { deleteExpiredActingLinks, insertActingLink, takeActingLink } from './acting.sql.ts'
import { insertToken } from './tokens.sql.ts'

const minutes = (app: App, count: number) => new Date(app.now().getTime() + count * 60_000)

/** A link to the storefront that opens a session of the customer for a member of staff, once and for two minutes. */
export async function issueActingLink(
  app: App,
  store: Store,
  { customerId, acting }: { customerId: number; acting: ActingStaff },
): Promise<{ url: string; expiresAt: Date }> {
  const token = randomToken()
  const expiresAt = minutes(app, ACTING_MINUTES.link)
  await insertActingLink(app.sql, tokenHash(token), { customerId, acting, expiresAt })
  return { url: storefrontUrl(app, store, 'acting', { token }), expiresAt }
}

class ActingLinkError extends InputError {
  constructor({ language }: Store) {
    super(messageIn(language, 'acting_link_expired'))
  }
}

/** Opens the session of such a link: a token that names the member of staff and lasts an hour. Throws InputError. */
export async function openActingSession(
  ctx: RequestContext,
  token: string,
): Promise<{ token: string; customerId: number }> {
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const { app, store } = ctx
    return await inTransaction(app.sql, async (tx) => {
      const at = { websiteId: store.website.id, at: app.now() }
      const link = await takeActingLink(tx, tokenHash(token), at)
      if (!link) throw new ActingLinkError(store)
      const session = randomToken()
      const lasts = { expiresAt: minutes(app, ACTING_MINUTES.session), acting: link.acting }
      await insertToken(tx, tokenHash(session), link.customerId, lasts)
      return { token: session, customerId: link.customerId }
    })
  })
}

class NotWhileActingError extends AuthorizationError {
  constructor({ language }: Store) {
    super(messageIn(language, 'acting_not_allowed'))
  }
}

/** Throws when a member of staff acts for the customer: for what only customers may do themselves. */
export function assertNotActing({ identity, store }: RequestContext): void {
  if (identity?.acting) throw new NotWhileActingError(store)
}

export async function forgetActingLinks(app: App): Promise<void> {
  await deleteExpiredActingLinks(app.sql, app.now())
}
