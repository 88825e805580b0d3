import { mailText } from '../content/index.ts'
import { queueMail } from '../mail/index.ts'
import type { Transaction } from '../platform/database.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Language } from '@comptoir/rules/language'
import type { Store } from '../stores/index.ts'
import type { FormFile } from './form-file.ts'
import type { Answer } from './letters.sql.ts'

export type LetterToMail = {
  store: Store
  form: FormFile
  answers: readonly Answer[]
  values: ReadonlyMap<string, string>
  email: string | null
  /** Whether the sender has shown that the e-mail is theirs: nobody else is mailed what they wrote. */
  isProven: boolean
  /** The product it is about; without a name when the shop does not sell it. */
  product: { sku: string; name: string | undefined } | null
  createdAt: Date
}

/** Tells the shop of a letter and, where the form says so, thanks the sender in their language. */
export async function queueLetterMails(tx: Transaction, letter: LetterToMail): Promise<void> {
  await queueMail(tx, shopMail(letter))
  const { form, email, store } = letter
  if (!form.acknowledgement || !email) return
  const text = await mailText(tx, store, form.acknowledgement, thanksValues(letter))
  if (!text) return
  await queueMail(tx, {
    storeId: store.id,
    orderId: null,
    kind: form.acknowledgement,
    recipient: email,
    ...text,
  })
}

/** Whoever has not proven the address may be a stranger, and is not mailed what somebody wrote. */
function thanksValues(letter: LetterToMail): Record<string, string> {
  const { values, answers, product, createdAt, store, isProven } = letter
  const copy = values.get('message') || answers.map(({ label, value }) => `${label} – ${value}`).join('\n')
  return {
    customer_firstname: values.get('firstname') ?? '',
    message_copy: isProven ? copy : words[store.language].notCopied,
    received_at: instant(createdAt, store),
    product_name: product?.name ?? '',
  }
}

const instant = (time: Date, { locale }: Store): string =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(time)

const words: Readonly<Record<Language, Record<'product' | 'received' | 'colon' | 'notCopied', string>>> = {
  fr: {
    product: 'Produit',
    received: 'Reçu le',
    colon: '\u00a0: ',
    notCopied: 'Pour votre sécurité, nous ne recopions pas le message ici.',
  },
  en: {
    product: 'Product',
    received: 'Received on',
    colon: ': ',
    notCopied: 'For your safety, we do not repeat the message here.',
  },
  it: {
    product: 'Prodotto',
    received: 'Ricevuto il',
    colon: ': ',
    notCopied: 'Per la Sua sicurezza, non ripetiamo qui il messaggio.',
  },
}

/** The letter as the shop reads it, in the language of its sender. */
function shopMail({ store, form, answers, values, email, product, createdAt }: LetterToMail) {
  const { language, settings, website } = store
  const { product: productWord, received, colon } = words[language]
  const sender = [values.get('firstname'), values.get('lastname')].filter(Boolean).join(' ') || email || ''
  const subject = [`${website.name} (${language})`, form.title[language], sender].filter(Boolean).join(' – ')
  const rows = [
    ...answers.filter(({ id }) => id !== 'sku'),
    ...(product
      ? [{ label: productWord, value: product.name ? `${product.name} (${product.sku})` : product.sku }]
      : []),
    { label: received, value: instant(createdAt, store) },
  ]
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${valueHtml(value, email)}</td></tr>`,
  )
  return {
    storeId: store.id,
    orderId: null,
    kind: 'form_letter',
    recipient: form.recipient ?? settings.email,
    aboutEmail: email,
    subject: subject.slice(0, 200),
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><table cellpadding="6">${cells.join('')}</table></body></html>`,
    plain: rows.map(({ label, value }) => `${label}${colon}${value}`).join('\n'),
  }
}

function valueHtml(value: string, email: string | null): string {
  const text = escapeHtml(value).replaceAll('\n', '<br>')
  return value === email ? `<a href="mailto:${encodeURIComponent(value)}">${text}</a>` : text
}
