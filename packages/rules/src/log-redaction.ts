const HIDDEN = '[hidden]'

/** Applied in this order. All patterns run in linear time, for untrusted input. */
const QUERY = /\?[^\s"'<>\\?=]*=[^\s"'<>\\]*/g
const BEARER = /\bBearer [^\s"'<>\\]+/gi
const EMAIL = /[^\s"'<>\\@:=,;()]{1,64}@[^\s"'<>\\@,;()]+/g
const WORD = /("(?:reqId|traceId)":")?[\w-]{32,}/g

/**
 * Redacts a log line: hides query parameters, bearer tokens, e-mail addresses, and long words with digits such as tokens
 * and cart ids. The ids of the request and of its trace stay.
 */
export function redactedLine(line: string): string {
  return line
    .replaceAll(QUERY, `?${HIDDEN}`)
    .replaceAll(BEARER, `Bearer ${HIDDEN}`)
    .replaceAll(EMAIL, HIDDEN)
    .replaceAll(WORD, (word, isId?: string) => (isId || !/\d/.test(word) ? word : HIDDEN))
}
