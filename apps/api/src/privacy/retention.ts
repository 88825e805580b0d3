import { RETENTION } from '@comptoir/rules/privacy'
import { DAY_MS } from '@comptoir/rules/duration'
import { forgetConsents } from '../consents/index.ts'
import { purgeResetTokens, deleteEndedTokens } from '../customers/index.ts'
import { deleteExpiredMails } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import { inLongTransaction } from '../platform/database.ts'
import { forgetMailLinks } from '../platform/mail-link.ts'

/** Deletes data whose retention period is over (see RETENTION of the rules). */
export async function purgeExpiredData(app: App): Promise<void> {
  const now = app.now()
  const monthsAgo = (months: number) => {
    const then = new Date(now)
    then.setUTCMonth(then.getUTCMonth() - months)
    return then
  }
  await purgeResetTokens(app)
  await forgetMailLinks(app)
  const tokensBefore = new Date(now.getTime() - RETENTION.tokenDays * DAY_MS)
  await inLongTransaction(app.sql, (tx) => deleteEndedTokens(tx, tokensBefore))
  const consentsBefore = {
    cookies: monthsAgo(RETENTION.cookieConsentMonths),
    newsletter: monthsAgo(RETENTION.newsletterConsentMonths),
  }
  await inLongTransaction(app.sql, (tx) => forgetConsents(tx, consentsBefore))
  const mailsBefore = {
    account: new Date(now.getTime() - RETENTION.accountMailDays * DAY_MS),
    order: monthsAgo(RETENTION.orderMailMonths),
  }
  await inLongTransaction(app.sql, (tx) => deleteExpiredMails(tx, mailsBefore))
}
