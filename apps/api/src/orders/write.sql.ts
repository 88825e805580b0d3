import type { Cents } from '@comptoir/rules/money'
import type { Transaction } from '../platform/database.ts'
import { randomToken } from '../platform/random-token.ts'
import { postalColumns } from '../platform/postal-address.ts'
import type { OrderFulfilment } from './fulfilment.ts'
import type {
  OrderAddressRecord,
  OrderItemBundleSelection,
  OrderItemDownload,
  OrderItemRecord,
  OrderRecord,
  OrderTaxRecord,
} from './order.ts'

export type NewOrder = Omit<
  OrderRecord,
  | 'id'
  | 'number'
  | 'preparation'
  | 'isOpenQuotation'
  | 'outstanding'
  | 'quotationAcceptedAt'
  | 'quotationMessage'
  | 'statusChangedAt'
> & {
  firstname: string
  lastname: string
  /** Keyed hashes of the network address and of the network around it, for the limit on unpaid orders. */
  senderHash: Buffer | null
  senderWiderHash: Buffer | null
  /** A sale to a consumer of another member state: its value without tax, in the website's currency, and its year. */
  distanceSaleNet: Cents | null
  distanceSaleYear: number | null
}

/** A selection of a bundle; `stockDeducted` is for the whole quantity of the item. */
export type NewItemBundleSelection = Omit<OrderItemBundleSelection, 'id'> & {
  productId: number
  stockDeducted: number
}

/** A link as it was bought. */
export type NewItemDownload = Omit<OrderItemDownload, 'id'> & {
  linkId: number
  downloadsPerUnit: number | null
  isShareable: boolean
  file: string | null
  url: string | null
}

export type NewItem = Omit<
  OrderItemRecord,
  | 'id'
  | 'orderId'
  | 'bundleSelections'
  | 'downloads'
  | 'agreed'
  | 'quantityShipped'
  | 'quantityInvoiced'
  | 'quantityCanceled'
  | 'quantityRefunded'
> & {
  bundleSelections: NewItemBundleSelection[]
  downloads: NewItemDownload[]
  variantId: number | null
  stockProductId: number
  stockDeducted: number
  tax: number
}

/** Inserts the order's row; returns its id and number. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<{ id: number; number: string }> {
  const row = {
    token: order.token,
    cart_id: order.cartId,
    store_id: order.storeId,
    website_id: order.websiteId,
    customer_id: order.customerId,
    email: order.email,
    firstname: order.firstname,
    lastname: order.lastname,
    status: order.status,
    is_virtual: order.isVirtual,
    visitor_kind: order.visitorKind,
    price_display: order.priceDisplay,
    coupon_code: order.couponCode,
    discounts: tx.json(order.discounts),
    shipping_method: order.shippingMethod,
    carrier_title: order.carrierTitle,
    shipping_title: order.shippingTitle,
    payment_method: order.paymentMethod,
    payment_title: order.paymentTitle,
    payment_state: order.paymentState,
    subtotal_excl_tax: order.subtotalExclTax,
    subtotal_incl_tax: order.subtotalInclTax,
    discount: order.discount,
    shipping_excl_tax: order.shippingExclTax,
    shipping_incl_tax: order.shippingInclTax,
    tax: order.tax,
    tip: order.tip,
    currency: order.currency,
    grand_total: order.grandTotal,
    voucher_count: order.voucherCount,
    voucher_amount: order.voucherAmount,
    voucher_day: order.voucherDay,
    is_quotation: order.isQuotation,
    quotation_expires_at: order.quotationExpiresAt,
    quotation_answered_at: order.quotationAnsweredAt,
    reverse_charge_vat_number: order.reverseChargeVatNumber,
    reverse_charge_request_id: order.reverseChargeRequestId,
    distance_sale_net: order.distanceSaleNet,
    distance_sale_year: order.distanceSaleYear,
    purchase_order_number: order.purchaseOrderNumber,
    comment: order.comment,
    comment_shipping: order.commentShipping,
    cutlery: order.cutlery,
    delivery_date: order.deliveryDate,
    ...fulfilmentColumns(tx, order.fulfilment),
    appointment_starts_at: order.appointment?.startsAt ?? null,
    appointment_ends_at: order.appointment?.endsAt ?? null,
    payment_expires_at: order.paymentExpiresAt,
    sender_hash: order.senderHash,
    sender_wider_hash: order.senderWiderHash,
    created_at: order.createdAt,
    status_changed_at: order.createdAt,
  }
  const [inserted] = await tx<[{ id: number; number: string }]>`
    insert into sales_order ${tx(row)} returning id, number`
  return inserted
}

function fulfilmentColumns(tx: Transaction, fulfilment: OrderFulfilment | null) {
  return {
    pad_location_id: fulfilment?.locationId ?? null,
    pad_location: fulfilment && tx.json(fulfilment.location),
    pad_mode: fulfilment?.method ?? null,
    pad_day: fulfilment?.day ?? null,
    pad_time: fulfilment?.time ?? null,
    pad_time_end: fulfilment?.endTime ?? null,
    pad_starts_at: fulfilment?.startsAt ?? null,
    pad_fee: fulfilment?.fee ?? null,
  }
}

/** Inserts items of a new order, or further ones; gives all its statements at once. */
export async function insertItems(
  tx: Transaction,
  orderId: number,
  items: readonly NewItem[],
): Promise<void> {
  const rows = items.map((item) => ({
    order_id: orderId,
    product_id: item.productId,
    variant_id: item.variantId,
    product_type: item.productType,
    sku: item.sku,
    parent_sku: item.parentSku,
    name: item.name,
    url_key: item.urlKey,
    options: tx.json(item.options),
    quantity: item.quantity,
    stock_product_id: item.stockProductId,
    stock_deducted: item.stockDeducted,
    tax_rate: item.taxRate,
    at_rates: tx.json(item.atRates.map((one) => ({ ...one }))),
    price_excl_tax: item.priceExclTax,
    price_incl_tax: item.priceInclTax,
    row_excl_tax: item.rowExclTax,
    row_incl_tax: item.rowInclTax,
    discount: item.discount,
    discounts: item.discounts,
    tax: item.tax,
    eco_excl_tax: item.ecoExclTax,
    eco_incl_tax: item.ecoInclTax,
    gift_message: item.giftMessage && tx.json(item.giftMessage),
  }))
  const selections = items.flatMap((item, index) =>
    item.bundleSelections.map((selection) => ({
      line: index + 1,
      product_id: selection.productId,
      option_title: selection.optionTitle,
      sku: selection.sku,
      name: selection.name,
      quantity: selection.quantity,
      price_excl_tax: selection.priceExclTax,
      price_incl_tax: selection.priceInclTax,
      stock_deducted: selection.stockDeducted,
    })),
  )
  const downloads = items.flatMap((item, index) =>
    item.downloads.map((download) => ({
      line: index + 1,
      link_id: download.linkId,
      title: download.title,
      position: download.position,
      link_hash: randomToken(),
      downloads_per_unit: download.downloadsPerUnit,
      is_shareable: download.isShareable,
      file: download.file,
      url: download.url,
    })),
  )
  // An edited order has older items, too.
  const lines = tx`
    (select id, row_number() over (order by id) as line
       from (select id from order_item where order_id = ${orderId} order by id desc limit ${items.length}) newest) item`
  await Promise.all([
    tx`insert into order_item ${tx(rows)}`,
    ...(selections.length === 0
      ? []
      : [
          tx`
            insert into order_item_bundle_selection
              (order_item_id, product_id, option_title, sku, name, quantity, price_excl_tax, price_incl_tax, stock_deducted)
            select item.id, product_id, option_title, sku, name, quantity, price_excl_tax, price_incl_tax, stock_deducted
              from jsonb_to_recordset(${tx.json(selections)})
                     as given (line integer, product_id integer, option_title text, sku text, name text, quantity integer,
                               price_excl_tax integer, price_incl_tax integer, stock_deducted integer)
              join ${lines} using (line)`,
        ]),
    ...(downloads.length === 0
      ? []
      : [
          tx`
            insert into order_item_download
              (order_item_id, link_id, title, position, link_hash, downloads_per_unit, is_shareable, file, url)
            select item.id, link_id, title, position, link_hash, downloads_per_unit, is_shareable, file, url
              from jsonb_to_recordset(${tx.json(downloads)})
                     as given (line integer, link_id integer, title text, position integer, link_hash text,
                               downloads_per_unit integer, is_shareable boolean, file text, url text)
              join ${lines} using (line)`,
        ]),
  ])
}

export async function insertAddresses(
  tx: Transaction,
  orderId: number,
  addresses: readonly Omit<OrderAddressRecord, 'orderId'>[],
): Promise<void> {
  const rows = addresses.map((address) => ({
    order_id: orderId,
    kind: address.kind,
    ...postalColumns(address),
    delivery: address.delivery && tx.json(address.delivery),
  }))
  await tx`insert into order_address ${tx(rows)}`
}

export async function insertTaxes(
  tx: Transaction,
  orderId: number,
  taxes: readonly Omit<OrderTaxRecord, 'orderId'>[],
): Promise<void> {
  if (taxes.length === 0) return
  const rows = taxes.map((tax) => ({
    order_id: orderId,
    rate: tax.rate,
    title: tax.title,
    base: tax.base,
    amount: tax.amount,
    shipping_amount: tax.shippingAmount,
  }))
  await tx`insert into order_tax ${tx(rows)}`
}
