import { formatDateTime, queueAccountMail } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { recordConsentOf } from '../consents/index.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import { joinUrl, leaveUrl, newsletterToken, oneClickUrl } from './links.ts'
import { addReader, removeReader } from './newsletter.sql.ts'

/** Whose subscription it is: an e-mail, in the store view of its mails. */
export type Subscription = { app: App; store: Store; email: string; customerId: number | null }

/** Subscribes an e-mail whose reader is known to want it, keeps the proof and welcomes them once. */
export async function join(tx: Transaction, who: Subscription): Promise<void> {
  const { app, store, email } = who
  const at = app.now()
  if (!(await addReader(tx, { websiteId: store.website.id, email }, { storeId: store.id, at }))) return
  await keepProof(tx, who, true)
  const { token } = await newsletterToken(tx, 'leave', who)
  await mail(tx, who, 'newsletter_welcome', {
    action_url: storefrontUrl(app, store, 'home'),
    unsubscribe_url: leaveUrl(app, store, token),
    one_click: oneClickUrl(app, token),
  })
}

/** Ends a subscription and tells its reader, with a link to come back. */
export async function leave(tx: Transaction, who: Subscription): Promise<void> {
  const { app, store, email } = who
  if (!(await removeReader(tx, { websiteId: store.website.id, email }, app.now()))) return
  await keepProof(tx, who, false)
  const { token } = await newsletterToken(tx, 'join', who)
  await mail(tx, who, 'newsletter_unsubscribed', { action_url: joinUrl(app, store, token) })
}

/** Mails the link with which the reader of an e-mail subscribes; nothing is kept until they follow it. */
export async function inviteToJoin(tx: Transaction, who: Subscription): Promise<void> {
  const { token, expiresAt } = await newsletterToken(tx, 'join', who)
  await mail(tx, who, 'newsletter_confirm', {
    action_url: joinUrl(who.app, who.store, token),
    expires: formatDateTime(who.store, expiresAt),
  })
}

/** Mails the link with which the reader of an e-mail leaves. */
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

async function keepProof(
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
