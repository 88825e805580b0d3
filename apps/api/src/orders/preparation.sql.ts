import type { Preparation } from '@comptoir/rules/preparation'
import type { Queryable, Transaction } from '../platform/database.ts'

export async function updatePreparation(
  tx: Transaction,
  orderId: number,
  preparation: Preparation,
  at: Date,
): Promise<void> {
  await tx`
    update sales_order set preparation = ${preparation}, preparation_changed_at = ${at} where id = ${orderId}`
}

/** Confirmed orders of points of sale that were handed over before a time; only the one with this id when it is given. */
export async function selectHandedOver(
  sql: Queryable,
  { before, id = null }: { before: Date; id?: number | null },
): Promise<{ id: number }[]> {
  return await sql<{ id: number }[]>`
    select id from sales_order
     where status = 'processing' and preparation = 'handed_over' and pad_mode is not null
       and preparation_changed_at <= ${before} and id = coalesce(${id}, id)
     order by id limit 200`
}
