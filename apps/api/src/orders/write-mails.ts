import { addDays, localTime } from '@comptoir/rules/calendar'
import { formatMoney } from '@comptoir/rules/money'
import { returnDeadline } from '@comptoir/rules/withdrawal'
import { agreementsOf } from '../checkout/index.ts'
import { mailTemplateOf, pageTextOf } from '../content/index.ts'
import {
  mailWords,
  renderMail,
  writeMails,
  type Asked,
  type Attachment,
  type MailValues,
} from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'
import { transferDays } from './abandoned.ts'
import type { OrderDocument } from './documents.sql.ts'
import { confirmationRows, itemRows } from './mail-rows.ts'
import type { OrderMailContent, PaymentNews } from './mails.ts'
import { placeAddress, slotText, type OrderFulfilment } from './fulfilment.ts'
import type { OrderAddressRecord, WholeOrder } from './order.ts'
import { paperOf, quotationPaperOf } from './papers.ts'
import { termsPdf } from './pdf/terms-pdf.ts'
import { selectOrder } from './read.sql.ts'
import { retryDays, retryKey, retryUrl } from './retry-key.ts'
import type { Shipment } from './shipments.sql.ts'
import { selectWithdrawal, type WithdrawalRecord } from './withdrawals.sql.ts'

type Facts = {
  store: Store
  whole: WholeOrder
  asked: Asked
  content: OrderMailContent
  shipment: Shipment | undefined
  withdrawal: WithdrawalRecord | undefined
  /** Of a guest whose payment was refused. */
  key: string | undefined
}

/**
 * Writes every mail about orders that was asked for: in the order's language, with what belongs to it attached. What
 * another call of this process is writing is written, too, when it ends.
 */
export async function writeOrderMails(app: App, signal?: AbortSignal): Promise<void> {
  await writeMails(app, (asked) => compose(app, asked), signal)
}

async function compose(app: App, asked: Asked) {
  const { sql } = app
  const facts = await factsOf(app, asked)
  const { store } = facts
  const template = await mailTemplateOf(sql, store, asked.kind)
  const values: MailValues = { texts: textsOf(app, facts), tables: tablesOf(facts) }
  const written = await renderMail(store, asked.kind, template, values)
  return { ...written, attachments: await attachmentsOf(app, facts) }
}

async function factsOf(app: App, asked: Asked): Promise<Facts> {
  const { sql } = app
  const whole = await selectOrder(sql, asked.orderId)
  if (!whole) throw new Error(`There is no order with id ${asked.orderId}.`)
  const content: OrderMailContent = asked.content
  const { withdrawalId } = content
  const isRetry = asked.kind === 'payment_refused' && whole.order.customerId === null
  return {
    store: app.stores.byId(asked.storeId),
    whole,
    asked,
    content,
    shipment: whole.shipments.find(({ id }) => id === content.shipmentId),
    withdrawal: withdrawalId === undefined ? undefined : await selectWithdrawal(sql, withdrawalId),
    key: isRetry ? await retryKey(sql, whole.order) : undefined,
  }
}

function documentOf({ whole, content }: Facts): OrderDocument | undefined {
  return whole.documents.find(({ id }) => id === content.documentId)
}

function textsOf(app: App, facts: Facts): Record<string, string> {
  const { store, whole, content, shipment, withdrawal, asked } = facts
  const { order, addresses } = whole
  const { company } = store.settings
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const shipping = addresses.find(({ kind }) => kind === 'shipping')
  const document = documentOf(facts)
  return {
    customer_firstname: isForShop(asked) ? store.website.name : (billing?.firstname ?? ''),
    order_number: order.number,
    order_date: longDay(store, order.createdAt),
    order_total: formatMoney(
      document?.kind === 'invoice' ? document.grandTotal : order.grandTotal,
      store.language,
    ),
    delivery_date: order.deliveryDate === null ? '' : longDay(store, order.deliveryDate, 'full'),
    shipping_address: shipping ? addressLine(shipping) : '',
    ...fulfilmentTexts(store, order.fulfilment),
    action_url: actionUrl(app, facts),
    carrier: shipment?.carrier ?? order.carrierTitle ?? '',
    tracking_number: shipment?.trackingNumber ?? '',
    tracking_url: shipment?.trackingUrl ?? '',
    reason: reasonOf(store, asked, content.reason),
    refund_amount: document ? formatMoney(content.money ?? document.grandTotal, store.language) : '',
    invoice_number: document?.number ?? '',
    bank_holder: company.bankHolder ?? company.name ?? store.website.name,
    bank_iban: company.iban ?? '',
    bank_bic: company.bic ?? '',
    expires: expiryOf(facts, asked),
    customer_name: withdrawal?.name ?? '',
    message_copy: withdrawal?.message ?? order.comment ?? '',
    buyer: buyerOf(order, billing),
    ...paymentTexts(store, content.payment),
    received_at: withdrawal?.receivedAt ? longInstant(store, withdrawal.receivedAt) : '',
  }
}

/** What is wrong with a payment, and what the owner can do. */
function paymentTexts(store: Store, payment: PaymentNews | undefined): Record<string, string> {
  if (!payment) return {}
  const { kind, amount, currency, transactionId, transactionUuid, status } = payment
  const { happened, todo } = mailWords[store.language].paymentIssues[kind]
  const charged =
    currency === 'EUR' ? formatMoney(amount ?? 0, store.language) : `${amount} (${currency ?? '?'})`
  return {
    reason: happened,
    what_to_do: todo,
    payment_amount: amount === null ? '' : charged,
    transaction: `${transactionId} / ${transactionUuid} (${status})`,
  }
}

/** Where and when; what is collected is sent to no address but that of the place. */
function fulfilmentTexts(store: Store, fulfilment: OrderFulfilment | null): Record<string, string> {
  if (!fulfilment) return {}
  const { location, method } = fulfilment
  const slot = slotText(fulfilment, store.language)
  const address = placeAddress(fulfilment)
  return {
    slot,
    delivery_date: slot,
    location_name: location.title,
    location_address: address,
    ...(method === 'pickup' && { shipping_address: `${location.title}, ${address}` }),
  }
}

const isForShop = ({ kind }: Asked) => kind === 'quotation_for_shop' || kind === 'payment_issue'

function buyerOf({ email }: WholeOrder['order'], billing: OrderAddressRecord | undefined): string {
  const names = billing && [billing.company, `${billing.firstname} ${billing.lastname}`, billing.telephone]
  return [...(names ?? []), email].filter(Boolean).join(', ')
}

/** Until when the reader has to do what the mail asks for. */
function expiryOf({ store, whole, withdrawal }: Facts, { kind, createdAt }: Asked): string {
  const after = (from: Date, days: number) => longDay(store, addDays(localTime(from).day, days))
  if (kind === 'order_professional_transfer') return after(whole.order.createdAt, transferDays)
  if (kind === 'payment_refused') return after(whole.order.statusChangedAt, retryDays)
  if (kind === 'quotation_accepted')
    return after(createdAt, store.settings.quotations?.payment_days ?? transferDays)
  const { quotationExpiresAt } = whole.order
  if (kind.startsWith('quotation') && quotationExpiresAt) return after(quotationExpiresAt, 0)
  if (!withdrawal?.receivedAt) return ''
  return longDay(store, returnDeadline(localTime(withdrawal.receivedAt).day))
}

/** What was noted, in words of the mail's language; the shop's own words, why it cancelled an order, stay as they are. */
function reasonOf({ language }: Store, { kind }: Asked, reason = ''): string {
  const { quotationNews, refusals, reasons } = mailWords[language]
  const said = (words: object) =>
    Object.entries(words).find(([key]) => key === reason)?.[1] as string | undefined
  if (kind === 'quotation_for_shop') return said(quotationNews) ?? ''
  return kind === 'payment_refused' ? (said(refusals) ?? '') : (said(reasons) ?? reason)
}

/** Where the mail leads to; a guest has no account to be led to, but a refused payment can be tried again. */
function actionUrl(app: App, { store, whole, asked, shipment, key }: Facts): string {
  if (asked.kind === 'order_shipped' && shipment?.trackingUrl) return shipment.trackingUrl
  if (key !== undefined) return retryUrl(app, store, whole.order.number, key)
  const origin = app.settings.storefrontUrls[store.website.code]
  if (!origin || whole.order.customerId === null || isForShop(asked)) return ''
  const base = `${origin}/${store.language}`
  if (whole.order.isQuotation) return `${base}/compte-client/commandes/${whole.order.number}`
  if (asked.kind === 'payment_refused') return `${base}/commander`
  if (asked.kind === 'order_canceled') return `${base}/panier`
  return `${base}/compte-client/commandes/${whole.order.number}`
}

function addressLine(address: OrderAddressRecord): string {
  const { firstname, lastname, company, street, postcode, city } = address
  return [`${firstname} ${lastname}`, company, ...street, `${postcode ?? ''} ${city}`.trim()]
    .filter(Boolean)
    .join(', ')
}

function tablesOf(facts: Facts): MailValues['tables'] {
  const { whole, store, withdrawal } = facts
  const document = documentOf(facts)
  return {
    order_lines: confirmationRows(whole, store.language),
    ...(document && { refund_lines: itemRows(whole, document.items) }),
    ...(withdrawal && { withdrawal_lines: itemRows(whole, withdrawal.items) }),
  }
}

async function attachmentsOf(app: App, facts: Facts): Promise<Attachment[]> {
  const { asked, whole, store } = facts
  const contentType = 'application/pdf'
  if (asked.kind === 'order_confirmation') {
    const name = mailWords[store.language].termsFile
    return [{ name, contentType, content: await termsOf(app.sql, store, whole) }]
  }
  if (asked.kind === 'quotation_ready') {
    const paper = await quotationPaperOf(app.sql, app, whole)
    return [{ name: paper.fileName, contentType, content: paper.content }]
  }
  const document = documentOf(facts)
  if (!document) return []
  const { fileName, content } = await paperOf(app.sql, app, whole, document)
  return [{ name: fileName, contentType, content }]
}

/** The terms of the buyer's kind, whole, as they were shown; where the site has no such page, what was agreed to. */
async function termsOf(sql: Queryable, store: Store, { order }: WholeOrder): Promise<Buffer> {
  const wanted = order.visitorKind === 'b2b' ? ['cgv-professionnels', 'cgv'] : ['cgv']
  for (const identifier of wanted) {
    const page = await pageTextOf(sql, store, identifier)
    if (page) return await termsPdf(store, page.title, page.content)
  }
  const agreements = await agreementsOf(sql, store.id)
  const html = agreements.map(({ name, content }) => `<h2>${name}</h2>${content}`).join('')
  return await termsPdf(store, mailWords[store.language].termsTitle, html)
}

function longDay(store: Store, date: Date | string, dateStyle: 'long' | 'full' = 'long'): string {
  const { locale } = mailWords[store.language]
  const timeZone = typeof date === 'string' ? 'UTC' : 'Europe/Paris'
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(new Date(date))
}

function longInstant(store: Store, date: Date): string {
  const { locale } = mailWords[store.language]
  const format = { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Europe/Paris' } as const
  return new Intl.DateTimeFormat(locale, format).format(date)
}
