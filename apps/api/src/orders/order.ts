import type { Cents } from '@comptoir/rules/money'
import type { RowAmounts } from '@comptoir/rules/order-edit'
import type { AtRate } from '@comptoir/rules/refund'
import type { OrderStatus } from '@comptoir/rules/order-status'
import type { Preparation } from '@comptoir/rules/preparation'
import type { PriceDisplay, VisitorKind } from '@comptoir/rules/visitor'
import type { GiftMessage } from '../cart/index.ts'
import type { DeliveryDetails, PostalAddress } from '../platform/postal-address.ts'
import type { OrderDocument } from './documents.sql.ts'
import type { OrderAppointment } from './appointment.ts'
import type { OrderFulfilment } from './fulfilment.ts'
import type { Shipment } from './shipments.sql.ts'

/** The payment state of an order (decisions G-2); `none` when nothing was due. */
export type OrderPaymentState = 'waiting' | 'pending' | 'paid' | 'refused' | 'cancelled' | 'none'

/** What a rule took off an order; the amounts of all sum to the order's discount. */
type OrderDiscount = { label: string; code: string | null; amount: Cents }

/** The fields of an order that transitions and payments need. */
export type OrderHead = {
  id: number
  number: string
  /** Secret that identifies a guest's order. */
  token: string
  cartId: number
  storeId: number
  websiteId: number
  customerId: number | null
  email: string
  visitorKind: VisitorKind
  /** How its prices were shown; null, in orders of earlier versions, follows the kind (priceDisplayOf). */
  priceDisplay: PriceDisplay | null
  status: OrderStatus
  /** Of the staff, beside the status. */
  preparation: Preparation
  /** `<carrier code>_<method code>`. */
  shippingMethod: string | null
  paymentMethod: string
  paymentState: OrderPaymentState
  /** When it is cancelled unless it is paid; null when it is paid or has no deadline. */
  paymentExpiresAt: Date | null
  /** Of all amounts of the order, ISO 4217. */
  currency: string
  grandTotal: Cents
  /** The amount paid in meal vouchers (decisions I-4). */
  voucherAmount: Cents
  /** Still to be paid after an edit of an order that was paid. */
  outstanding: Cents
  isQuotation: boolean
  /** A quotation that its customer has not accepted (decisions I-5). */
  isOpenQuotation: boolean
}

/** A row of sales_order; amounts in cents. */
export type OrderRecord = OrderHead & {
  isVirtual: boolean
  couponCode: string | null
  discounts: OrderDiscount[]
  carrierTitle: string | null
  shippingTitle: string | null
  paymentTitle: string
  subtotalExclTax: Cents
  subtotalInclTax: Cents
  /** With tax where its prices were shown so, else without (decisions E-7). */
  discount: Cents
  shippingExclTax: Cents
  shippingInclTax: Cents
  tax: Cents
  /** Part of the grand total, outside the taxable base. */
  tip: Cents
  /** The checked VAT number of a buyer who owes the tax; null where the shop charged it. */
  reverseChargeVatNumber: string | null
  /** Consultation number of that check. */
  reverseChargeRequestId: string | null
  purchaseOrderNumber: string | null
  comment: string | null
  commentShipping: string | null
  /** Sets of cutlery that come with the food. */
  cutlery: number
  /** Meal vouchers to hand over at pickup or delivery, and the day of the meal, YYYY-MM-DD. */
  voucherCount: number
  voucherDay: string | null
  /** For quotations: the end of its validity, when the shop answered, and when the customer accepted. */
  quotationExpiresAt: Date | null
  quotationAnsweredAt: Date | null
  quotationAcceptedAt: Date | null
  /** What the shop wrote with its answer. */
  quotationMessage: string | null
  /** YYYY-MM-DD. */
  deliveryDate: string | null
  /** When it is delivered by appointment. */
  appointment: OrderAppointment | null
  /** Null on websites without locations. */
  fulfilment: OrderFulfilment | null
  createdAt: Date
  statusChangedAt: Date
}

/** A selected or entered option of an item. */
export type OrderItemOption = {
  label: string
  value: string
  entered?: true
  /** SKUs of the selected values that have one. */
  skus?: readonly string[]
}

/** A bought link of a downloadable product. */
export type OrderItemDownload = { id: number; title: string; position: number }

/** A selection of a bundle; prices of one unit of it, in cents. */
export type OrderItemBundleSelection = {
  id: number
  optionTitle: string
  sku: string
  name: string
  /** Units in one unit of the item. */
  quantity: number
  priceExclTax: Cents
  priceInclTax: Cents
}

/** The amounts of a row as they were agreed when the order was placed; `own` is the price that staff gave it since. */
export type AgreedRow = RowAmounts & {
  own?: {
    /** In the price that counts. */
    price: Cents
    /** Unit prices that were agreed. */
    agreedExclTax: Cents
    agreedInclTax: Cents
  }
}

export type OrderItemRecord = {
  id: number
  orderId: number
  productId: number | null
  productType: string
  sku: string
  parentSku: string | null
  name: string
  urlKey: string | null
  options: OrderItemOption[]
  /** For bundles. */
  bundleSelections: OrderItemBundleSelection[]
  /** For downloadable products. */
  downloads: OrderItemDownload[]
  quantity: number
  quantityShipped: number
  quantityInvoiced: number
  quantityCanceled: number
  quantityRefunded: number
  priceExclTax: Cents
  priceInclTax: Cents
  /** Basis points; for a bundle the rate of its most expensive selection. */
  taxRate: number
  /** The row after discount by tax rate, highest rate first. */
  atRates: AtRate[]
  rowExclTax: Cents
  rowInclTax: Cents
  /** Eco-participation of the row, contained in its amounts. */
  ecoExclTax: Cents
  ecoInclTax: Cents
  discount: Cents
  /** Of each of the order's discounts; sums to `discount`. */
  discounts: Cents[]
  giftMessage: GiftMessage | null
  /** The amounts from which every quantity is priced, once the line was edited. */
  agreed: AgreedRow | null
}

export type OrderAddressRecord = PostalAddress & {
  orderId: number
  kind: 'billing' | 'shipping'
  delivery: DeliveryDetails | null
}

export type OrderTaxRecord = {
  orderId: number
  /** Basis points. */
  rate: number
  title: string
  /** The taxed amount. */
  base: Cents
  /** Goods and shipping. */
  amount: Cents
  shippingAmount: Cents
}

/** An order with its items, addresses, taxes, documents and shipments. */
export type WholeOrder = {
  order: OrderRecord
  items: OrderItemRecord[]
  /** Lines that an edit removed, which documents name. */
  removed: OrderItemRecord[]
  addresses: OrderAddressRecord[]
  taxes: OrderTaxRecord[]
  /** Invoices and credit notes, oldest first. */
  documents: OrderDocument[]
  /** Oldest first. */
  shipments: Shipment[]
}
