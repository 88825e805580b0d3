import type { OrderStatus } from '@comptoir/rules/order-status'
import type { Queryable } from '../platform/database.ts'

export type ProgressRow = {
  /** What the staff changed the preparation to, or `out`; null for a change of the status. */
  preparation: string | null
  from: OrderStatus | null
  to: OrderStatus | null
  at: Date
}

/** What was recorded of an order's status and preparation, oldest first, and since when it is out for delivery. */
export async function selectProgress(sql: Queryable, orderId: number): Promise<ProgressRow[]> {
  return await sql<ProgressRow[]>`
    select preparation, "from", "to", at from (
      select substring(reason from '^preparation ([a-z_]+)$') as preparation, from_status as "from", to_status as "to",
             created_at as at, id, 0 as rank
        from order_event
       where order_id = ${orderId} and (reason like 'preparation %' or from_status is distinct from to_status)
      union all
      select 'out', null, null, out_for_delivery_at, 0, 1
        from sales_order where id = ${orderId} and out_for_delivery_at is not null) e
     order by at, rank, id`
}
