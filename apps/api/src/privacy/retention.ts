import { RETENTION } from '@comptoir/rules/privacy'
import { forgetConsents } from '../consents/index.ts'
import { forgetResets, forgetTokens } from '../customers/index.ts'
import { forgetMails } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import { inLongTransaction } from '../platform/database.ts'
import { forgetMailLinks } from '../platform/mail-link.ts'

const DAY = 86_400_000

/** Deletes what was kept as long as the privacy page says. */
export async function keepNoLonger(app: App): Promise<void> {
  const now = app.now()
  const monthsAgo = (months: number) => {
    const then = new Date(now)
    then.setUTCMonth(then.getUTCMonth() - months)
    return then
  }
  await forgetResets(app)
  await forgetMailLinks(app)
  const tokensBefore = new Date(now.getTime() - RETENTION.tokenDays * DAY)
  await inLongTransaction(app.sql, (tx) => forgetTokens(tx, tokensBefore))
  const consentsBefore = {
    cookies: monthsAgo(RETENTION.cookieConsentMonths),
    newsletter: monthsAgo(RETENTION.newsletterConsentMonths),
  }
  await inLongTransaction(app.sql, (tx) => forgetConsents(tx, consentsBefore))
  const mailsBefore = {
    account: new Date(now.getTime() - RETENTION.accountMailDays * DAY),
    order: monthsAgo(RETENTION.orderMailMonths),
  }
  await inLongTransaction(app.sql, (tx) => forgetMails(tx, mailsBefore))
}
