import type { OrderPaymentStatus, OrderWork } from '@comptoir/contract/generated/admin'
import { WORKS } from '../layout/order-works.ts'
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
