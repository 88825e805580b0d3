import type { Cents } from '@comptoir/rules/money'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import type { Transaction } from '../platform/database.ts'
import type { OrderRecord, OrderTaxRecord } from './order.ts'
import { insertTaxes } from './write.sql.ts'

export type NewAmounts = {
  totals: JoinedTotals
  /** Of each of the order's discounts, by item id. */
  itemDiscounts: ReadonlyMap<string, readonly Cents[]>
  discounts: OrderRecord['discounts']
  taxes: readonly Omit<OrderTaxRecord, 'orderId'>[]
  /** For a sale to a consumer of another member state, in the website's own currency. */
  distanceSaleNet: Cents
}

/** Writes all amounts of an order and its items again. */
export async function replaceAmounts(tx: Transaction, orderId: number, amounts: NewAmounts): Promise<void> {
  const { totals, itemDiscounts, discounts, taxes, distanceSaleNet } = amounts
  const rows = totals.lines.map((line) => ({
    id: Number(line.id),
    price_excl_tax: line.price,
    price_incl_tax: line.priceInclTax,
    row_excl_tax: line.rowTotal,
    row_incl_tax: line.rowTotalInclTax,
    tax_rate: line.taxRate,
    at_rates: line.atRates.map((one) => ({ ...one })),
    discount: line.discount,
    discounts: [...(itemDiscounts.get(line.id) ?? [])],
    tax: line.tax,
  }))
  await tx`
    update order_item i
       set price_excl_tax = new.price_excl_tax, price_incl_tax = new.price_incl_tax, row_excl_tax = new.row_excl_tax,
           row_incl_tax = new.row_incl_tax, tax_rate = new.tax_rate, at_rates = new.at_rates, discount = new.discount,
           discounts = new.discounts, tax = new.tax
      from jsonb_to_recordset(${tx.json(rows)}) as new (
             id integer, price_excl_tax integer, price_incl_tax integer, row_excl_tax integer, row_incl_tax integer,
             tax_rate integer, at_rates jsonb, discount integer, discounts integer[], tax integer)
     where i.id = new.id and i.order_id = ${orderId}`
  await tx`
    update sales_order
       set subtotal_excl_tax = ${totals.subtotalExclTax}, subtotal_incl_tax = ${totals.subtotalInclTax},
           discount = ${totals.discount}, discounts = ${tx.json(discounts)},
           shipping_excl_tax = ${totals.shipping.amountExclTax}, shipping_incl_tax = ${totals.shipping.amountInclTax},
           tax = ${totals.tax}, grand_total = ${totals.grandTotal},
           distance_sale_net = case when distance_sale_net is not null then ${distanceSaleNet}::int end
     where id = ${orderId}`
  await tx`delete from order_tax where order_id = ${orderId}`
  await insertTaxes(tx, orderId, taxes)
}
