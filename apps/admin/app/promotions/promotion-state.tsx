import type { PromotionState as StateCode } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { State, type StateKind } from '../ui/state.tsx'

const looks: Readonly<Record<StateCode, { kind: StateKind; text: () => string }>> = {
  RUNNING: { kind: 'done', text: () => m.promo_state_running() },
  SCHEDULED: { kind: 'wait', text: () => m.promo_state_scheduled() },
  ENDED: { kind: 'off', text: () => m.promo_state_ended() },
  USED_UP: { kind: 'off', text: () => m.promo_state_used_up() },
  OFF: { kind: 'off', text: () => m.promo_state_off() },
}

export function PromotionState({ state }: { state: StateCode }) {
  const { kind, text } = looks[state]
  return <State kind={kind}>{text()}</State>
}

export const stateChoices = () => Object.entries(looks).map(([value, { text }]) => ({ value, label: text() }))
