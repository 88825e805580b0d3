import type { Transaction } from '../platform/database.ts'

/** Notes that an order of the past was a quotation, and until when it held. */
export async function updateQuotation(tx: Transaction, orderId: number, expiresAt: Date): Promise<void> {
  await tx`
    update sales_order set is_quotation = true, quotation_expires_at = ${expiresAt} where id = ${orderId}`
}
