import { createHash, randomBytes } from 'node:crypto'

/** A secret of 192 bits, for a bearer token or a link. */
export function randomToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The hash of a token that the database stores. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
