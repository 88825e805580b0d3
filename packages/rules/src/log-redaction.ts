const HIDDEN = '[hidden]'

/** In this order; none of them takes more than one look at each character, or 64 at most. */
const QUERY = /\?[^\s"'<>\\?=]*=[^\s"'<>\\]*/g
const BEARER = /\bBearer [^\s"'<>\\]+/gi
const EMAIL = /[^\s"'<>\\@:=,;()]{1,64}@[^\s"'<>\\@,;()]+/g
const WORD = /("reqId":")?[\w-]{32,}/g

/**
 * A line of the log without what opens or names somebody: parameters of addresses, bearer tokens, e-mail addresses,
 * and long words with digits in them, as tokens and cart ids are. The id of the request stays.
 */
export function redactedLine(line: string): string {
  return line
    .replaceAll(QUERY, `?${HIDDEN}`)
    .replaceAll(BEARER, `Bearer ${HIDDEN}`)
    .replaceAll(EMAIL, HIDDEN)
    .replaceAll(WORD, (word, isRequestId?: string) => (isRequestId || !/\d/.test(word) ? word : HIDDEN))
}
