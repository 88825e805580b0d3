import type { Transaction } from '../platform/database.ts'

type PastQuotation = { expiresAt: Date; answeredAt: Date; acceptedAt: Date | null }

/** Notes that an order of the past was a quotation, and what became of it. */
export async function updateQuotation(
  tx: Transaction,
  orderId: number,
  { expiresAt, answeredAt, acceptedAt }: PastQuotation,
): Promise<void> {
  await tx`
    update sales_order
       set is_quotation = true, quotation_expires_at = ${expiresAt}, quotation_answered_at = ${answeredAt},
           quotation_accepted_at = ${acceptedAt}
     where id = ${orderId}`
}
