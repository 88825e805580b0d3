import type { MessageState as Code } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { State, type StateKind } from '../ui/state.tsx'

const STATES: Readonly<Record<Code, { kind: StateKind; text: () => string }>> = {
  NEW: { kind: 'new', text: () => m.message_state_new() },
  IN_WORK: { kind: 'half', text: () => m.message_state_in_work() },
  ANSWERED: { kind: 'done', text: () => m.message_state_answered() },
  ARCHIVED: { kind: 'off', text: () => m.message_state_archived() },
  SPAM: { kind: 'bad', text: () => m.message_state_spam() },
}

/** How far the team has come with a message. */
export function MessageState({ state }: { state: Code }) {
  return <State kind={STATES[state].kind}>{STATES[state].text()}</State>
}
