import type { ReturnState } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { StateKind } from '../ui/state.tsx'

/** Sign and word of a return's state. */
export const RETURN_STATES: Readonly<Record<ReturnState, { kind: StateKind; label: () => string }>> = {
  DECLARED: { kind: 'wait', label: m.returns_state_declared },
  RECEIVED: { kind: 'new', label: m.returns_state_received },
  INSPECTED: { kind: 'warn', label: m.returns_state_inspected },
  REFUNDED: { kind: 'done', label: m.returns_state_refunded },
  CLOSED: { kind: 'off', label: m.returns_state_closed },
}
