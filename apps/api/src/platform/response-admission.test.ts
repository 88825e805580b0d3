import { expect, it } from 'vitest'
import { ResponseAdmission } from './response-admission.ts'

const ofSize = (characters: number) => 'x'.repeat(characters)
const large = ofSize(20_000)

it('a small response is stored at once, a larger one from the second time on, and one that is too large never', () => {
  const admission = new ResponseAdmission()
  const admitted = (key: string, body: string) => [1, 2, 3].map(() => admission.admits(key, body))
  expect(admitted('small', ofSize(8 * 1024))).toEqual([true, true, true])
  expect(admitted('large', large)).toEqual([false, true, true])
  expect(admitted('too large', ofSize(256 * 1024 + 1))).toEqual([false, false, false])
})

it('a key is forgotten after a thousand others, unless it was asked for again', () => {
  const admission = new ResponseAdmission()
  admission.admits('once', large)
  admission.admits('often', large)
  for (let other = 0; other < 1000; other++) admission.admits(`other ${other}`, large)
  expect(admission.admits('often', large)).toBe(true)
  for (let other = 1000; other < 1100; other++) admission.admits(`other ${other}`, large)
  expect(['once', 'often'].map((key) => admission.admits(key, large))).toEqual([false, true])
})

it('the successor of a stored response is stored at once, however long ago the key was made', () => {
  const admission = new ResponseAdmission()
  admission.remember('changed')
  expect(admission.admits('changed', large)).toBe(true)
})
