/** Result of the last form, in the query so that a reload shows the same message. */
export const STATE = 'status'
export type NewsletterState = 'sent' | 'subscribed' | 'unsubscribed'

export function stateOf(request: Request): NewsletterState | undefined {
  const state = new URL(request.url).searchParams.get(STATE)
  return state === 'sent' || state === 'subscribed' || state === 'unsubscribed' ? state : undefined
}
