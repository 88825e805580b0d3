import { createHash } from 'node:crypto'
import { leadingZeroBits } from '@comptoir/rules/proof-of-work'
import { expect, it } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

it('solves a challenge with a proof of work', async () => {
  const answer = await solveChallenge({ challenge: 'abc.def', difficulty: 8 })
  expect(answer).toMatch(/^abc\.def\.\d+$/)
  expect(leadingZeroBits(createHash('sha256').update(answer).digest())).toBeGreaterThanOrEqual(8)
})
