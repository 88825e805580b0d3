import type { StoredOrderRow } from '@comptoir/rules/stored-tax-rates'
import type { Cents } from '@comptoir/rules/money'
import type { AtRate } from '@comptoir/rules/refund'
import type { PriceDisplay, VisitorKind } from '@comptoir/rules/visitor'
import type { Queryable, Transaction } from '../platform/database.ts'
import { withTaxRates } from './tax-rates.ts'

type DocumentKind = 'invoice' | 'credit_memo'

/** Amounts in cents. */
type DocumentAmounts = {
  subtotalExclTax: Cents
  subtotalInclTax: Cents
  discount: Cents
  shippingExclTax: Cents
  shippingInclTax: Cents
  /** Refunded in addition to items and shipping, tax included. */
  adjustment: Cents
  tax: Cents
  /** Part of the grand total, outside the taxable base. */
  tip: Cents
  grandTotal: Cents
}

export type DocumentItem = {
  orderItemId: number
  quantity: number
  rowExclTax: Cents
  rowInclTax: Cents
  discount: Cents
  tax: Cents
}

export type DocumentTax = {
  /** Basis points. */
  rate: number
  title: string
  base: Cents
  amount: Cents
  shippingAmount: Cents
}

export type OrderDocument = DocumentAmounts & {
  id: number
  orderId: number
  kind: DocumentKind
  number: string
  createdAt: Date
  /** Of what an edit took away or added; the order's total contains it. */
  isEdit: boolean
  /** What the shop wrote to the customer with it. */
  message: string | null
  items: DocumentItem[]
  taxes: DocumentTax[]
}

export type NewDocument = Omit<OrderDocument, 'id' | 'number' | 'message'> & {
  websiteId: number
  year: number
}

/**
 * Inserts a document under the next number of its kind in the website's year, in one statement. Others wait for the
 * number until `tx` ends, so that there are no gaps. `prefix` goes before year and serial.
 */
export async function insertDocument(
  tx: Transaction,
  { items, taxes, ...document }: NewDocument,
  prefix: string,
): Promise<{ id: number; number: string }> {
  const itemRows = items.map((item) => ({
    order_item_id: item.orderItemId,
    quantity: item.quantity,
    row_excl_tax: item.rowExclTax,
    row_incl_tax: item.rowInclTax,
    discount: item.discount,
    tax: item.tax,
  }))
  const taxRows = taxes.map((tax) => ({
    rate: tax.rate,
    title: tax.title,
    base: tax.base,
    amount: tax.amount,
    shipping_amount: tax.shippingAmount,
  }))
  const { websiteId, kind, year } = document
  const [inserted] = await tx<[{ id: number; number: string }]>`
    with counter as (
      insert into document_counter (website_id, kind, year, last) values (${websiteId}, ${kind}, ${year}, 1)
      on conflict (website_id, kind, year) do update set last = document_counter.last + 1
      returning last
    ), document as (
      insert into order_document (order_id, website_id, kind, year, serial, number, subtotal_excl_tax, subtotal_incl_tax,
                                  discount, shipping_excl_tax, shipping_incl_tax, adjustment, tax, tip, grand_total, created_at, is_edit)
      select ${document.orderId}, ${websiteId}, ${kind}, ${year}, last,
             ${`${prefix}${year}-`}::text || lpad(last::text, greatest(6, length(last::text)), '0'),
             ${document.subtotalExclTax}, ${document.subtotalInclTax}, ${document.discount}, ${document.shippingExclTax},
             ${document.shippingInclTax}, ${document.adjustment}, ${document.tax}, ${document.tip}, ${document.grandTotal}, ${document.createdAt}, ${document.isEdit}
        from counter
      returning id, number
    ), items as (
      insert into order_document_item (document_id, order_item_id, quantity, row_excl_tax, row_incl_tax, discount, tax)
      select document.id, order_item_id, quantity, row_excl_tax, row_incl_tax, discount, tax
        from document, jsonb_populate_recordset(null::order_document_item, ${tx.json(itemRows)})
    ), taxes as (
      insert into order_document_tax (document_id, rate, title, base, amount, shipping_amount)
      select document.id, rate, title, base, amount, shipping_amount
        from document, jsonb_populate_recordset(null::order_document_tax, ${tx.json(taxRows)}))
    select id, number from document`
  return inserted
}

/** The documents of orders, oldest first. */
export async function selectDocuments(sql: Queryable, orderIds: readonly number[]): Promise<OrderDocument[]> {
  return await sql<OrderDocument[]>`
    select id, order_id as "orderId", kind, number, subtotal_excl_tax as "subtotalExclTax",
           subtotal_incl_tax as "subtotalInclTax", discount, shipping_excl_tax as "shippingExclTax",
           shipping_incl_tax as "shippingInclTax", adjustment, tax, tip, grand_total as "grandTotal",
           created_at as "createdAt", is_edit as "isEdit", message,
           array(select jsonb_build_object('orderItemId', order_item_id, 'quantity', quantity,
                   'rowExclTax', row_excl_tax, 'rowInclTax', row_incl_tax, 'discount', i.discount, 'tax', i.tax)
                   from order_document_item i where i.document_id = d.id order by order_item_id) as items,
           array(select jsonb_build_object('rate', rate, 'title', title, 'base', base, 'amount', amount,
                   'shippingAmount', shipping_amount)
                   from order_document_tax t where t.document_id = d.id order by rate desc) as taxes
      from order_document d where order_id = any(${orderIds}::integer[]) order by id`
}

type BilledItem = DocumentItem &
  StoredOrderRow & { sku: string; atRates: AtRate[]; refunded: number; stockDeducted: number }

/** An order with the amounts from which its documents are made. */
export type BilledOrder = Omit<DocumentAmounts, 'adjustment'> & {
  id: number
  websiteId: number
  storeId: number
  visitorKind: VisitorKind
  priceDisplay: PriceDisplay | null
  items: BilledItem[]
  taxes: DocumentTax[]
}

export async function selectBilledOrder(sql: Queryable, orderId: number): Promise<BilledOrder> {
  const [row] = await sql<[BilledOrder]>`
    select id, website_id as "websiteId", store_id as "storeId", visitor_kind as "visitorKind",
           price_display as "priceDisplay",
           subtotal_excl_tax as "subtotalExclTax", subtotal_incl_tax as "subtotalInclTax", discount,
           shipping_excl_tax as "shippingExclTax", shipping_incl_tax as "shippingInclTax", tax, tip,
           grand_total as "grandTotal",
           array(select jsonb_build_object('id', i.id, 'orderItemId', i.id, 'sku', sku, 'quantity', quantity,
                   'refunded', quantity_refunded, 'atRates', at_rates, 'stockDeducted', stock_deducted,
                   'rowExclTax', row_excl_tax, 'rowInclTax', row_incl_tax, 'discount', i.discount, 'tax', i.tax,
                   'ecoExclTax', eco_excl_tax, 'ecoInclTax', eco_incl_tax,
                   'bundleSelections', array(select jsonb_build_object('quantity', p.quantity, 'priceExclTax', p.price_excl_tax,
                     'priceInclTax', p.price_incl_tax) from order_item_bundle_selection p where p.order_item_id = i.id order by p.id))
                   from order_item i where i.order_id = o.id and i.quantity > 0 order by i.id) as items,
           array(select jsonb_build_object('rate', rate, 'title', title, 'base', base, 'amount', amount,
                   'shippingAmount', shipping_amount)
                   from order_tax t where t.order_id = o.id order by rate desc) as taxes
      from sales_order o where id = ${orderId}`
  return { ...row, items: withTaxRates(row.items, row) }
}

export async function updateDocumentMessage(tx: Transaction, id: number, message: string): Promise<void> {
  await tx`update order_document set message = ${message} where id = ${id}`
}

export async function markInvoiced(tx: Transaction, orderId: number): Promise<void> {
  await tx`update order_item set quantity_invoiced = quantity where order_id = ${orderId}`
}

/** Adds to the refunded quantities of items. */
export async function addRefunded(
  tx: Transaction,
  items: readonly { orderItemId: number; quantity: number }[],
): Promise<void> {
  if (items.length === 0) return
  const ids = items.map((item) => item.orderItemId)
  const units = items.map((item) => item.quantity)
  await tx`
    update order_item set quantity_refunded = quantity_refunded + change.units
      from unnest(${ids}::integer[], ${units}::integer[]) as change (id, units) where order_item.id = change.id`
}

/** The id of the order's invoice; undefined when it has none. */
export async function selectInvoiceId(sql: Queryable, orderId: number): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from order_document where order_id = ${orderId} and kind = 'invoice' and not is_edit`
  return row?.id
}

/** The company data of a customer account. */
export type BuyerCompany = { company: string | null; siret: string | null; vatNumber: string | null }

export async function selectBuyerCompany(sql: Queryable, orderId: number): Promise<BuyerCompany | undefined> {
  const [row] = await sql<BuyerCompany[]>`
    select pad_company as company, pad_company_siret as siret, taxvat as "vatNumber"
      from customer c join sales_order o on o.customer_id = c.id where o.id = ${orderId}`
  return row
}
