import { expect, it } from 'vitest'
import { mergeClashes, partsTaken, type MergedAccount } from './customer-merge.ts'

const nothing: MergedAccount = {
  login: null,
  name: null,
  company: null,
  group: null,
  telephone: null,
  birth: null,
  cart: null,
}
const kept: MergedAccount = { ...nothing, login: 'a@example.com', name: 'Camille Morel', group: 'General' }
const removed: MergedAccount = {
  ...nothing,
  login: 'b@example.com',
  name: 'Camille Morel',
  group: 'Professional',
  telephone: '06 39 98 00 22',
}

it('asks for parts that both accounts have and that differ', () => {
  expect(mergeClashes(kept, removed)).toEqual([
    { part: 'login', kept: 'a@example.com', removed: 'b@example.com' },
    { part: 'group', kept: 'General', removed: 'Professional' },
  ])
})

it.each([
  { chosen: [], taken: ['telephone'] },
  { chosen: ['group'], taken: ['group', 'telephone'] },
  { chosen: ['login', 'name'], taken: ['login', 'telephone'] },
  { chosen: ['cart', 'birth'], taken: ['telephone'] },
] as const)('takes what only the removed account has, and $chosen', ({ chosen, taken }) => {
  expect(partsTaken(kept, removed, chosen)).toEqual(taken)
})
