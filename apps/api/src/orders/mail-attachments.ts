import { agreementsOf } from '../checkout/index.ts'
import { pageTextOf } from '../content/index.ts'
import type { Attachment, QueuedOrderMail } from '../mail/index.ts'
import { CALENDAR_TYPE } from '../platform/calendar-file.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import { appointmentCalendar } from './calendar.ts'
import { orderDocumentFile, quotationDocumentFile } from './document-files.ts'
import type { OrderDocument } from './documents.sql.ts'
import type { WholeOrder } from './order.ts'
import { termsPdf } from './pdf/terms-pdf.ts'
import type { OrderMailData } from './queue-mails.ts'
import type { Shipment } from './shipments.sql.ts'
import type { WithdrawalRecord } from './withdrawals.sql.ts'

/** What the texts of a mail follow from. */
export type ShownMail = Pick<QueuedOrderMail, 'kind' | 'content' | 'orderId' | 'storeId' | 'createdAt'>

export type MailContext = {
  store: Store
  whole: WholeOrder
  mail: ShownMail
  content: OrderMailData
  shipment: Shipment | undefined
  withdrawal: WithdrawalRecord | undefined
  /** For the refused payment of a guest. */
  retryToken: string | undefined
}

/** The files of a mail. */
export async function attachmentsOf(app: App, context: MailContext): Promise<Attachment[]> {
  return [...(await documentsOf(app, context)), ...calendarOf(app, context)]
}

/** The appointment, where the mail says that it is agreed, changed or cancelled. */
function calendarOf(app: App, { mail, store, whole, content }: MailContext): Attachment[] {
  // Who never paid never had it.
  const neverPaid = content.reason === 'unpaid' || content.reason === 'no_transfer'
  const isCancelled = mail.kind === 'order_canceled' && !neverPaid
  if (mail.kind !== 'order_confirmation' && !isCancelled && !content.hasCalendar) return []
  const file = appointmentCalendar(app, store, whole)
  if (file === undefined) return []
  const name = messageIn(store.language, 'calendar_file')
  return [{ name, contentType: CALENDAR_TYPE, content: Buffer.from(file) }]
}

async function documentsOf(app: App, context: MailContext): Promise<Attachment[]> {
  const { mail, whole, store } = context
  const contentType = 'application/pdf'
  if (mail.kind === 'order_confirmation') {
    const name = messageIn(store.language, 'mail_terms_file')
    return [{ name, contentType, content: await termsOf(app.sql, store, whole) }]
  }
  if (mail.kind === 'quotation_ready') {
    const file = await quotationDocumentFile(app.sql, app, whole)
    return [{ name: file.fileName, contentType, content: file.content }]
  }
  const edited = whole.documents.filter(({ id }) => context.content.edit?.documentIds.includes(id))
  if (edited.length > 0)
    return await Promise.all(
      edited.map(async (one) => {
        const file = await orderDocumentFile(app.sql, app, whole, one)
        return { name: file.fileName, contentType, content: file.content }
      }),
    )
  const document = documentOf(context)
  if (!document) return []
  const { fileName, content } = await orderDocumentFile(app.sql, app, whole, document)
  return [{ name: fileName, contentType, content }]
}

/** The terms of sale for the buyer's visitor kind; the checkout agreements where the site has no such page. */
async function termsOf(sql: Queryable, store: Store, { order }: WholeOrder): Promise<Buffer> {
  const identifiers = order.visitorKind === 'b2b' ? ['cgv-professionnels', 'cgv'] : ['cgv']
  for (const identifier of identifiers) {
    const page = await pageTextOf(sql, store, identifier)
    if (page) return await termsPdf(store, page.title, page.content)
  }
  const agreements = await agreementsOf(sql, store)
  const html = agreements.map(({ name, content }) => `<h2>${name}</h2>${content}`).join('')
  return await termsPdf(store, messageIn(store.language, 'mail_terms_title'), html)
}

/** The invoice or credit note that a mail is about. */
export function documentOf({ whole, content }: MailContext): OrderDocument | undefined {
  return whole.documents.find(({ id }) => id === content.documentId)
}
