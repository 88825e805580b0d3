import { DAY_MS } from './duration.ts'

/** Days after the delivery that a shop may choose for its mail. */
export const REVIEW_REQUEST_DAYS = { least: 1, most: 60 } as const

/** How long after the day on which it was due a mail is still sent: a shop that begins does not ask for old orders. */
const LATEST_DAYS = 7

/** How long the link of the mail can be used. */
export const REVIEW_LINK_DAYS = 90

/** Nobody is asked more often, however often they order. */
export const REVIEW_PAUSE_DAYS = 30

/** The deliveries for which buyers are asked now: after `from` and until `until`. */
export function askedDeliveries(now: Date, days: number): { from: Date; until: Date } {
  const until = now.getTime() - days * DAY_MS
  return { from: new Date(until - LATEST_DAYS * DAY_MS), until: new Date(until) }
}
