import type {
  Quotation as QuotationType,
  QuotationItem,
  QuotationState,
  QuotationTax,
} from '@comptoir/contract/generated/admin'
import { holidaysOf } from '@comptoir/rules/calendar'
import { canAcceptQuotation, canCancelQuotation, quotationAnswerDay } from '@comptoir/rules/quotation'
import { priceDisplayOf } from '@comptoir/rules/visitor'
import { unitPriceOf, type OrderItemRecord, type OrderRecord, type WholeOrder } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { localDay } from '../stores/index.ts'
import { isGift } from './answer-flags.ts'
import { usualDays } from './answer-input.ts'
import { stateOf } from './state.ts'

/** The amounts of a quotation as the admin API has them. */
export function amountsShape({ order, items, taxes }: WholeOrder) {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return {
    items: items.map((item) => itemShape(order, item)),
    shippingTitle: order.shippingTitle,
    shipping: order.shippingTitle === null ? null : money(order.shippingInclTax),
    taxes: taxes.map(({ title, rate, amount }): QuotationTax => ({ title, rate, amount: money(amount) })),
    totalExclTax: money(order.grandTotal - order.tax),
    grandTotal: money(order.grandTotal),
  }
}

function itemShape(order: OrderRecord, item: OrderItemRecord): QuotationItem {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return {
    id: String(item.id),
    sku: item.sku,
    name: item.name,
    options: item.options.map(({ label, value }) => `${label}: ${value}`),
    quantity: item.quantity,
    unitPrice: money(unitPriceOf(order, item)),
    discount: money(item.discount),
    rowExclTax: money(item.rowExclTax),
    rowInclTax: money(item.rowInclTax),
    isGift: isGift(order, item),
  }
}

/** A quotation without its version. Undefined for an order that is none. */
export function quotationShape(app: App, whole: WholeOrder): Omit<QuotationType, 'version'> | undefined {
  const { order, addresses } = whole
  const state = stateOf(app, order, app.now())
  if (!state || !order.quotationExpiresAt) return undefined
  const store = app.stores.byId(order.storeId)
  const billing = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0]
  const isOverdue = state === 'expired' && order.status === 'pending'
  return {
    id: String(order.id),
    number: order.number,
    websiteId: String(order.websiteId),
    language: store.language,
    state: state.toUpperCase() as QuotationState,
    customerId: order.customerId === null ? null : String(order.customerId),
    customerName: [billing?.firstname, billing?.lastname].filter(Boolean).join(' '),
    company: billing?.company ?? null,
    email: order.email,
    askedAt: order.createdAt.toISOString(),
    answerBy: answerDay(app, order.storeId, order.createdAt),
    answeredAt: order.quotationAnsweredAt?.toISOString() ?? null,
    acceptedAt: order.quotationAcceptedAt?.toISOString() ?? null,
    validUntil: localDay(store, order.quotationExpiresAt),
    request: order.comment,
    message: order.quotationMessage,
    pricesIncludeTax: priceDisplayOf(order.visitorKind, order.priceDisplay) === 'incl',
    ...amountsShape(whole),
    orderId: state === 'accepted' ? String(order.id) : null,
    usualDays: usualDays(store),
    canAnswer: canCancelQuotation(state) || isOverdue,
    canReject: canCancelQuotation(state),
    canAccept: canAcceptQuotation(state),
  }
}

/** The last day on which the shop has promised to answer a request. */
export function answerDay({ stores }: App, storeId: number, askedAt: Date): string {
  const { timezone, holidays } = stores.byId(storeId).settings
  return quotationAnswerDay(askedAt, timezone, holidaysOf(holidays))
}
