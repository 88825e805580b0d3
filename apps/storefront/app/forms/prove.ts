import { leadingZeroBits } from '@comptoir/rules/proof-of-work'
import type { Work } from './captcha.server.ts'

/** The challenge with the first number whose SHA-256 begins with enough zero bits. */
export async function prove({ challenge, difficulty }: Work): Promise<string> {
  const text = new TextEncoder()
  for (let number = 0; ; number++) {
    const answer = `${challenge}.${number}`
    const hash = await crypto.subtle.digest('SHA-256', text.encode(answer))
    if (leadingZeroBits(new Uint8Array(hash)) >= difficulty) return answer
  }
}
