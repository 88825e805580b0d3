import { expect, it } from 'vitest'
import { Spellings } from './spellings.ts'

it('knows words that were added, listed and added after that', async () => {
  const spellings = new Spellings()
  spellings.add('ete', 'été')
  spellings.add('eau', 'eau')
  const listed = new Spellings(await spellings.state())
  listed.add('dore', 'doré')
  const copy = listed.copy()
  listed.add('zinc', 'zinc')
  expect(['ete', 'eau', 'dore', 'zinc', 'e'].map((word) => listed.get(word))).toEqual([
    'été',
    'eau',
    'doré',
    'zinc',
    undefined,
  ])
  expect([copy.has('ete'), copy.has('dore'), copy.has('zinc')]).toEqual([true, true, false])
  const all = new Spellings(await listed.state())
  expect(['dore', 'eau', 'ete', 'zinc'].every((word) => all.has(word))).toBe(true)
  expect(await all.state()).toEqual(await listed.state())
})
