import type { Cents } from '@comptoir/rules/money'
import type { AtRate } from '@comptoir/rules/refund'
import type { OrderStatus } from '@comptoir/rules/order-status'
import type { VisitorKind } from '@comptoir/rules/visitor'
import type { DeliveryDetails, PostalAddress } from '../platform/postal-address.ts'
import type { OrderDocument } from './documents.sql.ts'
import type { OrderFulfilment } from './fulfilment.ts'
import type { Shipment } from './shipments.sql.ts'

/** What is known of the payment of an order (decisions G-2); `none` when nothing was due. */
export type OrderPaymentState = 'waiting' | 'pending' | 'paid' | 'refused' | 'cancelled' | 'none'

/** The part of an order that its moves and its payment turn on. */
export type OrderHead = {
  id: number
  number: string
  /** Known to nobody but whoever placed it. */
  token: string
  cartId: number
  storeId: number
  websiteId: number
  customerId: number | null
  couponId: number | null
  email: string
  visitorKind: VisitorKind
  status: OrderStatus
  /** `<carrier code>_<method code>`. */
  shippingMethod: string | null
  paymentMethod: string
  paymentState: OrderPaymentState
  grandTotal: Cents
  /** What of it is paid in meal vouchers (decisions I-4). */
  voucherAmount: Cents
  isQuotation: boolean
  /** It was asked for as a quotation and its customer has not accepted it: nothing is sold yet (decisions I-5). */
  isOpenQuotation: boolean
}

/** An order as its row is; amounts in cents. */
export type OrderRecord = OrderHead & {
  isVirtual: boolean
  couponCode: string | null
  discountLabel: string | null
  carrierTitle: string | null
  shippingTitle: string | null
  paymentTitle: string
  subtotalExclTax: Cents
  subtotalInclTax: Cents
  /** In the base of the visitor kind (decisions E-7). */
  discount: Cents
  shippingExclTax: Cents
  shippingInclTax: Cents
  tax: Cents
  /** The buyer's own. */
  purchaseOrderNumber: string | null
  comment: string | null
  commentShipping: string | null
  /** Meal vouchers that will be handed over, and the day of the meal, YYYY-MM-DD. */
  voucherCount: number
  voucherDay: string | null
  /** Of a quotation: until when it holds, when the shop answered, when its customer accepted. */
  quotationExpiresAt: Date | null
  quotationAnsweredAt: Date | null
  quotationAcceptedAt: Date | null
  /** YYYY-MM-DD. */
  deliveryDate: string | null
  /** At a point of sale; null where the website has none. */
  fulfilment: OrderFulfilment | null
  createdAt: Date
  statusChangedAt: Date
}

/** What was chosen, or written, on an item. */
export type OrderItemOption = { label: string; value: string; entered?: true }

/** A part of a bundle; amounts of one unit of it, in cents. */
export type OrderItemPart = {
  id: number
  optionTitle: string
  sku: string
  name: string
  /** In one unit of the item. */
  quantity: number
  priceExclTax: Cents
  priceInclTax: Cents
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
  /** Of a bundle. */
  parts: OrderItemPart[]
  quantity: number
  quantityShipped: number
  quantityInvoiced: number
  quantityCanceled: number
  quantityRefunded: number
  priceExclTax: Cents
  priceInclTax: Cents
  /** Basis points; of the part that costs most in a bundle. */
  taxRate: number
  /** What it costs after discount at each of its rates, highest first. */
  atRates: AtRate[]
  rowExclTax: Cents
  rowInclTax: Cents
  /** Eco-participation of the row, contained in its amounts. */
  ecoExclTax: Cents
  ecoInclTax: Cents
  discount: Cents
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
  /** What it is taken of. */
  base: Cents
  /** Goods and shipping. */
  amount: Cents
  shippingAmount: Cents
}

/** An order with everything that belongs to it. */
export type WholeOrder = {
  order: OrderRecord
  items: OrderItemRecord[]
  addresses: OrderAddressRecord[]
  taxes: OrderTaxRecord[]
  /** Invoices and credit notes, oldest first. */
  documents: OrderDocument[]
  /** Parcels, oldest first. */
  shipments: Shipment[]
}
