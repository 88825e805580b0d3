import { formatDate } from '@comptoir/rules/date-time'
import { textIn } from '@comptoir/rules/language'
import { mailText } from '../content/index.ts'
import { queueMail } from '../mail/index.ts'
import type { Transaction } from '../platform/database.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import type { FormFile } from './form-file.ts'
import type { Answer } from './submissions.sql.ts'

export type SubmissionToMail = {
  store: Store
  form: FormFile
  answers: readonly Answer[]
  values: ReadonlyMap<string, string>
  email: string | null
  /** Whether the sender's e-mail address is verified; others get no copy of the message. */
  isVerified: boolean
  /** The product of the submission; `name` is undefined for a product that the shop does not sell. */
  product: { sku: string; name: string | undefined } | null
  createdAt: Date
}

/** Queues the mail of a submission to the shop and, if the form has one, the acknowledgement to the sender. */
export async function queueSubmissionMails(tx: Transaction, submission: SubmissionToMail): Promise<void> {
  await queueMail(tx, shopMail(submission))
  const { form, email, store } = submission
  if (!form.acknowledgement || !email) return
  const text = await mailText(tx, store, form.acknowledgement, acknowledgementValues(submission))
  if (!text) return
  await queueMail(tx, {
    storeId: store.id,
    orderId: null,
    kind: form.acknowledgement,
    recipient: email,
    ...text,
  })
}

/** An unverified address may belong to somebody else, so the acknowledgement has no copy of the message. */
function acknowledgementValues(submission: SubmissionToMail): Record<string, string> {
  const { values, answers, product, createdAt, store, isVerified } = submission
  const copy = values.get('message') || answers.map(({ label, value }) => `${label} – ${value}`).join('\n')
  return {
    customer_firstname: values.get('firstname') ?? '',
    message_copy: isVerified ? copy : messageIn(store.language, 'form_mail_not_copied'),
    received_at: instant(createdAt, store),
    product_name: product?.name ?? '',
  }
}

const instant = (time: Date, { formats, settings }: Store): string =>
  formatDate(time, formats, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: settings.timezone,
  })

/** The mail to the shop, in the language of the sender. */
function shopMail({ store, form, answers, values, email, product, createdAt }: SubmissionToMail) {
  const { language, settings, website } = store
  const sender = [values.get('firstname'), values.get('lastname')].filter(Boolean).join(' ') || email || ''
  const subject = [`${website.name} (${language})`, textIn(form.title, language), sender]
    .filter(Boolean)
    .join(' – ')
  const rows = [
    ...answers.filter(({ id }) => id !== 'sku'),
    ...(product
      ? [
          {
            label: messageIn(language, 'form_mail_product'),
            value: product.name ? `${product.name} (${product.sku})` : product.sku,
          },
        ]
      : []),
    { label: messageIn(language, 'form_mail_received'), value: instant(createdAt, store) },
  ]
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${valueHtml(value, email)}</td></tr>`,
  )
  return {
    storeId: store.id,
    orderId: null,
    kind: 'form_submission',
    recipient: form.recipient ?? settings.email,
    aboutEmail: email,
    subject: subject.slice(0, 200),
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><table cellpadding="6">${cells.join('')}</table></body></html>`,
    plain: rows.map(({ label, value }) => messageIn(language, 'labelled', { label, value })).join('\n'),
  }
}

function valueHtml(value: string, email: string | null): string {
  const text = escapeHtml(value).replaceAll('\n', '<br>')
  return value === email ? `<a href="mailto:${encodeURIComponent(value)}">${text}</a>` : text
}
