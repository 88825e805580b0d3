import type { Transaction } from '../platform/database.ts'

type HistoricalQuotation = { expiresAt: Date; answeredAt: Date; acceptedAt: Date | null }

/** Marks an order as a quotation and sets its dates. */
export async function updateQuotation(
  tx: Transaction,
  orderId: number,
  { expiresAt, answeredAt, acceptedAt }: HistoricalQuotation,
): Promise<void> {
  await tx`
    update sales_order
       set is_quotation = true, quotation_expires_at = ${expiresAt}, quotation_answered_at = ${answeredAt},
           quotation_accepted_at = ${acceptedAt}
     where id = ${orderId}`
}
