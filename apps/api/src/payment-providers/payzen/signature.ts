import { createHmac, timingSafeEqual } from 'node:crypto'

export type VadsFields = Readonly<Record<string, string>>

/**
 * PayZen's signature of a form: the values of every `vads_*` field, sorted by field name, joined by `+` and ended by
 * `+` and the key; HMAC-SHA-256 with that key, in base64 (decisions F-4).
 */
export function signatureOf(fields: VadsFields, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'))
  // toSorted compares code units, which for these ASCII names is the byte order of the protocol.
  const values = names.toSorted().map((name) => fields[name])
  return createHmac('sha256', key)
    .update([...values, key].join('+'), 'utf8')
    .digest('base64')
}

/** Whether `signature` is that of the fields; compared in constant time. */
export function isSignedWith(fields: VadsFields, signature: string, key: string): boolean {
  const expected = Buffer.from(signatureOf(fields, key))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
