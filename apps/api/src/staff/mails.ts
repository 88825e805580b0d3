import { languageFormats } from '@comptoir/messages/language-formats'
import { formatsOf } from '@comptoir/rules/formats'
import { formatDateTime, queueMail, renderMail, type NewMail } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'

type StaffMail = {
  kind: 'staff_invitation' | 'staff_password_reset'
  recipient: string
  name: string
  language: string
  /** The websites of the account: the mail comes from the first; null for all. */
  websiteIds: readonly number[] | null
  expiresAt: Date
  /** Page of the back office that the button opens. */
  url: string
  texts?: Readonly<Record<string, string>>
}

/** Queues a mail to a member of the team, in their language and with the look of their shop. */
export async function mailStaff(app: App, sql: Queryable, mail: StaffMail): Promise<void> {
  await queueMail(sql, await renderStaffMail(app, mail))
}

/** The mail without queueing it. */
export async function renderStaffMail(app: App, mail: StaffMail): Promise<NewMail> {
  const store = storeFor(app, mail)
  const texts = {
    customer_firstname: mail.name,
    expires: formatDateTime(store, mail.expiresAt),
    action_url: mail.url,
    ...mail.texts,
  }
  const content = await renderMail(app, store, mail.kind, undefined, { texts, tables: {} })
  return { storeId: store.id, orderId: null, kind: mail.kind, recipient: mail.recipient, ...content }
}

/** A page of the back office with the secret of a link. */
export function adminLink({ settings }: App, page: string, token: string): string {
  return `${settings.adminUrl}/${page}?${new URLSearchParams({ token }).toString()}`
}

/** A store view of the person's shop; in their language also where the shop has no such view. */
function storeFor({ stores }: App, { websiteIds, language }: StaffMail): Store {
  const websiteId = websiteIds?.[0] ?? stores.default.website.id
  const views = stores.ofWebsite(websiteId)
  const spoken = views.find((store) => store.language === language)
  if (spoken) return spoken
  const formats = formatsOf(undefined, language, languageFormats(language))
  return { ...stores.defaultOf(websiteId), language, formats }
}
