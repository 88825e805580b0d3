import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { TicketState } from '@comptoir/rules/kitchen'
import type { Transaction } from '../platform/database.ts'

export type MoveState = {
  method: FulfilmentMethod
  state: TicketState
  /** Who changed it last, and when. */
  by: string | null
  at: Date | null
}

/** Where a locked order is; undefined for one without a point of sale. */
export async function selectMove(tx: Transaction, orderId: number): Promise<MoveState | undefined> {
  const [move] = await tx<MoveState[]>`
    select pad_mode as method, e.actor as by, e.created_at as at,
           case when preparation = 'ready' and out_for_delivery_at is not null then 'out' else preparation end as state
      from sales_order o
      left join lateral (
        select actor, created_at from order_event
         where order_id = o.id and (reason like 'preparation %' or reason = 'out for delivery')
         order by id desc limit 1) e on true
     where id = ${orderId} and pad_mode is not null`
  return move
}

export async function updateOut(tx: Transaction, orderId: number, at: Date | null): Promise<void> {
  await tx`
    update sales_order set out_for_delivery_at = ${at}
     where id = ${orderId} and out_for_delivery_at is distinct from ${at}`
}
