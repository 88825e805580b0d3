import { LINK_LIFE_HOURS } from '@comptoir/rules/account-limits'
import { HOUR_MS } from '@comptoir/rules/duration'
import type { App } from './context.ts'
import type { Queryable } from './database.ts'
import {
  deleteExpiredLinks,
  deleteLinks,
  insertLink,
  selectLink,
  useLink,
  type LinkPurpose,
  type LinkSubject,
  type MailLink,
} from './mail-link.sql.ts'
import { randomToken, tokenHash } from './random-token.ts'

export { deleteLinks }

/**
 * Creates a token for a link in a mail, for one purpose. Without a subject the link has no effect; it takes the same
 * time, so that response times do not reveal known addresses.
 */
export async function issueLink(
  { now }: Pick<App, 'now'>,
  sql: Queryable,
  purpose: LinkPurpose,
  subject: Partial<LinkSubject>,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomToken()
  const expiresAt = new Date(now().getTime() + LINK_LIFE_HOURS[purpose] * HOUR_MS)
  const nothing = { customerId: null, orderId: null, email: null }
  await insertLink(sql, tokenHash(token), purpose, { ...nothing, ...subject, expiresAt })
  return { token, expiresAt }
}

/** The subject of a token, also of an expired or used one; undefined when it was not issued for that purpose. */
export async function readLink(
  sql: Queryable,
  purpose: LinkPurpose,
  token: string,
): Promise<MailLink | undefined> {
  return await selectLink(sql, tokenHash(token), purpose)
}

/** Marks a link as used; returns false when it was used before. */
export async function spendLink({ now }: Pick<App, 'now'>, sql: Queryable, token: string): Promise<boolean> {
  return await useLink(sql, tokenHash(token), now())
}

/** Deletes links a day after they expired; until then the response says that they expired. */
export async function forgetMailLinks({ sql, now }: App): Promise<void> {
  await deleteExpiredLinks(sql, new Date(now().getTime() - 24 * HOUR_MS))
}
