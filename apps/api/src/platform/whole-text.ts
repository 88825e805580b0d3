/** Escapes in JSON or GraphQL of characters that PostgreSQL cannot store. */
const DOUBTFUL = /\\u(?:0000|d[89a-f])/i
const NUL_IN_DOCUMENT = /\\u0000|\\u\{0+\}/

/**
 * Returns the variables of a request with lone surrogates replaced by U+FFFD, as browsers do, or undefined when a text
 * contains U+0000, which PostgreSQL cannot store. `raw` is the body: variables are searched only when it has escapes of
 * such characters.
 */
export function wholeValues(raw: string, { query, values }: { query: string; values: unknown }): unknown {
  if (NUL_IN_DOCUMENT.test(query)) return undefined
  if (!DOUBTFUL.test(raw)) return values
  return hasNul(values) ? undefined : mended(values)
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(mended)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, mended(inside)]))
}
