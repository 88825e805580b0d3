import type { ReviewDecision, ReviewStatus } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { StateKind } from '../ui/state.tsx'

/** Sign and word of a review's status. */
export const REVIEW_STATUSES: Readonly<Record<ReviewStatus, { kind: StateKind; label: () => string }>> = {
  PENDING: { kind: 'wait', label: m.reviews_status_pending },
  APPROVED: { kind: 'done', label: m.reviews_status_approved },
  REJECTED: { kind: 'off', label: m.reviews_status_rejected },
}

/** The decision that a form names; a response of a bad request for none. */
export function decisionNamed(name: string): ReviewDecision {
  if (name !== 'APPROVED' && name !== 'REJECTED') throw new Response(null, { status: 400 })
  return name
}

/** `4 of 5`, or that nobody gave stars. */
export const starsText = (stars: number | null | undefined): string =>
  stars ? m.reviews_stars_of({ stars }) : m.reviews_no_stars()
