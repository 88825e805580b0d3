import { m } from '../paraglide/messages.js'
import { State, type StateKind } from '../ui/state.tsx'

const STATES: Readonly<Record<string, { kind: StateKind; text: () => string }>> = {
  pending: { kind: 'wait', text: () => m.customer_order_pending() },
  pending_payment: { kind: 'wait', text: () => m.customer_order_unpaid() },
  payzen_pending_transfer: { kind: 'wait', text: () => m.customer_order_pending() },
  payzen_to_validate: { kind: 'wait', text: () => m.customer_order_review() },
  payment_review: { kind: 'wait', text: () => m.customer_order_review() },
  fraud: { kind: 'bad', text: () => m.customer_order_review() },
  processing: { kind: 'half', text: () => m.customer_order_processing() },
  holded: { kind: 'wait', text: () => m.customer_order_held() },
  complete: { kind: 'done', text: () => m.customer_order_complete() },
  closed: { kind: 'done', text: () => m.customer_order_closed() },
  canceled: { kind: 'off', text: () => m.customer_order_cancelled() },
}

/** How far an order is, as its customer reads it. */
export function OrderState({ status, isQuotation }: { status: string; isQuotation: boolean }) {
  const state = STATES[status]
  if (isQuotation && status === 'pending') return <State kind="todo">{m.customer_quotation()}</State>
  return <State kind={state?.kind ?? 'todo'}>{state?.text() ?? status}</State>
}
