import { describe, expect, it } from 'vitest'
import { migrationProblems } from './migrations.ts'

const drop = 'alter table cart drop column note;\n'
const problems = (text: string) => migrationProblems('0300_note.sql', text, 4)

describe('migrationProblems', () => {
  it('lets a migration add', () => {
    expect(problems('-- Notes of carts.\nalter table cart add column note text;')).toEqual([])
  })

  it('lets a contract remove what the release before uses no longer', () => {
    expect(problems(`-- contract, from release 4: nothing reads cart.note\n${drop}`)).toEqual([])
    expect(problems(`-- contract, from release 2: nothing reads cart.note\n${drop}`)).toEqual([])
  })

  it.each([
    ['removes without being a contract', drop, /^0300_note\.sql drops a column: .*; it is no contract/],
    ['stops the release before', `-- contract, from release 5: cart.note\n${drop}`, /stops release 4/],
    ['does not say from when on', `-- contract: cart.note\n${drop}`, /the first line of a contract is/],
    [
      'does not say what it removes',
      `-- contract, from release 4:\n${drop}`,
      /the first line of a contract is/,
    ],
  ])('rejects one that %s', (_what, text, problem) => {
    expect(problems(text)).toEqual([expect.stringMatching(problem)])
  })
})
