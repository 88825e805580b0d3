/** Lengths of time. A day has 24 hours: days of a calendar are in `calendar.ts`. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const DAY_SECONDS = DAY_MS / 1000
