import { formatRate } from '@comptoir/rules/number-format'
import { formatDayOf } from '@comptoir/rules/date-time'
import { formatMoney } from '@comptoir/rules/money'
import { amountDue } from '@comptoir/rules/voucher'
import { messageIn, type TextKey } from '../../platform/messages.ts'
import { countryName, type ShopLogo, type Store } from '../../stores/index.ts'
import type { BuyerCompany, OrderDocument } from '../documents.sql.ts'
import { namedDiscounts } from '../discounts.ts'
import { locationAddress, slotText, type OrderFulfilment } from '../fulfilment.ts'
import type { OrderAddressRecord, OrderItemRecord, WholeOrder } from '../order.ts'
import { Sheet, type Cell } from './sheet.ts'

type DocumentText = Extract<TextKey, `document_${string}`>
type Texts = (name: DocumentText, values?: Readonly<Record<string, string | number>>) => string

/** A document to print: an issued one, or a quotation. */
type PrintedDocument = Omit<OrderDocument, 'id' | 'orderId' | 'kind' | 'message'> & {
  kind: OrderDocument['kind'] | 'quotation'
}

export type DocumentData = {
  store: Store
  document: PrintedDocument
  whole: WholeOrder
  /** Number of the invoice that a credit note corrects. */
  invoiceNumber: string | null
  /** For b2b orders. */
  buyer: BuyerCompany | undefined
  logo: ShopLogo | undefined
  /** JPEGs by order item, which a quotation shows. */
  pictures?: ReadonlyMap<number, Buffer>
}

const widths = [0.4, 0.08, 0.14, 0.08, 0.15, 0.15] as const
/** Share of the first column that a picture takes. */
const pictureWidth = 0.09

/** An invoice, a credit note or a quotation as PDF, in the language of its order, with tax by rate and eco-participation. */
export async function documentPdf(input: DocumentData): Promise<Buffer> {
  const { store, document } = input
  const text: Texts = (name, values) => messageIn(store.language, name, values)
  const title = `${text(`document_${document.kind}`)} ${document.number}`
  const sheet = await Sheet.open(`${store.website.name} - ${title}`, store.language, document.createdAt)
  writeHead(sheet, input, text, title)
  writeItems(sheet, input, text)
  writeSums(sheet, input, text)
  writeTerms(sheet, input, text)
  return await sheet.close()
}

function writeHead(sheet: Sheet, input: DocumentData, text: Texts, title: string): void {
  const { store, document, whole, invoiceNumber } = input
  const { company } = store.settings
  const { order } = whole
  const labelled = (name: DocumentText, value: string) =>
    messageIn(store.language, 'labelled', { label: text(name), value })
  if (input.logo) sheet.mark(input.logo, store.website.name)
  sheet.columns([
    [
      company.name ?? store.website.name,
      ...company.address,
      ...(company.legal ? [company.legal] : []),
      ...(company.siret ? [labelled('document_siret', company.siret)] : []),
      ...(company.vatNumber ? [labelled('document_vat_number', company.vatNumber)] : []),
      ...(company.ecoNumber ? [labelled('document_eco_number', company.ecoNumber)] : []),
      store.settings.email,
    ],
    [
      title,
      labelled('document_date', dayOf(store, document.createdAt)),
      ...(invoiceNumber ? [labelled('document_of_invoice', invoiceNumber)] : []),
      ...(document.kind === 'quotation'
        ? [
            labelled(
              'document_valid_until',
              order.quotationExpiresAt ? dayOf(store, order.quotationExpiresAt) : '',
            ),
          ]
        : [
            labelled('document_order', order.number),
            labelled('document_order_date', dayOf(store, order.createdAt)),
          ]),
      ...(order.purchaseOrderNumber ? [labelled('document_purchase_order', order.purchaseOrderNumber)] : []),
    ],
  ])
  sheet.gap(1.5)
  sheet.rule()
  const { addresses } = whole
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const shipping = addresses.find(({ kind }) => kind === 'shipping')
  const buyer = billing
    ? addressLines({ ...billing, company: billing.company ?? input.buyer?.company ?? null }, store)
    : []
  const vatNumber = whole.order.reverseChargeVatNumber ?? billing?.vatId ?? input.buyer?.vatNumber
  const numbers = [
    ...(input.buyer?.siret ? [labelled('document_siret', input.buyer.siret)] : []),
    ...(vatNumber ? [labelled('document_vat_number', vatNumber)] : []),
  ]
  const blocks = [[text('document_billed_to'), ...buyer, ...numbers]]
  if (shipping) blocks.push([text('document_delivered_to'), ...addressLines(shipping, store)])
  if (order.fulfilment) blocks.push(fulfilmentLines(order.fulfilment, store, text))
  sheet.columns(blocks)
  sheet.gap(1.5)
}

function addressLines(address: OrderAddressRecord, { language }: Store): string[] {
  const { company, firstname, lastname, street, postcode, city, countryCode } = address
  const name = `${firstname} ${lastname}`
  return [
    ...(company ? [company] : []),
    name,
    ...street,
    `${postcode ?? ''} ${city}`.trim(),
    countryName(countryCode, language),
  ]
}

/** Method, location and slot; the location's address only for pickup. */
function fulfilmentLines(fulfilment: OrderFulfilment, store: Store, text: Texts): string[] {
  const { method, location } = fulfilment
  return [
    text(`document_fulfilment_${method}`),
    location.title,
    ...(method === 'pickup' ? [locationAddress(fulfilment)] : []),
    slotText(fulfilment, store),
  ]
}

/** Eco-participation with tax in some units of an item; a removed one is named with what was agreed. */
function ecoOf({ agreed, quantity, ecoInclTax }: OrderItemRecord, units: number): number {
  const row = quantity > 0 ? { quantity, ecoInclTax } : agreed
  return row ? Math.round((row.ecoInclTax * units) / row.quantity) : 0
}

function writeItems(sheet: Sheet, { store, document, whole, pictures }: DocumentData, text: Texts): void {
  const money = (cents: number) => formatMoney(cents, store.formats.locale, whole.order.currency)
  const heads = [
    text('document_item'),
    text('document_quantity'),
    text('document_unit_excl_tax'),
    text('document_rate'),
    text('document_total_excl_tax'),
    text('document_total_incl_tax'),
  ]
  sheet.row(cellsOf(heads), { isHead: true })
  sheet.rule()
  for (const line of document.items) {
    const item = [...whole.items, ...whole.removed].find(({ id }) => id === line.orderItemId)
    if (!item) continue
    const eco = ecoOf(item, line.quantity)
    const name = [
      describe(item),
      ...(eco > 0 ? [text('document_eco_included', { amount: money(eco) })] : []),
    ].join('\n')
    const rate = item.atRates.map((one) => formatRate(one.rate, store.formats.locale)).join('\n')
    const amounts = [money(item.priceExclTax), rate, money(line.rowExclTax), money(line.rowInclTax)]
    const cells = cellsOf([name, String(line.quantity), ...amounts])
    sheet.row(pictures ? withPicture(cells, pictures.get(item.id)) : cells)
  }
  const extra = (label: string, excl: number, incl: number) =>
    sheet.row(cellsOf([label, '', '', '', money(excl), money(incl)]))
  const off = discountOf(document)
  const excl = namedDiscounts(whole.order, off.excl, text('document_discount'))
  const incl = namedDiscounts(whole.order, off.incl, text('document_discount'))
  for (const [index, { label, amount }] of incl.entries())
    if (amount > 0) extra(label, -(excl[index]?.amount ?? 0), -amount)
  if (document.shippingInclTax > 0)
    extra(text('document_shipping'), document.shippingExclTax, document.shippingInclTax)
  if (document.adjustment !== 0) extra(text('document_adjustment'), document.adjustment, document.adjustment)
  sheet.rule()
}

/** The discount with and without tax, from the sums: a document stores it in the displayed tax base only. */
function discountOf(document: PrintedDocument): { excl: number; incl: number } {
  const { grandTotal, tax, tip, adjustment } = document
  const goods = grandTotal - tip - adjustment
  return {
    excl: document.subtotalExclTax + document.shippingExclTax - (goods - tax),
    incl: document.subtotalInclTax + document.shippingInclTax - goods,
  }
}

function describe({ name, sku, options, bundleSelections }: OrderItemRecord): string {
  const selected = options.map(({ label, value }) => `${label} : ${value}`)
  return [
    name,
    sku,
    ...(bundleSelections.length > 0 ? [] : selected),
    ...bundleSelections.map((selection) => `${selection.quantity} × ${selection.name}`),
  ]
    .filter(Boolean)
    .join('\n')
}

function writeSums(sheet: Sheet, { store, document, whole }: DocumentData, text: Texts): void {
  const money = (cents: number) => formatMoney(cents, store.formats.locale, whole.order.currency)
  const sumCells = (cells: readonly string[], bold = false): Cell[] =>
    cells.map((cell, index) => ({
      text: cell,
      width: index === 0 ? 0.6 : 0.2,
      align: index === 0 ? 'left' : 'right',
      bold,
    }))
  sheet.row(sumCells([text('document_rate'), text('document_base'), text('document_tax')]), { isHead: true })
  const { taxes, grandTotal, tax, tip, adjustment } = document
  for (const one of taxes) sheet.row(sumCells([one.title, money(one.base), money(one.amount)]))
  const untaxed = grandTotal - tax - tip - adjustment - taxes.reduce((sum, one) => sum + one.base, 0)
  if (untaxed !== 0) sheet.row(sumCells([formatRate(0, store.formats.locale), money(untaxed), money(0)]))
  sheet.gap(0.5)
  sheet.rule()
  const sum = (label: string, amount: number, bold = false) =>
    sheet.row(
      [
        { text: label, width: 0.8, align: 'right', bold },
        { text: money(amount), width: 0.2, align: 'right', bold },
      ],
      { size: bold ? 11 : 9.5 },
    )
  sum(text('document_sum_excl_tax'), grandTotal - tip - tax)
  sum(text('document_sum_tax'), tax)
  sum(text('document_sum_incl_tax'), grandTotal - tip, true)
  if (tip > 0) {
    sum(text('document_tip'), tip)
    sum(text('document_sum_with_tip'), grandTotal, true)
  }
  const { voucherCount, voucherAmount } = whole.order
  if (document.kind !== 'invoice' || voucherAmount === 0) return
  sum(text('document_vouchers', { count: voucherCount }), -voucherAmount)
  const rest = amountDue(grandTotal, voucherAmount)
  if (rest > 0) sum(whole.order.paymentTitle, rest)
}

function writeTerms(sheet: Sheet, { store, document, whole }: DocumentData, text: Texts): void {
  const { order } = whole
  sheet.gap()
  // The words of article 226 (11a) of directive 2006/112/EC.
  if (order.reverseChargeVatNumber) sheet.paragraph(text('document_reverse_charge'))
  if (document.kind === 'quotation') {
    if (order.quotationMessage) sheet.paragraph(order.quotationMessage)
    sheet.paragraph(text('document_quotation_terms'))
    sheet.gap()
    return sheet.columns([[text('document_agreed')], [text('document_signature')]])
  }
  const isPaid = order.paymentState === 'paid'
  const paid = isPaid
    ? text('document_paid_by', { method: order.paymentTitle })
    : text('document_to_pay_by', { method: order.paymentTitle })
  sheet.paragraph(
    document.kind === 'invoice' ? paid : text('document_refunded_by', { method: order.paymentTitle }),
  )
  if (document.kind === 'credit_memo' && order.voucherAmount > 0)
    sheet.paragraph(text('document_vouchers_kept'))
  if (document.kind !== 'invoice' || order.visitorKind !== 'b2b') return
  sheet.gap(0.5)
  const rate = store.settings.company.lateRate ?? text('document_late_rate_by_law')
  sheet.paragraph(text('document_late_terms', { rate }), { size: 8.5, faint: true })
}

function cellsOf(texts: readonly string[]): Cell[] {
  return texts.map((cell, index) => ({
    text: cell,
    width: widths[index] ?? 0,
    align: index === 0 ? 'left' : 'right',
  }))
}

/** The cells of a row with a picture before the name; a line without one keeps its room. */
function withPicture([name, ...others]: readonly Cell[], picture: Buffer | undefined): Cell[] {
  if (!name) return []
  return [
    { text: '', width: pictureWidth, picture },
    { ...name, width: name.width - pictureWidth },
    ...others,
  ]
}

/** The day in the website's time zone, as displayed. */
function dayOf(store: Store, date: Date): string {
  return formatDayOf(date, store.formats, store.settings.timezone)
}
