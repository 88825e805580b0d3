import type { OrderPaymentStatus, OrderWork } from '@comptoir/contract/generated/admin'
import { m } from '../paraglide/messages.js'
import { State, type StateKind } from '../ui/state.tsx'

type Shown = { readonly kind: StateKind; readonly label: () => string }

export const PAYMENTS: Readonly<Record<OrderPaymentStatus, Shown>> = {
  PAID: { kind: 'done', label: () => m.orders_payment_paid() },
  AWAITED: { kind: 'wait', label: () => m.orders_payment_awaited() },
  TRANSFER_AWAITED: { kind: 'wait', label: () => m.orders_payment_transfer_awaited() },
  TO_CHECK: { kind: 'warn', label: () => m.orders_payment_to_check() },
  ISSUE: { kind: 'bad', label: () => m.orders_payment_issue() },
  REFUSED: { kind: 'off', label: () => m.orders_payment_refused() },
  REFUNDED: { kind: 'off', label: () => m.orders_payment_refunded() },
  CANCELED: { kind: 'off', label: () => m.orders_payment_canceled() },
  NONE: { kind: 'off', label: () => m.orders_payment_none() },
}

export const WORKS: Readonly<Record<OrderWork, Shown>> = {
  NEW: { kind: 'todo', label: () => m.orders_work_new() },
  PREPARING: { kind: 'half', label: () => m.orders_work_preparing() },
  READY: { kind: 'half', label: () => m.orders_work_ready() },
  PART_SHIPPED: { kind: 'half', label: () => m.orders_work_part_shipped() },
  HANDED_OVER: { kind: 'done', label: () => m.orders_work_handed_over() },
  SHIPPED: { kind: 'done', label: () => m.orders_work_shipped() },
  ON_HOLD: { kind: 'off', label: () => m.orders_work_on_hold() },
  WAITING: { kind: 'off', label: () => m.orders_work_waiting() },
  CLOSED: { kind: 'off', label: () => m.orders_work_closed() },
  CANCELED: { kind: 'off', label: () => m.orders_work_canceled() },
}

export function PaymentState({ payment, amount }: { payment: OrderPaymentStatus; amount?: string }) {
  const { kind, label } = PAYMENTS[payment]
  return <State kind={kind}>{amount && payment === 'PAID' ? `${label()} ${amount}` : label()}</State>
}

export function WorkState({
  work,
  shipped,
  shippable,
}: {
  work: OrderWork
  /** Lines that are shipped, of those with something to ship. */
  shipped: number
  shippable: number
}) {
  const { kind, label } = WORKS[work]
  const isPart = work === 'PART_SHIPPED'
  return <State kind={kind}>{isPart ? m.orders_shipped_of({ shipped, shippable }) : label()}</State>
}
