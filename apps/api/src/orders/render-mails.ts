import { addDays } from '@comptoir/rules/calendar'
import { formatDate } from '@comptoir/rules/date-time'
import { formatMoney } from '@comptoir/rules/money'
import { returnDeadline } from '@comptoir/rules/withdrawal'
import { smallPictures } from '../catalogue/index.ts'
import { mailTemplateOf } from '../content/index.ts'
import { shareableDownloads } from '../downloads/index.ts'
import { foodOfOrder } from '../food/index.ts'
import { renderMail, renderQueuedOrderMails, type QueuedOrderMail, type MailValues } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import { isTextKey, messageIn } from '../platform/messages.ts'
import { localDay, storefrontUrl, type Store } from '../stores/index.ts'
import { appointmentText } from './appointment.ts'
import { longDay } from './long-day.ts'
import { attachmentsOf, documentOf, type MailContext, type ShownMail } from './mail-attachments.ts'
import { confirmationRows, itemRows } from './mail-rows.ts'
import { editResult, fulfilmentTexts, paymentTexts } from './mail-texts.ts'
import type { OrderMailData, OrderMailKind } from './queue-mails.ts'
import type { OrderAddressRecord, OrderHead, OrderRecord, WholeOrder } from './order.ts'
import { readOrder } from './read.sql.ts'
import { payUntil, paymentInstructions, quotationDays } from './payment-instructions.ts'
import { paymentRetryDays, createPaymentRetryToken, paymentRetryUrl } from './payment-retry.ts'
import { selectWithdrawal, type WithdrawalRecord } from './withdrawals.sql.ts'

/**
 * Renders every queued mail about an order in the order's language, with its attachments. Calls of one process run one
 * after the other, so that all mails queued before a call are rendered when it ends.
 */
export async function renderOrderMails(app: App, signal?: AbortSignal): Promise<void> {
  await renderQueuedOrderMails(app, (mail) => render(app, mail), signal)
}

/** A mail about an order as it would be sent, without its files; `app.sql` may be a dry run. */
export async function previewOrderMail(
  app: App,
  order: Pick<OrderHead, 'id' | 'storeId'>,
  kind: OrderMailKind,
): Promise<{ subject: string; html: string; plain: string }> {
  const mail = { kind, content: {}, orderId: order.id, storeId: order.storeId, createdAt: app.now() }
  return await write(app, await contextOf(app, mail))
}

async function render(app: App, mail: QueuedOrderMail) {
  const context = await contextOf(app, mail)
  return { ...(await write(app, context)), attachments: await attachmentsOf(app, context) }
}

async function write(app: App, context: MailContext) {
  const { store, mail } = context
  const template = await mailTemplateOf(app.sql, store, mail.kind)
  const values: MailValues = {
    texts: textsOf(app, context),
    tables: await tablesOf(app, context),
    actions: await downloadsOf(app, context),
  }
  return await renderMail(app, store, mail.kind, template, values)
}

/** Buttons of the confirmation that download what needs no sign-in. */
async function downloadsOf(app: App, { store, whole, mail }: MailContext): Promise<MailValues['actions']> {
  if (mail.kind !== 'order_confirmation') return []
  const { language } = store
  const download = messageIn(language, 'mail_download')
  const links = await shareableDownloads(app, app.sql, whole.order.id)
  return links.map(({ title, url }) => ({
    label: messageIn(language, 'labelled', { label: download, value: title }),
    url,
  }))
}

async function contextOf(app: App, mail: ShownMail): Promise<MailContext> {
  const { sql } = app
  const whole = await readOrder(sql, mail.orderId)
  if (!whole) throw new Error(`There is no order with id ${mail.orderId}.`)
  const content: OrderMailData = mail.content
  const { withdrawalId } = content
  const isRetry = mail.kind === 'payment_refused' && whole.order.customerId === null
  return {
    store: app.stores.byId(mail.storeId),
    whole,
    mail,
    content,
    shipment: whole.shipments.find(({ id }) => id === content.shipmentId),
    withdrawal: withdrawalId === undefined ? undefined : await selectWithdrawal(sql, withdrawalId),
    retryToken: isRetry ? await createPaymentRetryToken(sql, whole.order) : undefined,
  }
}

function textsOf(app: App, context: MailContext): Record<string, string> {
  const { store, whole, content, shipment, withdrawal, mail } = context
  const { order, addresses } = whole
  const { company } = store.settings
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const shipping = addresses.find(({ kind }) => kind === 'shipping')
  const document = documentOf(context)
  return {
    customer_firstname: isForShop(mail) ? store.website.name : (billing?.firstname ?? ''),
    order_number: order.number,
    order_date: longDay(store, order.createdAt),
    order_total: formatMoney(
      document?.kind === 'invoice' ? document.grandTotal : order.grandTotal,
      store.formats.locale,
      order.currency,
    ),
    delivery_date: order.deliveryDate === null ? '' : longDay(store, order.deliveryDate, 'full'),
    shipping_address: shipping ? addressLine(shipping) : '',
    ...fulfilmentTexts(store, order.fulfilment),
    ...(order.appointment && { delivery_date: appointmentText(order.appointment, store) }),
    action_url: actionUrl(app, context),
    carrier: shipment?.carrier ?? order.carrierTitle ?? '',
    tracking_number: shipment?.trackingNumber ?? '',
    tracking_url: shipment?.trackingUrl ?? '',
    reason: reasonOf(store, mail, content.reason),
    refund_amount: document
      ? formatMoney(content.money ?? document.grandTotal, store.formats.locale, order.currency)
      : '',
    invoice_number: document?.number ?? '',
    bank_holder: company.bankHolder ?? company.name ?? store.website.name,
    bank_iban: company.iban ?? '',
    bank_bic: company.bic ?? '',
    payment_title: order.paymentTitle,
    payment_instructions: instructionLines(store, order),
    purchase_order_number: order.purchaseOrderNumber ?? '',
    expires: expiryOf(context, mail),
    edit_result: editResult(store, order, content.edit),
    customer_name: withdrawal?.name ?? '',
    message_subject: content.message?.subject ?? '',
    shop_message:
      content.message?.text ?? document?.message ?? withdrawal?.note ?? order.quotationMessage ?? '',
    message_copy: withdrawal?.message ?? order.comment ?? '',
    buyer: buyerOf(order, billing),
    ...paymentTexts(store, content.payment),
    received_at: withdrawal?.receivedAt ? longInstant(store, withdrawal.receivedAt) : '',
  }
}

/** How to pay the order, one line for each detail. */
function instructionLines(store: Store, { paymentMethod }: OrderRecord): string {
  const { language } = store
  const { text, details } = paymentInstructions(store, paymentMethod)
  const lines = details.map(({ name, value }) =>
    messageIn(language, 'labelled', { label: messageIn(language, `mail_payment_detail_${name}`), value }),
  )
  return [text, ...lines].filter(Boolean).join('\n')
}

function lastDayToPay(store: Store, order: OrderRecord): string {
  const day = payUntil(store, order)
  return day === undefined ? '' : longDay(store, day)
}

const isForShop = ({ kind }: ShownMail) => kind === 'quotation_for_shop' || kind === 'payment_issue'

function buyerOf({ email }: WholeOrder['order'], billing: OrderAddressRecord | undefined): string {
  const names = billing && [billing.company, `${billing.firstname} ${billing.lastname}`, billing.telephone]
  return [...(names ?? []), email].filter(Boolean).join(', ')
}

/** The last day for the action that the mail asks for. */
function expiryOf({ store, whole, withdrawal }: MailContext, { kind, createdAt }: ShownMail): string {
  const after = (from: Date, days: number) => longDay(store, addDays(localDay(store, from), days))
  if (kind === 'order_payment_link' && whole.order.paymentExpiresAt)
    return after(whole.order.paymentExpiresAt, 0)
  if (kind === 'order_professional_transfer' || kind === 'order_awaiting_payment')
    return lastDayToPay(store, whole.order)
  if (kind === 'payment_refused') return after(whole.order.statusChangedAt, paymentRetryDays)
  if (kind === 'quotation_accepted') return after(createdAt, quotationDays(store))
  const { quotationExpiresAt } = whole.order
  if (kind.startsWith('quotation') && quotationExpiresAt) return after(quotationExpiresAt, 0)
  if (!withdrawal?.receivedAt) return ''
  return longDay(store, returnDeadline(localDay(store, withdrawal.receivedAt)))
}

/** The reason in the mail's language; free text with which the shop cancelled an order is not translated. */
function reasonOf({ language }: Store, { kind }: ShownMail, reason = ''): string {
  const textOf = (key: string) => (isTextKey(key) ? messageIn(language, key) : undefined)
  if (kind === 'quotation_for_shop') return textOf(`mail_quotation_event_${reason}`) ?? ''
  return kind === 'payment_refused'
    ? (textOf(`mail_payment_reason_${reason}`) ?? '')
    : (textOf(`mail_cancellation_reason_${reason}`) ?? reason)
}

/** The address of the mail's button. Guests have the token of their order; what needs an account has none for them. */
function actionUrl(app: App, { store, whole, mail, shipment, retryToken, content }: MailContext): string {
  if (mail.kind === 'order_shipped' && shipment?.trackingUrl) return shipment.trackingUrl
  if (mail.kind === 'order_payment_link' || content.edit?.isPaidOnline)
    return paymentUrl(app, store, whole.order)
  if (retryToken !== undefined) return paymentRetryUrl(app, store, whole.order.number, retryToken)
  const { number, customerId, isQuotation, token } = whole.order
  if (isForShop(mail)) return ''
  if (customerId === null) return showsOrder(mail) ? storefrontUrl(app, store, 'guest_order', { token }) : ''
  if (mail.kind === 'payment_refused' && !isQuotation) return storefrontUrl(app, store, 'checkout')
  if (mail.kind === 'order_canceled' && !isQuotation) return storefrontUrl(app, store, 'cart')
  return storefrontUrl(app, store, 'account_order', { number })
}

/** Whether the mail leads to the order, rather than to its documents or the cart. */
const showsOrder = ({ kind }: ShownMail) => kind.startsWith('order_') && kind !== 'order_canceled'

/** The page that pays an order; guests have its token, customers sign in. */
function paymentUrl(app: App, store: Store, { number, token, customerId }: OrderRecord): string {
  return storefrontUrl(app, store, 'payment', { number, token: customerId === null ? token : '' })
}

function addressLine(address: OrderAddressRecord): string {
  const { firstname, lastname, company, street, postcode, city } = address
  return [`${firstname} ${lastname}`, company, ...street, `${postcode ?? ''} ${city}`.trim()]
    .filter(Boolean)
    .join(', ')
}

async function tablesOf(app: App, context: MailContext): Promise<MailValues['tables']> {
  const { whole, store, withdrawal, mail } = context
  const document = documentOf(context)
  const foods = await foodOfOrder({ store }, app.sql, whole.order.id)
  const ids = whole.items.map(({ id }) => id)
  const pictures = await smallPictures(app, app.sql, ids)
  return {
    order_lines: confirmationRows(whole, store, { foods, pictures }),
    ...(document && { refund_lines: itemRows(whole, document.items, pictures) }),
    ...(withdrawal && {
      withdrawal_lines: itemRows(whole, returnedUnits(mail.kind, withdrawal), pictures),
    }),
  }
}

function longInstant(store: Store, date: Date): string {
  const format = { dateStyle: 'full', timeStyle: 'medium', timeZone: store.settings.timezone } as const
  return formatDate(date, store.formats, format)
}

/** The units of a return that a mail is about: declared, arrived, or taken back. */
function returnedUnits(kind: string, { items }: WithdrawalRecord) {
  const count = { return_received: 'arrived', return_inspected: 'accepted' } as const
  const field = kind === 'return_received' || kind === 'return_inspected' ? count[kind] : 'quantity'
  return items
    .map((item) => ({ orderItemId: item.orderItemId, quantity: item[field] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
}
