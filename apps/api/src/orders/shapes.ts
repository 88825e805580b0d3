import type {
  CustomerOrder,
  CustomerOrders,
  OrderAddress,
  OrderTotal,
} from '@comptoir/contract/generated/types'
import { fromMinorUnits } from '@comptoir/rules/money'
import { loneStatusLabel, type OrderStatus } from '@comptoir/rules/order-status'
import { amountDue } from '@comptoir/rules/voucher'
import { foodOfOrder } from '../food/index.ts'
import { timestamp } from '../platform/timestamp.ts'
import { messageIn } from '../platform/messages.ts'
import { toMoney } from '../platform/money.ts'
import { blankAddress, deliveryFields, postalFields, regionNames } from '../platform/postal-address.ts'
import { encodeUid } from '../platform/uid.ts'
import type { Language } from '@comptoir/rules/language'
import { appointmentShape } from './appointment.ts'
import { isCancellable } from './cancel.ts'
import {
  creditMemoShape,
  invoiceShape,
  shipmentShape,
  type CreditMemoShape,
  type InvoiceShape,
  type ShipmentShape,
} from './document-shapes.ts'
import { discountsOfOrder } from './discounts.ts'
import { itemShape, showsTax, type OrderItemShape } from './item-shape.ts'
import type { OrderList } from './list.ts'
import type { OrderAddressRecord, OrderItemRecord, OrderRecord, OrderTaxRecord, WholeOrder } from './order.ts'

export type OrderShape = Omit<
  CustomerOrder,
  | 'items'
  | 'invoices'
  | 'credit_memos'
  | 'shipments'
  | 'withdrawal'
  | 'withdrawals'
  | 'progress'
  | 'quotation'
  | 'payment_methods'
  | 'payment_due_on'
> & {
  /** For the fields that have resolvers. */
  whole: WholeOrder
  items: OrderItemShape[]
  invoices: InvoiceShape[]
  credit_memos: CreditMemoShape[]
  shipments: ShipmentShape[]
}
type OrdersShape = Omit<CustomerOrders, 'items'> & { items: OrderShape[] }

export function orderListShape(list: OrderList, language: Language): OrdersShape {
  return {
    items: list.orders.map((order) => orderShape(order, language)),
    total_count: list.count,
    date_of_first_order: list.first && timestamp(list.first),
    page_info: {
      current_page: list.currentPage,
      page_size: list.pageSize,
      total_pages: Math.ceil(list.count / list.pageSize),
    },
  }
}

/** An order in the contract's form; `status` is its label in `language`, `status_code` the code (decisions G-4). */
export function orderShape(whole: WholeOrder, language: Language): OrderShape {
  const { order, addresses, taxes, documents, shipments } = whole
  const foods = foodsOf(order)
  const shapeOf = (item: OrderItemRecord) => ({ ...itemShape(order, item, language), foods })
  const items = whole.items.map(shapeOf)
  const named = [...items, ...whole.removed.map(shapeOf)]
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  const credits = documents.filter(({ kind }) => kind === 'credit_memo')
  const placed = timestamp(order.createdAt)
  return {
    id: encodeUid(order.id),
    entity_id: order.id,
    number: order.number,
    order_number: order.number,
    increment_id: order.number,
    token: order.token,
    order_date: placed,
    created_at: placed,
    order_status_change_date: timestamp(order.statusChangedAt),
    status: messageIn(language, `order_status_${loneStatusLabel(order.status)}`),
    status_code: order.status,
    state: stateOf(order.status),
    payment_state: order.paymentState,
    is_quotation: order.isQuotation,
    prices_include_tax: showsTax(order),
    tr_ticket_count: order.voucherCount,
    tr_tickets_total_amount: fromMinorUnits(order.voucherAmount, order.currency),
    amount_due: toMoney(amountDue(order.grandTotal, order.voucherAmount), order.currency),
    email: order.email,
    is_virtual: order.isVirtual,
    customer_info: buyerOf(addresses),
    gift_receipt_included: false,
    printed_card_included: false,
    grand_total: fromMinorUnits(order.grandTotal, order.currency),
    total: totalShape(order, taxes, language),
    whole,
    items,
    invoices: invoices.map((document) => invoiceShape(whole, document, named)),
    credit_memos: credits.map((document) => creditMemoShape(whole, document, named)),
    shipments: shipments.map((shipment) => shipmentShape(whole, shipment, items)),
    available_actions: isCancellable(order) ? ['REORDER', 'CANCEL'] : ['REORDER'],
    billing_address: addressShape(addresses.find((address) => address.kind === 'billing')),
    shipping_address: addressShape(addresses.find((address) => address.kind === 'shipping')),
    carrier: order.carrierTitle,
    shipping_method: order.shippingTitle,
    delivery_date: order.deliveryDate,
    appointment: appointmentShape(order.appointment),
    ...fulfilmentFields(order),
    purchase_order_number: order.purchaseOrderNumber,
    comment: order.comment,
    comments: order.comment === null ? [] : [{ message: order.comment, timestamp: placed }],
    applied_coupons: order.couponCode === null ? [] : [{ code: order.couponCode }],
  }
}

/** The contract's fulfilment fields (spec 000 §3). */
function fulfilmentFields({ fulfilment, comment, commentShipping, cutlery, currency }: OrderRecord) {
  const location = fulfilment?.location
  return {
    pad_location_id: fulfilment?.locationId ?? null,
    pad_location: location
      ? {
          title: location.title,
          address: location.address,
          cp: location.postcode,
          city: location.city,
          phone: location.phone,
        }
      : null,
    pad_mode: fulfilment?.method ?? null,
    pad_day: fulfilment?.day ?? null,
    pad_time: fulfilment?.time ?? null,
    pad_time_end: fulfilment?.endTime ?? null,
    pad_fee: fulfilment ? fromMinorUnits(fulfilment.fee, currency) : null,
    pad_comment: comment,
    pad_comment_shipping: commentShipping,
    pad_cutlery: cutlery,
  }
}

/** Magento's state of a status; several statuses may share one. */
function stateOf(status: OrderStatus): string {
  if (status === 'pending') return 'new'
  if (status === 'payzen_pending_transfer') return 'pending_payment'
  return status === 'payzen_to_validate' || status === 'fraud' ? 'payment_review' : status
}

/** The buyer, as named on the invoice. */
function buyerOf(addresses: readonly OrderAddressRecord[]) {
  const { firstname, lastname, middlename, prefix, suffix } =
    addresses.find(({ kind }) => kind === 'billing') ?? addresses[0] ?? blankAddress()
  return { firstname, lastname, middlename, prefix, suffix }
}

/** As in Magento, `subtotal` and `total_shipping` exclude tax; the amounts with tax are separate fields. */
function totalShape(order: OrderRecord, taxes: readonly OrderTaxRecord[], language: Language): OrderTotal {
  const { currency } = order
  const money = (amount: number) => toMoney(amount, currency)
  const shipping = money(order.shippingExclTax)
  const grandTotal = money(order.grandTotal)
  return {
    subtotal: money(order.subtotalExclTax),
    subtotal_excl_tax: money(order.subtotalExclTax),
    subtotal_incl_tax: money(order.subtotalInclTax),
    discounts: discountsOfOrder(order),
    grand_total: grandTotal,
    grand_total_excl_tax: money(order.grandTotal - order.tax),
    base_grand_total: grandTotal,
    total_tax: money(order.tax),
    tip: order.tip > 0 ? money(order.tip) : null,
    taxes: [
      ...taxes.map((tax) => taxShape(tax, tax.amount, currency)),
      // Says why there is no tax.
      ...(order.reverseChargeVatNumber
        ? [{ amount: money(0), rate: 0, title: messageIn(language, 'document_reverse_charge') }]
        : []),
    ],
    total_shipping: shipping,
    shipping_handling: {
      amount_excluding_tax: shipping,
      amount_including_tax: money(order.shippingInclTax),
      total_amount: shipping,
      discounts: [],
      taxes: taxes
        .filter((tax) => tax.shippingAmount > 0)
        .map((tax) => taxShape(tax, tax.shippingAmount, currency)),
    },
  }
}

function taxShape(tax: OrderTaxRecord, amount: number, currency: string) {
  return { amount: toMoney(amount, currency), rate: tax.rate / 100, title: tax.title }
}

function foodsOf({ id }: OrderRecord): OrderItemShape['foods'] {
  let foods: ReturnType<OrderItemShape['foods']> | undefined
  return async (ctx) => await (foods ??= foodOfOrder(ctx, ctx.app.sql, id))
}

function addressShape(address: OrderAddressRecord | undefined): OrderAddress | null {
  if (!address) return null
  const region = regionNames(address)
  return {
    ...postalFields(address),
    ...deliveryFields(address.delivery),
    region: region.name,
    region_code: region.code,
    region_id: address.regionId === null ? null : String(address.regionId),
    country_code: address.countryCode as OrderAddress['country_code'],
    custom_attributesV2: [],
  }
}
