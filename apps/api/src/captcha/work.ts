import { createHash, randomBytes } from 'node:crypto'
import { CHALLENGE_LIFE_MINUTES, leadingZeroBits, readAnswer } from '@comptoir/rules/proof-of-work'
import type { App } from '../platform/context.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import { storeNonce } from './nonces.sql.ts'

const purpose = 'proof of work'
const lifeMs = CHALLENGE_LIFE_MINUTES * 60_000

/** A new signed challenge with the time of its creation. */
export async function newChallenge(app: App): Promise<string> {
  const made = app.now().getTime().toString(36)
  return await signText(app.sql, purpose, `${made} ${randomBytes(9).toString('base64url')}`)
}

/**
 * Whether `answer` solves a challenge of this shop. An answer is accepted once for each form, so that registering signs
 * in with the same one.
 */
export async function isChallengeSolved(app: App, form: string, answer: string): Promise<boolean> {
  const { difficulty } = app.settings.captcha
  const read = readAnswer(answer)
  if (!read) return false
  if (leadingZeroBits(sha256(answer)) < difficulty) return false
  const made = (await signedText(app.sql, purpose, read.challenge))?.split(' ')[0]
  if (made === undefined) return false
  const expiresAt = new Date(Number.parseInt(made, 36) + lifeMs)
  return expiresAt > app.now() && (await storeNonce(app.sql, sha256(`${form} ${read.challenge}`), expiresAt))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
