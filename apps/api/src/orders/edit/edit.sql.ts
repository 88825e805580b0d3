import type { RowAmounts } from '@comptoir/rules/order-edit'
import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { deductStock } from '../stock.sql.ts'
import type { AgreedRow, OrderRecord, OrderTaxRecord } from '../order.ts'
import { insertTaxes } from '../write.sql.ts'

/** A line with its new amounts, those that were agreed for it, and its unit prices. */
export type EditedItem = {
  id: number
  agreed: AgreedRow
  after: RowAmounts
  priceExclTax: Cents
  priceInclTax: Cents
}

/** Writes the new quantities and amounts of lines. */
export async function updateItems(
  tx: Transaction,
  orderId: number,
  items: readonly EditedItem[],
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ id, agreed, after, priceExclTax, priceInclTax }) => ({
    id,
    price_excl_tax: priceExclTax,
    price_incl_tax: priceInclTax,
    quantity: after.quantity,
    row_excl_tax: after.rowExclTax,
    row_incl_tax: after.rowInclTax,
    eco_excl_tax: after.ecoExclTax,
    eco_incl_tax: after.ecoInclTax,
    at_rates: after.atRates.map((one) => ({ ...one })),
    discount: after.discount,
    discounts: [...after.discounts],
    tax: after.atRates.reduce((sum, { tax }) => sum + tax, 0),
    agreed: {
      ...agreed,
      atRates: agreed.atRates.map((one) => ({ ...one })),
      discounts: [...agreed.discounts],
    },
  }))
  await tx`
    update order_item i
       set quantity = new.quantity, price_excl_tax = new.price_excl_tax, price_incl_tax = new.price_incl_tax, row_excl_tax = new.row_excl_tax, row_incl_tax = new.row_incl_tax,
           eco_excl_tax = new.eco_excl_tax, eco_incl_tax = new.eco_incl_tax, at_rates = new.at_rates,
           discount = new.discount, discounts = new.discounts, tax = new.tax, agreed = new.agreed
      from jsonb_to_recordset(${tx.json(rows)}) as new (
             id integer, quantity integer, price_excl_tax integer, price_incl_tax integer, row_excl_tax integer, row_incl_tax integer, eco_excl_tax integer,
             eco_incl_tax integer, at_rates jsonb, discount integer, discounts integer[], tax integer, agreed jsonb)
     where i.id = new.id and i.order_id = ${orderId}`
}

export type EditedOrder = Pick<
  OrderRecord,
  'subtotalExclTax' | 'subtotalInclTax' | 'discount' | 'discounts' | 'tax' | 'grandTotal' | 'outstanding'
> & {
  taxes: readonly Omit<OrderTaxRecord, 'orderId'>[]
  /** For a sale to a consumer of another member state, in the website's own currency. */
  distanceSaleNet: Cents
  /** Longer than before where a payment link was mailed. */
  paymentExpiresAt: Date | null
}

/** Writes the new sums of an order. */
export async function updateSums(tx: Transaction, orderId: number, order: EditedOrder): Promise<void> {
  await tx`
    update sales_order
       set subtotal_excl_tax = ${order.subtotalExclTax}, subtotal_incl_tax = ${order.subtotalInclTax},
           discount = ${order.discount}, discounts = ${tx.json(order.discounts)}, tax = ${order.tax},
           grand_total = ${order.grandTotal}, outstanding = ${order.outstanding},
           payment_expires_at = ${order.paymentExpiresAt},
           distance_sale_net = case when distance_sale_net is not null then ${order.distanceSaleNet}::int end
     where id = ${orderId}`
  await tx`delete from order_tax where order_id = ${orderId}`
  await insertTaxes(tx, orderId, order.taxes)
}

type Units = { orderItemId: number; quantity: number }

/** Units of stock that units of lines take, by line and product. */
async function needsOf(
  sql: Queryable,
  items: readonly Units[],
): Promise<{ id: number; productId: number; units: number }[]> {
  const ids = items.map(({ orderItemId }) => orderItemId)
  const counts = items.map(({ quantity }) => quantity)
  return await sql<{ id: number; productId: number; units: number }[]>`
    with wanted as (select * from unnest(${ids}::integer[], ${counts}::integer[]) as wanted (id, units))
    select i.id, i.stock_product_id as "productId", w.units
      from order_item i join wanted w on w.id = i.id
     where i.product_type <> 'bundle' and i.stock_product_id is not null
    union all
    select i.id, p.product_id, w.units * p.quantity
      from order_item i join wanted w on w.id = i.id join order_item_bundle_selection p on p.order_item_id = i.id
     where p.product_id is not null`
}

/**
 * Deducts stock for more units of lines, whose quantities are not changed yet. False, with nothing deducted, when a product
 * does not have enough.
 */
export async function deductItemStock(tx: Transaction, items: readonly Units[]): Promise<boolean> {
  if (items.length === 0) return true
  const needs = await needsOf(tx, items)
  const wanted = new Map<number, number>()
  for (const { productId, units } of needs) wanted.set(productId, (wanted.get(productId) ?? 0) + units)
  const deducted = await deductStock(tx, wanted)
  if (!deducted) return false
  const managed = [...deducted.keys()]
  const ids = items.map(({ orderItemId }) => orderItemId)
  const counts = items.map(({ quantity }) => quantity)
  const more = tx`unnest(${ids}::integer[], ${counts}::integer[]) as more (id, units)`
  await tx`
    update order_item i set stock_deducted = i.stock_deducted + more.units from ${more}
     where more.id = i.id and i.product_type <> 'bundle' and i.stock_product_id = any(${managed}::integer[])`
  await tx`
    update order_item_bundle_selection p set stock_deducted = p.stock_deducted + more.units * p.quantity from ${more}
     where more.id = p.order_item_id and p.product_id = any(${managed}::integer[])`
  return true
}

/** Names of the products of which there are not enough for more units of lines, or of new products. */
export async function selectShort(
  sql: Queryable,
  items: readonly Units[],
  added: ReadonlyMap<number, number>,
): Promise<string[]> {
  const needs = await needsOf(sql, items)
  const wanted = new Map(added)
  for (const { productId, units } of needs) wanted.set(productId, (wanted.get(productId) ?? 0) + units)
  const rows = await sql<{ sku: string; quantity: number }[]>`
    select p.sku, greatest(0, s.quantity) as quantity
      from unnest(${[...wanted.keys()]}::integer[], ${[...wanted.values()]}::integer[]) as wanted (product_id, units)
      join stock_item s using (product_id) join product p on p.id = s.product_id
     where s.manage_stock and (not s.is_in_stock or (not s.backorders and s.quantity < wanted.units)) order by p.sku`
  return rows.map(({ sku, quantity }) => `${sku} (${quantity})`)
}

/** Locks the stock that an edit moves, in the order of ids as orders that are placed do. */
export async function lockStockOf(
  tx: Transaction,
  items: readonly Units[],
  productIds: readonly number[],
): Promise<void> {
  const needs = items.length > 0 ? await needsOf(tx, items) : []
  const ids = [...new Set([...needs.map(({ productId }) => productId), ...productIds])]
  await tx`select from stock_item where product_id = any(${ids}::integer[]) order by product_id for update`
}

/** Ids of the items that were inserted last, in their order. */
export async function selectNewestItems(tx: Transaction, orderId: number, count: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from order_item where order_id = ${orderId} order by id desc limit ${count}`
  return rows.map(({ id }) => id).toReversed()
}
