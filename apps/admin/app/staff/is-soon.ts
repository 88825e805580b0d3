const SOON_MS = 100 * 24 * 3_600_000

/** Whether a time lies within the next months. Demo accounts need no second factor: theirs is due long after. */
export const isSoon = (at: string): boolean => Date.parse(at) < Date.now() + SOON_MS
