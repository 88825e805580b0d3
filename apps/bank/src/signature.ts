import { createHmac, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/**
 * PayZen's signature of a form: the values of every `vads_*` field, sorted by field name in byte order,
 * joined by `+` and ended by `+` and the key; HMAC-SHA-256 with that key, in base64 (decisions F-4).
 */
export function sign(fields: Fields, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'))
  const values = names.sort(byBytes).map((name) => fields[name])
  return createHmac('sha256', key)
    .update([...values, key].join('+'), 'utf8')
    .digest('base64')
}

/** Whether `signature` is that of the fields, compared in constant time. */
export function isSigned(fields: Fields, signature: string, key: string): boolean {
  const expected = Buffer.from(sign(fields, key))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The `vads_*` fields with their signature added, ready to be posted. */
export function signed(fields: Fields, key: string): Record<string, string> {
  return { ...fields, signature: sign(fields, key) }
}

function byBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
