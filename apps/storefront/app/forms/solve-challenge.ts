import { leadingZeroBits } from '@comptoir/rules/proof-of-work'
import type { ProofOfWorkChallenge } from './captcha.server.ts'

/** Appends the first number that makes the SHA-256 of the challenge start with enough zero bits. */
export async function solveChallenge({ challenge, difficulty }: ProofOfWorkChallenge): Promise<string> {
  const text = new TextEncoder()
  for (let number = 0; ; number++) {
    const answer = `${challenge}.${number}`
    const hash = await crypto.subtle.digest('SHA-256', text.encode(answer))
    if (leadingZeroBits(new Uint8Array(hash)) >= difficulty) return answer
  }
}
