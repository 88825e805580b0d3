import { displayDay } from '@comptoir/rules/date-format'
import { localTime } from '@comptoir/rules/calendar'
import { formatMoney } from '@comptoir/rules/money'
import { amountDue } from '@comptoir/rules/voucher'
import { type Store, countryNamed } from '../../stores/index.ts'
import type { BuyerCompany, OrderDocument } from '../documents.sql.ts'
import { placeAddress, slotText, type OrderFulfilment } from '../fulfilment.ts'
import type { OrderAddressRecord, OrderItemRecord, WholeOrder } from '../order.ts'
import { Sheet, type Cell } from './sheet.ts'
import { paperWords, type PaperWords } from './words.ts'

/** What a paper says: a document that was issued, or an order that is offered. */
type PaperDocument = Omit<OrderDocument, 'id' | 'orderId' | 'kind'> & {
  kind: OrderDocument['kind'] | 'quotation'
}

export type DocumentPaper = {
  store: Store
  document: PaperDocument
  whole: WholeOrder
  /** Number of the invoice that a credit note corrects. */
  invoiceNumber: string | null
  /** Of a professional. */
  buyer: BuyerCompany | undefined
}

const widths = [0.4, 0.08, 0.14, 0.08, 0.15, 0.15] as const

/** An invoice, a credit note or a quotation as PDF, in the language of its order, with tax by rate and eco-participation. */
export async function documentPdf(paper: DocumentPaper): Promise<Buffer> {
  const { store, document } = paper
  const words = paperWords[store.language]
  const titles = { invoice: words.invoice, credit_memo: words.creditMemo, quotation: words.quotation }
  const title = `${titles[document.kind]} ${document.number}`
  const sheet = await Sheet.open(`${store.website.name} - ${title}`, store.language, document.createdAt)
  writeHead(sheet, paper, words, title)
  writeItems(sheet, paper, words)
  writeSums(sheet, paper, words)
  writeTerms(sheet, paper, words)
  return await sheet.close()
}

function writeHead(sheet: Sheet, paper: DocumentPaper, words: PaperWords, title: string): void {
  const { store, document, whole, invoiceNumber } = paper
  const { company } = store.settings
  const { order } = whole
  const labelled = labelledIn(store)
  sheet.columns([
    [
      company.name ?? store.website.name,
      ...company.address,
      ...(company.legal ? [company.legal] : []),
      ...(company.siret ? [labelled(words.siret, company.siret)] : []),
      ...(company.vatNumber ? [labelled(words.vatNumber, company.vatNumber)] : []),
      ...(company.ecoNumber ? [labelled(words.ecoNumber, company.ecoNumber)] : []),
      store.settings.email,
    ],
    [
      title,
      labelled(words.date, dayOf(document.createdAt)),
      ...(invoiceNumber ? [labelled(words.ofInvoice, invoiceNumber)] : []),
      ...(document.kind === 'quotation'
        ? [labelled(words.validUntil, order.quotationExpiresAt ? dayOf(order.quotationExpiresAt) : '')]
        : [labelled(words.order, order.number), labelled(words.orderDate, dayOf(order.createdAt))]),
      ...(order.purchaseOrderNumber ? [labelled(words.purchaseOrder, order.purchaseOrderNumber)] : []),
    ],
  ])
  sheet.gap(1.5)
  sheet.rule()
  const { addresses } = whole
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const shipping = addresses.find(({ kind }) => kind === 'shipping')
  const buyer = billing
    ? addressLines({ ...billing, company: billing.company ?? paper.buyer?.company ?? null }, store)
    : []
  const vatNumber = billing?.vatId ?? paper.buyer?.vatNumber
  const numbers = [
    ...(paper.buyer?.siret ? [labelled(words.siret, paper.buyer.siret)] : []),
    ...(vatNumber ? [labelled(words.vatNumber, vatNumber)] : []),
  ]
  const blocks = [[words.billedTo, ...buyer, ...numbers]]
  if (shipping) blocks.push([words.deliveredTo, ...addressLines(shipping, store)])
  if (order.fulfilment) blocks.push(fulfilmentLines(order.fulfilment, store, words))
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
    countryNamed(countryCode)?.names[language] ?? countryCode,
  ]
}

/** Where and when; what is delivered goes to the address beside it. */
function fulfilmentLines(fulfilment: OrderFulfilment, { language }: Store, words: PaperWords): string[] {
  const { method, location } = fulfilment
  return [
    words.fulfilment[method],
    location.title,
    ...(method === 'pickup' ? [placeAddress(fulfilment)] : []),
    slotText(fulfilment, language),
  ]
}

function writeItems(sheet: Sheet, { store, document, whole }: DocumentPaper, words: PaperWords): void {
  const money = (cents: number) => formatMoney(cents, store.language)
  const heads = [
    words.item,
    words.quantity,
    words.unitExclTax,
    words.rate,
    words.totalExclTax,
    words.totalInclTax,
  ]
  sheet.row(cellsOf(heads), { isHead: true })
  sheet.rule()
  for (const line of document.items) {
    const item = whole.items.find(({ id }) => id === line.orderItemId)
    if (!item) continue
    const eco = Math.round((item.ecoInclTax * line.quantity) / item.quantity)
    const name = [describe(item), ...(eco > 0 ? [words.ecoIncluded(money(eco))] : [])].join('\n')
    const rate = item.atRates.map((one) => percent(one.rate, store)).join('\n')
    const amounts = [money(item.priceExclTax), rate, money(line.rowExclTax), money(line.rowInclTax)]
    sheet.row(cellsOf([name, String(line.quantity), ...amounts]))
  }
  const off = discountsOf(document)
  const extra = (label: string, excl: number, incl: number) =>
    sheet.row(cellsOf([label, '', '', '', money(excl), money(incl)]))
  if (off.incl > 0) extra(words.discount, -off.excl, -off.incl)
  if (document.shippingInclTax > 0) extra(words.shipping, document.shippingExclTax, document.shippingInclTax)
  if (document.adjustment > 0) extra(words.adjustment, document.adjustment, document.adjustment)
  sheet.rule()
}

/** The discount with and without tax, from the sums: a document keeps it in the base of its buyer. */
function discountsOf(document: PaperDocument): { excl: number; incl: number } {
  const { grandTotal, tax, adjustment } = document
  const net = grandTotal - tax - adjustment
  return {
    excl: document.subtotalExclTax + document.shippingExclTax - net,
    incl: document.subtotalInclTax + document.shippingInclTax - (grandTotal - adjustment),
  }
}

function describe({ name, sku, options, parts }: OrderItemRecord): string {
  const chosen = options.map(({ label, value }) => `${label} : ${value}`)
  return [
    name,
    sku,
    ...(parts.length > 0 ? [] : chosen),
    ...parts.map((part) => `${part.quantity} × ${part.name}`),
  ]
    .filter(Boolean)
    .join('\n')
}

function writeSums(sheet: Sheet, { store, document, whole }: DocumentPaper, words: PaperWords): void {
  const money = (cents: number) => formatMoney(cents, store.language)
  const three = (texts: readonly string[], bold = false): Cell[] =>
    texts.map((text, index) => ({
      text,
      width: index === 0 ? 0.6 : 0.2,
      align: index === 0 ? 'left' : 'right',
      bold,
    }))
  sheet.row(three([words.rate, words.base, words.tax]), { isHead: true })
  const { taxes, grandTotal, tax, adjustment } = document
  for (const one of taxes) sheet.row(three([one.title, money(one.base), money(one.amount)]))
  const untaxed = grandTotal - tax - adjustment - taxes.reduce((sum, one) => sum + one.base, 0)
  if (untaxed !== 0) sheet.row(three([percent(0, store), money(untaxed), money(0)]))
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
  sum(words.sumExclTax, grandTotal - tax)
  sum(words.sumTax, tax)
  sum(words.sumInclTax, grandTotal, true)
  const { voucherCount, voucherAmount } = whole.order
  if (document.kind !== 'invoice' || voucherAmount === 0) return
  sum(words.vouchers(voucherCount), -voucherAmount)
  const rest = amountDue(grandTotal, voucherAmount)
  if (rest > 0) sum(whole.order.paymentTitle, rest)
}

function writeTerms(sheet: Sheet, { store, document, whole }: DocumentPaper, words: PaperWords): void {
  const { order } = whole
  sheet.gap()
  if (document.kind === 'quotation') {
    sheet.paragraph(words.quotationTerms)
    sheet.gap()
    return sheet.columns([[words.agreed], [words.signature]])
  }
  const isPaid = order.paymentState === 'paid'
  const paid = isPaid ? words.paidBy(order.paymentTitle) : words.toPayBy(order.paymentTitle)
  sheet.paragraph(document.kind === 'invoice' ? paid : words.refundedBy(order.paymentTitle))
  if (document.kind === 'credit_memo' && order.voucherAmount > 0) sheet.paragraph(words.vouchersKept)
  if (document.kind !== 'invoice' || order.visitorKind !== 'b2b') return
  sheet.gap(0.5)
  const rate = store.settings.company.lateRate ?? words.lateRateByLaw
  sheet.paragraph(words.lateTerms(rate), { size: 8.5, faint: true })
}

function cellsOf(texts: readonly string[]): Cell[] {
  return texts.map((text, index) => ({
    text,
    width: widths[index] ?? 0,
    align: index === 0 ? 'left' : 'right',
  }))
}

function percent(rate: number, { language }: Store): string {
  const number = String(rate / 100)
  return language === 'en' ? `${number}%` : `${number.replace('.', ',')}\u00a0%`
}

function labelledIn({ language }: Store): (label: string, value: string) => string {
  return language === 'fr'
    ? (label, value) => `${label}\u00a0: ${value}`
    : (label, value) => `${label}: ${value}`
}

/** The day in Paris, as people read it. */
function dayOf(date: Date): string {
  return displayDay(localTime(date).day)
}
