import type {
  CreditMemo,
  DownloadableItemsLinks,
  Invoice,
  ItemSelectedBundleOption,
  Money,
  OrderShipment,
  ShippingHandling,
  TaxItem,
} from '@comptoir/contract/generated/types'
import { timestamp } from '../platform/timestamp.ts'
import { toMoney } from '../platform/money.ts'
import { encodeUid } from '../platform/uid.ts'
import type { OrderDocument } from './documents.sql.ts'
import type { WholeOrder } from './order.ts'
import { discountsOfDocument } from './discounts.ts'
import type { OrderItemShape } from './item-shape.ts'
import type { Shipment } from './shipments.sql.ts'

/** A document with what its resolvers need to render the PDF on request. */
export type DocumentShape = { whole: WholeOrder; document: OrderDocument }
type Line<Unit extends string> = Record<Unit, number> & {
  __typename: string
  order_item: OrderItemShape
  bundle_options?: ItemSelectedBundleOption[]
  downloadable_links?: DownloadableItemsLinks[]
}
export type InvoiceShape = Omit<Invoice, 'items' | 'pdf'> &
  DocumentShape & { items: Line<'quantity_invoiced'>[] }
export type CreditMemoShape = Omit<CreditMemo, 'items' | 'pdf'> &
  DocumentShape & { items: Line<'quantity_refunded'>[] }
export type ShipmentShape = Omit<OrderShipment, 'items'> & { items: Line<'quantity_shipped'>[] }

export function invoiceShape(
  whole: WholeOrder,
  document: OrderDocument,
  items: readonly OrderItemShape[],
): InvoiceShape {
  return {
    ...headOf(whole, document),
    items: linesOf('InvoiceItem', 'quantity_invoiced', document, items),
    total: totalOf(whole, document),
  }
}

export function creditMemoShape(
  whole: WholeOrder,
  document: OrderDocument,
  items: readonly OrderItemShape[],
): CreditMemoShape {
  return {
    ...headOf(whole, document),
    items: linesOf('CreditMemoItem', 'quantity_refunded', document, items),
    total: { ...totalOf(whole, document), adjustment: toMoney(document.adjustment, whole.order.currency) },
  }
}

/** A shipment in the contract's shape; its carrier defaults to the order's. */
export function shipmentShape(
  whole: WholeOrder,
  shipment: Shipment,
  items: readonly OrderItemShape[],
): ShipmentShape {
  const { carrier, trackingNumber, trackingUrl } = shipment
  const name = carrier ?? whole.order.carrierTitle ?? ''
  return {
    id: encodeUid(shipment.id),
    number: shipment.number,
    created_at: timestamp(shipment.createdAt),
    items: linesOf('ShipmentItem', 'quantity_shipped', shipment, items),
    tracking:
      trackingNumber === null
        ? []
        : [{ carrier: name, title: name, number: trackingNumber, url: trackingUrl }],
    comments: [],
  }
}

function headOf(whole: WholeOrder, document: OrderDocument) {
  const { id, number, createdAt } = document
  return { id: encodeUid(id), number, created_at: timestamp(createdAt), comments: [], whole, document }
}

function linesOf<Unit extends string>(
  __typename: string,
  unit: Unit,
  { items: lines }: { items: readonly { orderItemId: number; quantity: number }[] },
  items: readonly OrderItemShape[],
): Line<Unit>[] {
  return lines.flatMap(({ orderItemId, quantity }) => {
    const id = encodeUid(orderItemId)
    const item = items.find((one) => one.id === id)
    if (!item) return []
    const { product_name, product_sku, product_sale_price, discounts, bundle_options, downloadable_links } =
      item
    const line = {
      __typename: `${bundle_options ? 'Bundle' : downloadable_links ? 'Downloadable' : ''}${__typename}`,
      ...(bundle_options && { bundle_options }),
      ...(downloadable_links && { downloadable_links }),
      id,
      order_item: item,
      product_name,
      product_sku,
      product_sale_price,
      discounts,
    }
    return [{ ...line, ...({ [unit]: quantity } as Record<Unit, number>) }]
  })
}

function totalOf({ order }: WholeOrder, document: OrderDocument) {
  const money = (amount: number) => toMoney(amount, order.currency)
  const taxes: TaxItem[] = document.taxes.map((tax) => ({
    amount: money(tax.amount),
    rate: tax.rate / 100,
    title: tax.title,
  }))
  return {
    subtotal: money(document.subtotalExclTax),
    discounts: discountsOfDocument(order, document.discount),
    total_tax: money(document.tax),
    tip: document.tip > 0 ? money(document.tip) : null,
    taxes,
    grand_total: money(document.grandTotal),
    base_grand_total: money(document.grandTotal),
    total_shipping: money(document.shippingExclTax),
    shipping_handling: handlingOf(document, money),
  }
}

function handlingOf(document: OrderDocument, money: (amount: number) => Money): ShippingHandling {
  const shipping = money(document.shippingExclTax)
  const taxed = document.taxes.filter((tax) => tax.shippingAmount > 0)
  return {
    amount_excluding_tax: shipping,
    amount_including_tax: money(document.shippingInclTax),
    total_amount: shipping,
    discounts: [],
    taxes: taxed.map((tax) => ({
      amount: money(tax.shippingAmount),
      rate: tax.rate / 100,
      title: tax.title,
    })),
  }
}
