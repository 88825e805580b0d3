import { createHash, randomBytes } from 'node:crypto'
import { CHALLENGE_LIFE_MINUTES, leadingZeroBits, readAnswer } from '@comptoir/rules/proof-of-work'
import type { App } from '../platform/context.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import { useOnce } from './proofs.sql.ts'

const purpose = 'proof of work'
const lifeMs = CHALLENGE_LIFE_MINUTES * 60_000

/** A challenge that nobody had before, with the time it was made. */
export async function newChallenge(app: App): Promise<string> {
  const made = app.now().getTime().toString(36)
  return await signText(app.sql, purpose, `${made} ${randomBytes(9).toString('base64url')}`)
}

/**
 * Whether `answer` is a challenge of this shop with a number that shows the work; it counts once for each form, so
 * that who registers is signed in with the same answer.
 */
export async function isWork(app: App, form: string, answer: string): Promise<boolean> {
  const { difficulty } = app.settings.captcha
  const read = readAnswer(answer)
  if (!read) return false
  if (leadingZeroBits(sha256(answer)) < difficulty) return false
  const made = (await signedText(app.sql, purpose, read.challenge))?.split(' ')[0]
  if (made === undefined) return false
  const expiresAt = new Date(Number.parseInt(made, 36) + lifeMs)
  return expiresAt > app.now() && (await useOnce(app.sql, sha256(`${form} ${read.challenge}`), expiresAt))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
