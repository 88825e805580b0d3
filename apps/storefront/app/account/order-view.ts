import type { Language } from '@comptoir/rules/language'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { Cents } from '@comptoir/rules/money'
import {
  isOrderStatus,
  paymentLine,
  promisesDelivery,
  statusLabel,
  type OrderStatus,
  type PaymentState,
  type StatusLabel,
} from '@comptoir/rules/order-status'
import { appointmentView, type AppointmentView } from '../fulfilment/appointment.ts'
import { dayAndTime, deliveryDay } from '../platform/dates.ts'
import { lineFood, type LineFood } from '../cart/line-food.ts'
import { orderOptions, type LineOption } from '../cart/line-options.ts'
import { lineProduct } from '../cart/line-product.ts'
import { centsOf, discountsOf, voucherTotals, type TotalsView } from '../cart/totals-view.ts'
import type { OrderHeadFragment, OrderAddressFragment, OrderDetailsFragment } from '../generated/graphql.ts'
import { orderFulfilment, type OrderFulfilment } from '../fulfilment/order-fulfilment.ts'
import { deliveryDetailsOf, type DeliveryDetails } from './delivery-details.ts'
import { quotationView, type QuotationView } from '../quotations/quotation-view.ts'
import type { RequestScope } from '../platform/scope.ts'
import type { Site } from '../platform/site.ts'
import type { BadgeKind } from '../ui/badge.tsx'
import type { PictureData } from '../ui/picture.tsx'
import { addressLines, fullName, readableTelephone } from './address.ts'
import { paymentGuide, type PaymentGuide } from './payment-guide.ts'

/** An order in the list (spec 000 §3). */
export interface OrderHeadView {
  readonly number: string
  readonly day: string
  readonly total: Cents
  /** Of all amounts of the order. */
  readonly currency: string | undefined
  /** Amount left to pay after meal vouchers. */
  readonly due: Cents
  /** Undefined for a status that the shop does not know. */
  readonly status: StatusLabel | undefined
  /** The server's own label of the status. */
  readonly statusText: string
  readonly badge: BadgeKind
  /** Payment status, apart from the order status, so that an unpaid order is not misleading (decisions G-2). */
  readonly payment: PaymentState
  readonly payNow: boolean
  readonly isQuotation: boolean
  /** State of the quotation; undefined for orders that never were one. */
  readonly quotation?: QuotationView | undefined
}

export interface OrderLineView {
  readonly id: string
  readonly name: string
  readonly path?: string | undefined
  readonly picture?: PictureData | undefined
  readonly options: readonly LineOption[]
  readonly food?: LineFood | undefined
  readonly quantity: number
  readonly unit: Cents
  readonly row: Cents
}

export interface OrderAddressView {
  readonly name: string
  readonly lines: readonly string[]
  readonly details: DeliveryDetails
  readonly telephone?: string | undefined
}

/** In digits. */
type DayAndTime = ReturnType<typeof dayAndTime>

export interface OrderView extends OrderHeadView {
  readonly placed: DayAndTime
  readonly email: string
  readonly comment?: string | undefined
  readonly method: string
  readonly paymentMethod?: string | undefined
  /** Undefined when there is nothing to pay by hand. */
  readonly paymentGuide?: PaymentGuide | undefined
  readonly deliveryDay?: string | undefined
  /** Of an order that is delivered by appointment; its day is no delivery day besides. */
  readonly appointment?: AppointmentView | undefined
  /** Location and time slot; undefined for shipped orders. */
  readonly fulfilment?: OrderFulfilment | undefined
  readonly lines: readonly OrderLineView[]
  readonly billing?: OrderAddressView | undefined
  readonly shipping?: OrderAddressView | undefined
  readonly totals: TotalsView
}

/** Whether the order is still a quotation that has not been accepted. */
export const isOffer = ({ quotation }: Pick<OrderHeadView, 'quotation'>): boolean =>
  quotation !== undefined && quotation.state !== 'accepted'

export function orderHead(
  order: OrderHeadFragment,
  scope: { site: Pick<Site, 'timeZone'>; language: Language },
): OrderHeadView {
  const status = isOrderStatus(order.status_code ?? '') ? (order.status_code as OrderStatus) : 'pending'
  const payment = paymentLine(status, {
    isQuotation: order.is_quotation === true,
    paymentState: order.payment_state ?? null,
  })
  const quotation = quotationView(order.quotation, scope.language)
  // The order status means nothing before the quotation is accepted.
  const openQuotation = quotation && quotation.state !== 'accepted' ? quotation : undefined
  return {
    number: order.number,
    day: dayAndTime(order.order_date, scope).day,
    total: centsOf(order.total?.grand_total),
    currency: currencyOf(order),
    due: voucherTotals(order, centsOf(order.total?.grand_total)).due,
    status: isOrderStatus(order.status_code ?? '') ? statusLabel(status) : undefined,
    statusText: order.status,
    badge: openQuotation?.badge ?? BADGES[status],
    payment: payment.state,
    payNow: payment.payNow,
    isQuotation: order.is_quotation === true,
    quotation,
  }
}

/** The order's own currency. */
const currencyOf = ({ total }: OrderHeadFragment) => total?.grand_total.currency ?? undefined

const BADGES: Readonly<Record<OrderStatus, BadgeKind>> = {
  pending: 'ok',
  pending_payment: 'ok',
  payzen_pending_transfer: 'ok',
  processing: 'ok',
  payzen_to_validate: 'warning',
  payment_review: 'warning',
  fraud: 'warning',
  holded: 'warning',
  complete: 'neutral',
  closed: 'neutral',
  canceled: 'danger',
}

/** `tax` is how prices are shown to the visitor, for an order of which the API does not say it. */
export function orderView(
  order: OrderDetailsFragment,
  scope: Pick<RequestScope, 'site' | 'language'>,
  tax: PriceDisplay,
): OrderView {
  const { language } = scope
  const head = orderHead(order, scope)
  const guide = paymentGuide(order, language)
  const isPromised =
    isOrderStatus(order.status_code ?? '') && promisesDelivery(order.status_code as OrderStatus)
  return {
    ...head,
    placed: dayAndTime(order.order_date, scope),
    email: order.email ?? '',
    comment: order.comment ?? undefined,
    method: order.shipping_method ?? order.carrier ?? '',
    paymentMethod: order.payment_methods?.[0]?.name,
    paymentGuide: guide,
    // The slot of an order at a point of sale stands with its place, an appointment with its time.
    appointment:
      isPromised && !isOffer(head) ? appointmentView(order.appointment ?? {}, language) : undefined,
    deliveryDay:
      isPromised && !isOffer(head) && !order.pad_location && !order.appointment
        ? deliveryDay(order.delivery_date, scope)
        : undefined,
    fulfilment: orderFulfilment(order, language),
    lines: (order.items ?? []).flatMap((item) => (item ? [orderLine(item, head.currency)] : [])),
    billing: addressView(order.billing_address),
    shipping: addressView(order.shipping_address),
    totals: orderTotals(order, tax),
  }
}

function orderLine(
  item: NonNullable<NonNullable<OrderDetailsFragment['items']>[number]>,
  currency: string | undefined,
): OrderLineView {
  const quantity = item.quantity_ordered ?? 0
  const unit = centsOf(item.product_sale_price, currency)
  const name = item.product_name ?? item.product_sku
  const openQuotation = lineProduct(item.product_url_key, name, item.product?.optimized_images)
  return {
    id: item.id,
    name,
    path: item.product && item.product_url_key ? openQuotation.path : undefined,
    picture: openQuotation.picture,
    options: orderOptions(item),
    food: lineFood(item.food),
    quantity,
    unit,
    row: unit * quantity,
  }
}

function addressView(address: OrderAddressFragment | null | undefined): OrderAddressView | undefined {
  if (!address) return undefined
  return {
    name: fullName(address),
    lines: addressLines(address),
    details: deliveryDetailsOf(address),
    telephone: readableTelephone(address),
  }
}

function orderTotals(order: OrderDetailsFragment, fallback: PriceDisplay): TotalsView {
  const { total, prices_include_tax: included } = order
  const currency = currencyOf(order)
  const cents = (amount: Parameters<typeof centsOf>[0]) => centsOf(amount, currency)
  const inclTax = cents(total?.shipping_handling?.amount_including_tax)
  const exclTax = cents(total?.shipping_handling?.amount_excluding_tax)
  const grandTotal = cents(total?.grand_total)
  const tip = cents(total?.tip)
  return {
    tax: included === null || included === undefined ? fallback : included ? 'incl' : 'excl',
    currency,
    goodsExclTax: cents(total?.subtotal_excl_tax),
    goodsInclTax: cents(total?.subtotal_incl_tax),
    ...discountsOf(total?.discounts, currency),
    coupon: order.applied_coupons[0]?.code,
    totalExclTax: cents(total?.grand_total_excl_tax) - tip - exclTax,
    totalInclTax: grandTotal - tip - inclTax,
    shipping: order.carrier ? { title: order.carrier, inclTax, exclTax } : undefined,
    taxes: (total?.taxes ?? []).flatMap((tax) =>
      tax ? [{ label: tax.title, amount: cents(tax.amount) }] : [],
    ),
    tip,
    grandTotal,
    // Nothing is due for a cancelled order.
    ...(order.status_code === 'canceled' ? { due: 0 } : voucherTotals(order, grandTotal)),
    paidBy: order.payment_state === 'paid' ? order.payment_methods?.[0]?.name : undefined,
  }
}
