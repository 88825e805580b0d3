import { readTogether, type Queryable, type Sql, type Transaction } from '../platform/database.ts'
import { selectDocuments } from './documents.sql.ts'
import { withTaxRates } from './tax-rates.ts'
import { selectShipments } from './shipments.sql.ts'
import type {
  OrderAddressRecord,
  OrderHead,
  OrderItemRecord,
  OrderRecord,
  OrderTaxRecord,
  WholeOrder,
} from './order.ts'

const head = (sql: Queryable) => sql`
  id, number, token, cart_id as "cartId", store_id as "storeId", website_id as "websiteId", customer_id as "customerId",
  email, visitor_kind as "visitorKind", price_display as "priceDisplay", status, preparation,
  shipping_method as "shippingMethod", payment_method as "paymentMethod", payment_state as "paymentState", currency, grand_total as "grandTotal",
  payment_expires_at as "paymentExpiresAt", voucher_amount as "voucherAmount", outstanding, is_quotation as "isQuotation",
  is_quotation and quotation_accepted_at is null as "isOpenQuotation"`

const columns = (sql: Queryable) => sql`
  ${head(sql)}, is_virtual as "isVirtual", coupon_code as "couponCode",
  discounts, carrier_title as "carrierTitle", shipping_title as "shippingTitle",
  payment_title as "paymentTitle", subtotal_excl_tax as "subtotalExclTax", subtotal_incl_tax as "subtotalInclTax",
  discount, shipping_excl_tax as "shippingExclTax", shipping_incl_tax as "shippingInclTax", tax, tip, comment,
  reverse_charge_vat_number as "reverseChargeVatNumber", reverse_charge_request_id as "reverseChargeRequestId",
  purchase_order_number as "purchaseOrderNumber", comment_shipping as "commentShipping", cutlery,
  case when pad_mode is not null then jsonb_build_object(
    'locationId', pad_location_id, 'location', pad_location, 'method', pad_mode, 'day', pad_day, 'time', pad_time,
    'endTime', pad_time_end, 'startsAt', pad_starts_at, 'fee', pad_fee) end as fulfilment,
  case when appointment_starts_at is not null then jsonb_build_object(
    'startsAt', appointment_starts_at, 'endsAt', appointment_ends_at, 'sequence', appointment_sequence,
    'timeZone', (select config #>> '{timezone}' from website where id = sales_order.website_id)) end as appointment,
  voucher_count as "voucherCount", voucher_day::text as "voucherDay", quotation_expires_at as "quotationExpiresAt",
  quotation_answered_at as "quotationAnsweredAt", quotation_accepted_at as "quotationAcceptedAt",
  quotation_message as "quotationMessage", delivery_date::text as "deliveryDate", created_at as "createdAt", status_changed_at as "statusChangedAt"`

/** Selects an order and locks its row until `tx` ends. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderHead | undefined> {
  const [row] = await tx<OrderHead[]>`select ${head(tx)} from sales_order where id = ${id} for update`
  return row
}

export async function lockOrderByNumber(tx: Transaction, number: string): Promise<OrderHead | undefined> {
  const [row] = await tx<OrderHead[]>`select ${head(tx)} from sales_order where number = ${number} for update`
  return row
}

/** A customer's own order by its number, or a guest's by its token. */
export async function selectOwnOrder(
  sql: Queryable,
  reference: string,
  customerId: number | null,
): Promise<OrderHead | undefined> {
  const [row] = await sql<OrderHead[]>`
    select ${head(sql)} from sales_order
     where (number = ${reference} and customer_id = ${customerId})
        or (token = ${reference} and customer_id is null)`
  return row
}

/** A customer's own order by its number. */
export async function selectNamedOrder(
  sql: Queryable,
  { number, websiteId, customerId }: { number: string; websiteId: number; customerId: number },
): Promise<OrderHead | undefined> {
  const [row] = await sql<OrderHead[]>`
    select ${head(sql)} from sales_order
     where number = ${number} and website_id = ${websiteId} and customer_id = ${customerId}`
  return row
}

/** An order by number and e-mail; use it only to mail that address. */
export async function selectMailedOrder(
  sql: Queryable,
  { number, websiteId, email }: { number: string; websiteId: number; email: string },
): Promise<(OrderHead & { lastname: string }) | undefined> {
  const [row] = await sql<(OrderHead & { lastname: string })[]>`
    select ${head(sql)}, lastname from sales_order
     where number = ${number.trim()} and website_id = ${websiteId} and lower(email) = lower(${email.trim()})`
  return row
}

/** An order by its number, or by the token that placeOrder returned; the caller checks that the visitor may see it. */
export async function selectForGuest(
  sql: Queryable,
  websiteId: number,
  by: { number: string } | { token: string },
): Promise<(OrderHead & { lastname: string }) | undefined> {
  const condition = 'number' in by ? sql`number = ${by.number}` : sql`token = ${by.token}`
  const [row] = await sql<(OrderHead & { lastname: string })[]>`
    select ${head(sql)}, lastname from sales_order where website_id = ${websiteId} and ${condition}`
  return row
}

/**
 * Locks the order if its payment deadline has passed; undefined also when another transaction has locked it. Quotations
 * have no deadline here (decisions I-5).
 */
export async function lockAbandonedOrder(
  tx: Transaction,
  now: Date,
  id: number,
): Promise<OrderHead | undefined> {
  const [row] = await tx<OrderHead[]>`
    select ${head(tx)} from sales_order where id = ${id} and ${isAbandoned(tx, now)} for update skip locked`
  return row
}

export async function selectAbandonedOrders(sql: Queryable, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from sales_order where ${isAbandoned(sql, now)} order by payment_expires_at`
  return rows.map(({ id }) => id)
}

const isAbandoned = (sql: Queryable, now: Date) => sql`
  status = 'pending_payment' and payment_state = 'waiting' and not is_quotation and payment_expires_at <= ${now}`

/** Locks the order if the shop has waited for its payment until its deadline; never a quotation. */
export async function lockOverduePayment(
  tx: Transaction,
  now: Date,
  id: number,
): Promise<OrderHead | undefined> {
  const [row] = await tx<OrderHead[]>`
    select ${head(tx)} from sales_order where id = ${id} and ${isOverdue(tx, now)} for update skip locked`
  return row
}

export async function selectOverduePayments(sql: Queryable, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from sales_order where ${isOverdue(sql, now)} order by payment_expires_at`
  return rows.map(({ id }) => id)
}

const isOverdue = (sql: Queryable, now: Date) => sql`
  status = 'pending' and payment_state = 'waiting' and not is_quotation and payment_expires_at <= ${now}`

/** Whether the customer has placed another order after this one. */
export async function hasOrderedSince(tx: Transaction, order: OrderHead): Promise<boolean> {
  const rows = await tx`
    select 1 from sales_order
     where customer_id = ${order.customerId} and website_id = ${order.websiteId} and id > ${order.id} limit 1`
  return rows.length > 0
}

/** An order outside of transactions, in one round trip. */
export async function readOrder(sql: Sql, id: number): Promise<WholeOrder | undefined> {
  return await readTogether(sql, (tx) => selectOrder(tx, id))
}

/** Gives all its statements at once. */
export async function selectOrder(tx: Transaction, id: number): Promise<WholeOrder | undefined> {
  const [rows, relations] = await Promise.all([
    tx<OrderRecord[]>`select ${columns(tx)} from sales_order where id = ${id}`,
    selectRelations(tx, [id]),
  ])
  return joined(rows, relations)[0]
}

type Fragment = ReturnType<typeof head>

/** Filters of an order list; absent ones do not filter. */
export type OrderConditions = {
  customerId: number
  storeId: number | null
  numbers?: string[]
  /** Substring of the number. */
  numberMatch?: string
  statuses?: string[]
  createdFrom?: Date
  createdTo?: Date
  totalFrom?: number
  totalTo?: number
}

export type OrderPage = { limit: number; offset: number; by: 'created_at' | 'number'; descending: boolean }

export async function countOrders(
  sql: Queryable,
  conditions: OrderConditions,
): Promise<{ count: number; first: Date | null }> {
  const [row] = await sql<[{ count: number; first: Date | null }]>`
    select count(*)::integer as count,
           (select min(created_at) from sales_order where customer_id = ${conditions.customerId}) as first
      from sales_order where ${where(sql, conditions)}`
  return row
}

export async function selectOrders(
  sql: Queryable,
  conditions: OrderConditions,
  page: OrderPage,
): Promise<WholeOrder[]> {
  const direction = page.descending ? sql`desc` : sql`asc`
  const rows = await sql<OrderRecord[]>`
    select ${columns(sql)} from sales_order where ${where(sql, conditions)}
     order by ${sql(page.by)} ${direction}, id ${direction} limit ${page.limit} offset ${page.offset}`
  if (rows.length === 0) return []
  return joined(
    rows,
    await selectRelations(
      sql,
      rows.map((order) => order.id),
    ),
  )
}

/** Filter fields are combined with OR (contract §4). */
function where(sql: Queryable, conditions: OrderConditions): Fragment {
  const { customerId, storeId } = conditions
  const own = sql`customer_id = ${customerId} ${storeId === null ? sql`` : sql`and store_id = ${storeId}`}`
  const alternatives = filters(sql, conditions)
  if (alternatives.length === 0) return own
  return sql`${own} and (${alternatives.reduce((all, one) => sql`${all} or ${one}`)})`
}

function filters(sql: Queryable, conditions: OrderConditions): Fragment[] {
  const { numbers, numberMatch, statuses, createdFrom, createdTo, totalFrom, totalTo } = conditions
  const list: Fragment[] = []
  if (numbers) list.push(sql`number = any(${numbers}::text[])`)
  if (numberMatch) list.push(sql`position(${numberMatch} in number) > 0`)
  if (statuses) list.push(sql`status = any(${statuses}::text[])`)
  if (createdFrom || createdTo) {
    const from = createdFrom ?? '-infinity'
    const to = createdTo ?? 'infinity'
    list.push(sql`created_at between ${from}::timestamptz and ${to}::timestamptz`)
  }
  if (totalFrom !== undefined || totalTo !== undefined)
    list.push(sql`grand_total between ${totalFrom ?? 0} and ${totalTo ?? 2_147_483_647}`)
  return list
}

async function selectRelations(sql: Queryable, ids: number[]) {
  return await Promise.all([
    selectItems(sql, ids),
    selectAddresses(sql, ids),
    selectTaxes(sql, ids),
    selectDocuments(sql, ids),
    selectShipments(sql, ids),
  ])
}

function joined(
  orders: readonly OrderRecord[],
  [items, addresses, taxes, documents, shipments]: Awaited<ReturnType<typeof selectRelations>>,
): WholeOrder[] {
  const itemsOf = Map.groupBy(items, (item) => item.orderId)
  const addressesOf = Map.groupBy(addresses, (address) => address.orderId)
  const taxesOf = Map.groupBy(taxes, (tax) => tax.orderId)
  const documentsOf = Map.groupBy(documents, (document) => document.orderId)
  const shipmentsOf = Map.groupBy(shipments, (shipment) => shipment.orderId)
  return orders.map((order) => {
    const own = taxesOf.get(order.id) ?? []
    const all = itemsOf.get(order.id) ?? []
    return {
      order,
      items: withTaxRates(
        all.filter(({ quantity }) => quantity > 0),
        { ...order, taxes: own },
      ),
      removed: all.filter(({ quantity }) => quantity === 0),
      addresses: addressesOf.get(order.id) ?? [],
      taxes: own,
      documents: documentsOf.get(order.id) ?? [],
      shipments: shipmentsOf.get(order.id) ?? [],
    }
  })
}

async function selectItems(sql: Queryable, orderIds: number[]): Promise<OrderItemRecord[]> {
  return await sql<OrderItemRecord[]>`
    select id, order_id as "orderId", product_id as "productId", product_type as "productType", sku,
           parent_sku as "parentSku", name, url_key as "urlKey", options, quantity,
           quantity_shipped as "quantityShipped", quantity_invoiced as "quantityInvoiced",
           quantity_canceled as "quantityCanceled", quantity_refunded as "quantityRefunded",
           price_excl_tax as "priceExclTax", price_incl_tax as "priceInclTax", tax_rate as "taxRate",
           at_rates as "atRates", row_excl_tax as "rowExclTax", row_incl_tax as "rowInclTax", discount, discounts,
           eco_excl_tax as "ecoExclTax", eco_incl_tax as "ecoInclTax", gift_message as "giftMessage", agreed,
           array(select jsonb_build_object('id', p.id, 'optionTitle', p.option_title, 'sku', p.sku, 'name', p.name,
                   'quantity', p.quantity, 'priceExclTax', p.price_excl_tax, 'priceInclTax', p.price_incl_tax)
                   from order_item_bundle_selection p where p.order_item_id = order_item.id order by p.id) as "bundleSelections",
           array(select jsonb_build_object('id', d.id, 'title', d.title, 'position', d.position)
                   from order_item_download d where d.order_item_id = order_item.id order by d.position, d.id) as downloads
      from order_item where order_id = any(${orderIds}::integer[]) order by id`
}

async function selectAddresses(sql: Queryable, orderIds: number[]): Promise<OrderAddressRecord[]> {
  return await sql<OrderAddressRecord[]>`
    select order_id as "orderId", kind, firstname, lastname, middlename, prefix, suffix, company, street, city,
           region, region_code as "regionCode", region_id as "regionId", postcode, country_code as "countryCode", telephone, fax, vat_id as "vatId", delivery
      from order_address where order_id = any(${orderIds}::integer[])`
}

async function selectTaxes(sql: Queryable, orderIds: number[]): Promise<OrderTaxRecord[]> {
  return await sql<OrderTaxRecord[]>`
    select order_id as "orderId", rate, title, base, amount, shipping_amount as "shippingAmount"
      from order_tax where order_id = any(${orderIds}::integer[]) order by rate desc`
}
