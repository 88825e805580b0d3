import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { App } from '../platform/context.ts'
import { Peer } from '../platform/peer.ts'
import { consumeNonce, storeNonce } from './nonces.sql.ts'

const verdict = v.object({ success: v.boolean(), score: v.optional(v.number()) })
const timeoutMs = 5000
/** Google's tokens have about 2,000 characters. */
const longestToken = 8192
const google = new Peer({ atOnce: 50, bytes: 64 * 1024 })
const passedMs = 120_000

/**
 * Whether Google accepts a token; the visitor's address is not sent. Google accepts a token once, so one that was used to
 * register is stored and accepted once more to sign in. Without an answer the token is rejected.
 */
export async function isAcceptedByGoogle(app: App, form: string, token: string): Promise<boolean> {
  if (token.length > longestToken) return false
  const nonce = createHash('sha256').update(`passed ${token}`).digest()
  if (form === 'login' && (await consumeNonce(app.sql, nonce, app.now()))) return true
  const { secret, verifyUrl, leastScore } = app.settings.captcha
  try {
    const { body } = await google.ask(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      timeoutMs,
    })
    const { success, score = 1 } = v.parse(verdict, JSON.parse(body))
    if (!success || score * 100 < leastScore) return false
  } catch (error) {
    app.log.error({ err: error }, 'The captcha could not be verified')
    return false
  }
  if (form === 'register') await storeNonce(app.sql, nonce, new Date(app.now().getTime() + passedMs))
  return true
}
