import { formatMoney } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import type { Language } from '../stores/store.ts'
import { escapeHtml } from './html.ts'
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
  lines: { name: string; quantity: number; rowInclTax: number }[]
  discount: number
  shippingTitle: string | null
  shippingInclTax: number
  tax: number
  grandTotal: number
  /** YYYY-MM-DD */
  deliveryDate: string | null
  terms: string
}

type Words = {
  subject: (number: string, shop: string) => string
  hello: (firstname: string) => string
  thanks: (number: string) => string
  delivery: (day: string) => string
  discount: string
  shipping: string
  total: string
  tax: string
  terms: string
}

const words: Record<Language, Words> = {
  fr: {
    subject: (number, shop) => `${shop} : votre commande ${number}`,
    hello: (firstname) => `Bonjour ${firstname},`,
    thanks: (number) =>
      `Nous avons bien reçu votre paiement : votre commande ${number} est confirmée. Merci !`,
    delivery: (day) => `Livraison prévue le ${day}.`,
    discount: 'Remise',
    shipping: 'Livraison',
    total: 'Total TTC',
    tax: 'dont TVA',
    terms: 'Conditions générales de vente',
  },
  en: {
    subject: (number, shop) => `${shop}: your order ${number}`,
    hello: (firstname) => `Hello ${firstname},`,
    thanks: (number) => `We have received your payment: your order ${number} is confirmed. Thank you!`,
    delivery: (day) => `Delivery is planned for ${day}.`,
    discount: 'Discount',
    shipping: 'Delivery',
    total: 'Total incl. VAT',
    tax: 'of which VAT',
    terms: 'Terms of sale',
  },
  it: {
    subject: (number, shop) => `${shop}: il suo ordine ${number}`,
    hello: (firstname) => `Buongiorno ${firstname},`,
    thanks: (number) => `Abbiamo ricevuto il suo pagamento: l’ordine ${number} è confermato. Grazie!`,
    delivery: (day) => `Consegna prevista il ${day}.`,
    discount: 'Sconto',
    shipping: 'Consegna',
    total: 'Totale IVA inclusa',
    tax: 'di cui IVA',
    terms: 'Condizioni generali di vendita',
  },
}

/** Writes the confirmation of a paid order, with the terms of sale (decisions F-15), in the caller's transaction. */
export async function queueOrderConfirmation(tx: Queryable, order: ConfirmedOrder): Promise<void> {
  const text = words[order.language]
  const money = (cents: number) => formatMoney(cents, order.language)
  const rows: [string, string][] = [
    ...order.lines.map((line): [string, string] => [
      `${line.quantity} × ${line.name}`,
      money(line.rowInclTax),
    ]),
    ...(order.discount > 0 ? [[text.discount, `− ${money(order.discount)}`] as [string, string]] : []),
    ...(order.shippingTitle ? [[order.shippingTitle, money(order.shippingInclTax)] as [string, string]] : []),
    [text.total, money(order.grandTotal)],
    [text.tax, money(order.tax)],
  ]
  const day =
    order.deliveryDate &&
    new Intl.DateTimeFormat(order.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(order.deliveryDate),
    )
  const lines = [text.hello(order.firstname), text.thanks(order.number), ...(day ? [text.delivery(day)] : [])]
  const table = rows.map(
    ([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  )
  const html = `<!doctype html><html lang="${order.language}"><meta charset="utf-8"><title>${escapeHtml(text.subject(order.number, order.shopName))}</title><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<table cellpadding="6">${table.join('')}</table><h2>${text.terms}</h2>${order.terms}</body></html>`
  const plainTerms = order.terms.replace(/<\/p>/g, '\n').replace(/<[^>]+>/g, '')
  const plain = [
    ...lines,
    '',
    ...rows.map(([label, amount]) => `${label}: ${amount}`),
    '',
    text.terms,
    plainTerms,
  ].join('\n')
  await insertMail(tx, {
    storeId: order.storeId,
    orderId: order.id,
    kind: 'order-confirmation',
    recipient: order.email,
    subject: text.subject(order.number, order.shopName),
    html,
    plain,
  })
}
