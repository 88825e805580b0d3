import { formatMoney } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import type { Language } from '../stores/store.ts'
import { confirmationWords, type ConfirmationWords } from './confirmation-words.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { insertMail } from './mail.sql.ts'

/** What a confirmation tells; amounts in cents, tax included. */
export type ConfirmedOrder = {
  id: number
  number: string
  storeId: number
  shopName: string
  language: Language
  email: string
  firstname: string
  /** `options` is what was chosen or written. */
  lines: { name: string; quantity: number; rowInclTax: number; options: { label: string; value: string }[] }[]
  discount: number
  shippingTitle: string | null
  shippingInclTax: number
  tax: number
  grandTotal: number
  /** YYYY-MM-DD */
  deliveryDate: string | null
  /** HTML. */
  terms: string
}

type Row = readonly [label: string, amount: string]

/**
 * Writes the confirmation of an order that is paid, or cost nothing, with the terms of sale (decisions F-15), in the
 * caller's transaction. The same order is confirmed once.
 */
export async function queueOrderConfirmation(tx: Queryable, order: ConfirmedOrder): Promise<void> {
  const words = confirmationWords[order.language]
  const sentences = sentencesOf(order, words)
  const rows = rowsOf(order, words)
  const subject = words.subject(order.number, order.shopName)
  await insertMail(tx, {
    storeId: order.storeId,
    orderId: order.id,
    kind: 'order-confirmation',
    recipient: order.email,
    subject,
    html: htmlOf(order, { words, subject, sentences, rows }),
    plain: plainOf(order, { words, subject, sentences, rows }),
  })
}

function sentencesOf(order: ConfirmedOrder, words: ConfirmationWords): string[] {
  const { deliveryDate, grandTotal, number } = order
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' })
  return [
    words.hello(order.firstname),
    grandTotal > 0 ? words.paid(number) : words.free(number),
    ...(deliveryDate === null ? [] : [words.delivery(format.format(new Date(deliveryDate)))]),
  ]
}

function rowsOf(order: ConfirmedOrder, words: ConfirmationWords): Row[] {
  const money = (cents: number) => formatMoney(cents, order.language)
  const lines = order.lines.map(({ quantity, name, options, rowInclTax }): Row => {
    const chosen = options.map(({ label, value }) => words.labelled(label, value)).join(', ')
    return [`${quantity} × ${name}${chosen && ` (${chosen})`}`, money(rowInclTax)]
  })
  const discount: Row[] = order.discount > 0 ? [[words.discount, `−${money(order.discount)}`]] : []
  const shipping: Row[] =
    order.shippingTitle === null ? [] : [[order.shippingTitle, money(order.shippingInclTax)]]
  const sums: Row[] = [
    [words.total, money(order.grandTotal)],
    [words.tax, money(order.tax)],
  ]
  return [...lines, ...discount, ...shipping, ...sums]
}

type Parts = { words: ConfirmationWords; subject: string; sentences: string[]; rows: Row[] }

function htmlOf({ language, terms }: ConfirmedOrder, { words, subject, sentences, rows }: Parts): string {
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')
  const table = rows.map(
    ([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  )
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body>${paragraphs}<table cellpadding="6">${table.join('')}</table>`,
    `<h2>${escapeHtml(words.terms)}</h2>${terms}</body></html>`,
  ].join('')
}

function plainOf({ terms }: ConfirmedOrder, { words, sentences, rows }: Parts): string {
  const table = rows.map(([label, amount]) => words.labelled(label, amount))
  const plainTerms = terms.replace(/<\/p>/g, '\n').replace(/<[^>]+>/g, '')
  return [...sentences, '', ...table, '', words.terms, plainTerms].join('\n')
}
