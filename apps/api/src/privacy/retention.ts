import { RETENTION } from '@comptoir/rules/privacy'
import { forgetConsents } from '../consents/index.ts'
import { forgetResets, forgetTokens } from '../customers/index.ts'
import { forgetMails } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
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
  await forgetTokens(app.sql, new Date(now.getTime() - RETENTION.tokenDays * DAY))
  await forgetConsents(app.sql, {
    cookies: monthsAgo(RETENTION.cookieConsentMonths),
    newsletter: monthsAgo(RETENTION.newsletterConsentMonths),
  })
  await forgetMails(app.sql, {
    account: new Date(now.getTime() - RETENTION.accountMailDays * DAY),
    order: monthsAgo(RETENTION.orderMailMonths),
  })
}
