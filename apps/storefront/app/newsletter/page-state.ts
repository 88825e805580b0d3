/** Result of the last form, in the query so that a reload shows the same message. */
export const STATE = 'etat'
export type NewsletterState = 'envoye' | 'inscrit' | 'parti'

export function stateOf(request: Request): NewsletterState | undefined {
  const state = new URL(request.url).searchParams.get(STATE)
  return state === 'envoye' || state === 'inscrit' || state === 'parti' ? state : undefined
}
