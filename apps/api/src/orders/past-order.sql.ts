import type { Transaction } from '../platform/database.ts'

export type PastFacts = {
  quotationExpiresAt: Date | null
  isInvoiced: boolean
  isShipped: boolean
  isRefunded: boolean
}

/** Notes on an order of the past what was invoiced, shipped and refunded, and whether it was a quotation. */
export async function updatePast(tx: Transaction, orderId: number, facts: PastFacts): Promise<void> {
  await tx`
    update sales_order set is_quotation = ${facts.quotationExpiresAt !== null},
           quotation_expires_at = ${facts.quotationExpiresAt}
     where id = ${orderId}`
  await tx`
    update order_item
       set quantity_invoiced = case when ${facts.isInvoiced} then quantity else 0 end,
           quantity_shipped = case when ${facts.isShipped} then quantity else 0 end,
           quantity_refunded = case when ${facts.isRefunded} then quantity else 0 end
     where order_id = ${orderId}`
}
