/** How many errors may wrap one another. */
const DEEPEST = 8

/** The address that an error carries, or one of the errors that it wraps (spec 000 §8). */
export function urlOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return undefined
  if ('url' in error && typeof error.url === 'string') return error.url
  return 'cause' in error ? urlOf(error.cause, depth + 1) : undefined
}
