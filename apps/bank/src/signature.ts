import { createHmac, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/**
 * Signs a form as PayZen does: HMAC-SHA-256 with the key, in base64, of the values of all `vads_*` fields in byte
 * order of the field names, followed by the key, all joined by `+` (decisions F-4).
 */
export function sign(fields: Fields, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'))
  const values = names.sort(byBytes).map((name) => fields[name])
  return createHmac('sha256', key)
    .update([...values, key].join('+'), 'utf8')
    .digest('base64')
}

/** Verifies a signature in constant time. */
export function isSigned(fields: Fields, signature: string, key: string): boolean {
  const expected = Buffer.from(sign(fields, key))
  const actual = Buffer.from(signature)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Returns the fields with their signature added. */
export function withSignature(fields: Fields, key: string): Record<string, string> {
  return { ...fields, signature: sign(fields, key) }
}

function byBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
