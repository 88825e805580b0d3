import type { MessageState as State } from '../generated/graphql.ts'

const STATES: readonly State[] = ['NEW', 'IN_WORK', 'ANSWERED', 'ARCHIVED', 'SPAM']

/** The state that a form names; a response of a bad request for none. */
export function stateNamed(name: string): State {
  const state = STATES.find((one) => one === name)
  if (!state) throw new Response(null, { status: 400 })
  return state
}
