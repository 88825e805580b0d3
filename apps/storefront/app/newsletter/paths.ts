/** What a page has to say after its form was sent, in its address, so that a reload says the same. */
export const STATE = 'etat'
export type NewsletterState = 'envoye' | 'inscrit' | 'parti'

export function stateOf(request: Request): NewsletterState | undefined {
  const state = new URL(request.url).searchParams.get(STATE)
  return state === 'envoye' || state === 'inscrit' || state === 'parti' ? state : undefined
}
