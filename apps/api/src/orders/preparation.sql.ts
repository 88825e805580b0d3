import type { Preparation } from '@comptoir/rules/preparation'
import type { Transaction } from '../platform/database.ts'

export async function updatePreparation(
  tx: Transaction,
  orderId: number,
  preparation: Preparation,
  at: Date,
): Promise<void> {
  await tx`
    update sales_order set preparation = ${preparation}, preparation_changed_at = ${at} where id = ${orderId}`
}
