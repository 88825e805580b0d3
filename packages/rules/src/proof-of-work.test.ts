import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadingZeroBits, readAnswer } from './proof-of-work.ts'

describe('leading zero bits', () => {
  it.each([
    [[0xff], 0],
    [[0x7f], 1],
    [[0x01], 7],
    [[0, 0x80], 8],
    [[0, 0, 0x10], 19],
    [[0, 0], 16],
    [[], 0],
  ])('of %o are %i', (bytes, bits) => expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits))

  it('equal those of the binary notation', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 8 }), (bytes) => {
        const written = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
        expect(leadingZeroBits(bytes)).toBe(written.search(/1|$/))
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('an answer', () => {
  it('consists of a challenge and a number', () => {
    expect(readAnswer('a.b.42')).toEqual({ challenge: 'a.b', number: '42' })
  })

  it.each(['', 'a', '.1', 'a.', 'a.-1', 'a.1e5', `${'a'.repeat(501)}.1`])('is rejected: %o', (text) =>
    expect(readAnswer(text)).toBeUndefined(),
  )
})
