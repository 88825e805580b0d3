import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../search/index.ts'
import { membersOf } from './bitmap.ts'
import { WordIndex, type MatchType } from './word-index.ts'

const types: MatchType[] = [null, 'FULL', 'PARTIAL']

/** Reference implementation that reads every name. */
function matchingOneByOne(names: readonly string[], words: readonly string[], type: MatchType): number[] {
  const fits = (own: string, word: string) =>
    type === 'PARTIAL' ? own.includes(word) : type === 'FULL' ? own === word : own.startsWith(word)
  return names.flatMap((name, ordinal) =>
    words.every((word) => wordsOf(name).some((own) => fits(own, word))) ? [ordinal] : [],
  )
}

const letter = fc.constantFrom('a', 'b', 'é', 'E', '1', 'ß', '中', '𝒜')
const word = fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join(''))
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))

describe('WordIndex', () => {
  it('finds the same names as a scan', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 40 }),
        fc.array(text, { maxLength: 8 }),
        async (names, asked) => {
          const index = await WordIndex.build(names.length, (at) => names[at] ?? '')
          for (const one of asked) {
            for (const type of types) {
              const words = wordsOf(one)
              expect([...membersOf(index.matching(words, type))]).toEqual(
                matchingOneByOne(names, words, type),
              )
            }
          }
        },
      ),
    )
  })

  it('takes time by the number of hits, not by the number of names', async () => {
    const steps: number[] = []
    for (const size of [1000, 10_000]) {
      const others = Array.from({ length: size }, (_, at) => `Comptoir ${at.toString(36)}`)
      const names = ['Fontaine filtrante Lumière', ...others]
      const index = await WordIndex.build(names.length, (at) => names[at] ?? '')
      for (const type of types) expect([...membersOf(index.matching(['filtrante'], type))]).toEqual([0])
      expect(index.matching(['filtrante', 'unknown'], 'PARTIAL').every((bits) => bits === 0)).toBe(true)
      steps.push(index.steps)
    }
    expect(steps[1]).toBe(steps[0])
  })
})
