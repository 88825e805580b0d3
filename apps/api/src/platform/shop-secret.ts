import { createHmac, timingSafeEqual } from 'node:crypto'
import { selectSecret } from './shop-secret.sql.ts'
import type { Queryable } from './database.ts'

export { selectSecret }

/** Signs a text for one purpose: `text.signature`; read by {@link signedText}. */
export async function signText(sql: Queryable, purpose: string, text: string): Promise<string> {
  const body = Buffer.from(text).toString('base64url')
  return `${body}.${signature(await selectSecret(sql), purpose, body)}`
}

/** The text of {@link signText}; undefined when this shop did not sign it for that purpose. */
export async function signedText(
  sql: Queryable,
  purpose: string,
  signed: string,
): Promise<string | undefined> {
  const [body = '', proof = ''] = signed.split('.')
  const [given, wanted] = [Buffer.from(proof), Buffer.from(signature(await selectSecret(sql), purpose, body))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  return Buffer.from(body, 'base64url').toString()
}

/** HMAC of a network address or a login. */
export function pseudonymOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`address ${text}`).digest()
}

function signature(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${body}`).digest('base64url')
}
