import type { Cents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import type { OrderItemOption } from './order.ts'

/** What a confirmation needs of an order; amounts in cents, tax included. */
export type ConfirmationRecord = {
  id: number
  number: string
  storeId: number
  email: string
  firstname: string
  subtotalInclTax: Cents
  shippingTitle: string | null
  shippingInclTax: Cents
  tax: Cents
  grandTotal: Cents
  /** YYYY-MM-DD. */
  deliveryDate: string | null
  lines: { name: string; quantity: number; rowInclTax: Cents; options: OrderItemOption[] }[]
}

export async function selectConfirmation(
  sql: Queryable,
  orderId: number,
): Promise<ConfirmationRecord | undefined> {
  const [row] = await sql<ConfirmationRecord[]>`
    select id, number, store_id as "storeId", email, firstname, subtotal_incl_tax as "subtotalInclTax",
           shipping_title as "shippingTitle", shipping_incl_tax as "shippingInclTax", tax,
           grand_total as "grandTotal", delivery_date::text as "deliveryDate",
           (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'rowInclTax', row_incl_tax,
                                                      'options', options)
                                      order by item.id), '[]')
              from order_item item where item.order_id = sales_order.id) as lines
      from sales_order where id = ${orderId}`
  return row
}
