import type { OrderStatus } from '@comptoir/rules/order-status'
import type { Queryable, Row, Statement } from '../../platform/database.ts'

/** States of the payment that the staff tells apart. */
export const PAYMENT_STATES = [
  'paid',
  'awaited',
  'transfer_awaited',
  'to_check',
  'issue',
  'refused',
  'refunded',
  'canceled',
  'none',
] as const

export type StaffPaymentState = (typeof PAYMENT_STATES)[number]

/** States of the work on an order that the staff tells apart; `waiting` waits for its payment. */
export const WORK_STATES = [
  'waiting',
  'new',
  'preparing',
  'ready',
  'part_shipped',
  'handed_over',
  'on_hold',
  'shipped',
  'closed',
  'canceled',
] as const

export type WorkState = (typeof WORK_STATES)[number]

const checking: readonly OrderStatus[] = ['payment_review', 'fraud', 'payzen_to_validate']

/** The payment state of the order `o`. */
export const paymentStateOf = (sql: Queryable): Statement<Row[]> => sql`
  case when o.id in (select order_id from payment_issue where resolved_at is null) then 'issue'
       when o.status = any(${checking}::text[]) then 'to_check'
       when o.status = 'closed' then case when o.payment_state = 'paid' then 'refunded' else 'none' end
       when o.payment_state = 'paid' then 'paid'
       when o.payment_state = 'refused' then 'refused'
       when o.status = 'canceled' or o.payment_state = 'cancelled' then 'canceled'
       when o.payment_state = 'none' then 'none'
       when o.payment_method = 'banktransfer' or o.status = 'payzen_pending_transfer' then 'transfer_awaited'
       else 'awaited' end`

/** The state of the work on the order `o`. */
export const workStateOf = (sql: Queryable): Statement<Row[]> => sql`
  case o.status
    when 'processing' then case when exists (select from shipment s where s.order_id = o.id) then 'part_shipped'
                                else o.preparation end
    when 'holded' then 'on_hold'
    when 'complete' then case when o.pad_mode = 'pickup' then 'handed_over' else 'shipped' end
    when 'closed' then 'closed'
    when 'canceled' then 'canceled'
    else 'waiting' end`

type Filter = { readonly op: string; readonly values: readonly string[] }
type Fragment = Statement<Row[]>

/**
 * The condition of a filter by payment. Before the state itself stands what an index knows, so that the few orders that
 * wait are found among many.
 */
export function paymentFilter(sql: Queryable, filter: Filter): Fragment {
  const known = (values: readonly string[]): Fragment | undefined => {
    if (values.every((value) => waitingPayments.has(value)))
      return sql`o.id in (
        select id from sales_order where payment_state in ('waiting', 'pending', 'refused')
        union all select id from sales_order
         where status in ('payment_review', 'fraud', 'payzen_to_validate', 'payzen_pending_transfer')
        union all select order_id from payment_issue where resolved_at is null)`
    return undefined
  }
  return stateFilter(sql, paymentStateOf(sql), filter, known)
}

const waitingPayments = new Set(['awaited', 'transfer_awaited', 'to_check', 'issue'])

/** The condition of a filter by the state of the work; see {@link paymentFilter}. */
export function workFilter(sql: Queryable, filter: Filter): Fragment {
  const known = (values: readonly string[]): Fragment | undefined => {
    if (values.every((value) => openWork.has(value))) return sql`o.status in ('processing', 'holded')`
    return undefined
  }
  return stateFilter(sql, workStateOf(sql), filter, known)
}

const openWork = new Set(['new', 'preparing', 'ready', 'part_shipped', 'on_hold'])

function stateFilter(
  sql: Queryable,
  state: Fragment,
  { op, values }: Filter,
  known: (values: readonly string[]) => Fragment | undefined,
): Fragment {
  if (op === 'NE' || op === 'NOT_IN') return sql`(${state}) <> all(${values}::text[])`
  const first = known(values)
  return sql`${first ? sql`${first} and ` : sql``}(${state}) = any(${values}::text[])`
}
