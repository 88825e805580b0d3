import type { QuotationState as StateCode } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { State, type StateKind } from '../ui/state.tsx'

const looks: Readonly<Record<StateCode, { kind: StateKind; text: () => string }>> = {
  REQUESTED: { kind: 'warn', text: () => m.quote_state_requested() },
  READY: { kind: 'wait', text: () => m.quote_state_ready() },
  ACCEPTED: { kind: 'done', text: () => m.quote_state_accepted() },
  CANCELED: { kind: 'off', text: () => m.quote_state_canceled() },
  EXPIRED: { kind: 'off', text: () => m.quote_state_expired() },
}

export function QuotationState({ state }: { state: StateCode }) {
  const { kind, text } = looks[state]
  return <State kind={kind}>{text()}</State>
}

export const stateChoices = () => Object.entries(looks).map(([value, { text }]) => ({ value, label: text() }))
