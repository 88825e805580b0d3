import { formatDateTime, queueAccountMail } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { recordConsentOf } from '../consents/index.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import { joinUrl, leaveUrl, newsletterToken, oneClickUrl } from './links.ts'
import { addReader, removeReader } from './newsletter.sql.ts'

/** An e-mail and the store view whose language its mails have. */
export type Subscription = { app: App; store: Store; email: string; customerId: number | null }

/** Subscribes a confirmed e-mail, records the consent and sends one welcome mail. */
export async function join(tx: Transaction, who: Subscription): Promise<void> {
  const { app, store, email } = who
  const at = app.now()
  if (!(await addReader(tx, { websiteId: store.website.id, email }, { storeId: store.id, at }))) return
  await recordConsent(tx, who, true)
  const { token } = await newsletterToken(tx, 'leave', who)
  await mail(tx, who, 'newsletter_welcome', {
    action_url: storefrontUrl(app, store, 'home'),
    unsubscribe_url: leaveUrl(app, store, token),
    one_click: oneClickUrl(app, token),
  })
}

/** Unsubscribes an e-mail, records it and sends a mail with a link to subscribe again. */
export async function leave(tx: Transaction, who: Subscription): Promise<void> {
  const { app, store, email } = who
  if (!(await removeReader(tx, { websiteId: store.website.id, email }, app.now()))) return
  await recordConsent(tx, who, false)
  const { token } = await newsletterToken(tx, 'join', who)
  await mail(tx, who, 'newsletter_unsubscribed', { action_url: joinUrl(app, store, token) })
}

/** Mails a link to subscribe; nothing is stored until it is followed. */
export async function inviteToJoin(tx: Transaction, who: Subscription): Promise<void> {
  const { token, expiresAt } = await newsletterToken(tx, 'join', who)
  await mail(tx, who, 'newsletter_confirm', {
    action_url: joinUrl(who.app, who.store, token),
    expires: formatDateTime(who.store, expiresAt),
  })
}

/** Mails a link to unsubscribe. */
export async function offerToLeave(tx: Transaction, who: Subscription): Promise<void> {
  const { token } = await newsletterToken(tx, 'leave', who)
  await mail(tx, who, 'newsletter_leave', { action_url: leaveUrl(who.app, who.store, token) })
}

async function mail(
  tx: Transaction,
  { store, email, customerId }: Subscription,
  kind: string,
  { one_click: unsubscribeUrl, ...texts }: Record<string, string>,
): Promise<void> {
  await queueAccountMail(tx, {
    storeId: store.id,
    kind,
    recipient: email,
    customerId,
    texts: { email, ...texts },
    ...(unsubscribeUrl && { unsubscribeUrl }),
  })
}

async function recordConsent(
  tx: Transaction,
  { app, store, email, customerId }: Subscription,
  accepted: boolean,
): Promise<void> {
  await recordConsentOf(tx, email, {
    websiteId: store.website.id,
    customerId,
    subject: 'newsletter',
    choices: { newsletter: accepted },
    at: app.now(),
  })
}
