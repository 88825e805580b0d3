/** Escapes in JSON or GraphQL that may stand for what cannot be kept. */
const DOUBTFUL = /\\u(?:0000|d[89a-f])/i
const NUL_IN_DOCUMENT = /\\u0000|\\u\{0+\}/

/**
 * Whether every text of a request can be kept: PostgreSQL takes no U+0000, and no half of a surrogate pair in JSON.
 * `raw` is the request as it came, which is only looked into where it has escapes of such characters.
 */
export function isWhole(raw: string, { query, values }: { query: string; values: unknown }): boolean {
  if (NUL_IN_DOCUMENT.test(query)) return false
  return !DOUBTFUL.test(raw) || isWholeText(values)
}

function isWholeText(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isWholeText)
  return true
}
