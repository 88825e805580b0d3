import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentTo, isAccepted, PURPOSES, readConsent, writeCodes } from './consent.ts'

describe('consent', () => {
  it.each([
    ['no choice yet', undefined, undefined, [false, false]],
    ['all', 'all', undefined, [true, true]],
    ['none, regardless of the flags', 'none', '{"ga":true,"ads":true}', [false, false]],
    ['a purpose by its own flag', 'custom', '{"ga":true,"ads":false}', [true, false]],
    ['an unknown purpose', 'custom', '{"other":true}', [false, false]],
    ['flags of another type', 'custom', '{"ga":"true","ads":1}', [false, false]],
    ['malformed flags', 'custom', '{ga', [false, false]],
    ['an unknown value of the cookie', 'yes', '{"ga":true}', [false, false]],
  ])('counts %s', (_what, accepted, codes, expected) => {
    const consent = readConsent(accepted, codes)
    expect(PURPOSES.map((purpose) => isAccepted(consent, purpose))).toEqual(expected)
  })

  it('is restored from its cookies', () => {
    const purposes = fc.subarray([...PURPOSES])
    fc.assert(
      fc.property(fc.constantFrom('all', 'none', 'custom'), purposes, (accepted, ticked) => {
        const given = consentTo(accepted, PURPOSES, ticked)
        const read = readConsent(given.accepted, writeCodes(given))
        expect(read).toEqual(given)
        for (const purpose of PURPOSES)
          expect(isAccepted(read, purpose)).toBe(
            accepted === 'all' || (accepted === 'custom' && ticked.includes(purpose)),
          )
      }),
    )
  })

  it('sets flags only for the offered purposes when everything is accepted', () => {
    expect(consentTo('all', ['ga']).codes).toEqual({ ga: true })
  })

  it.each(['"x"', 'null', '3', '[]', ''])('ignores the flags %s', (codes) => {
    expect(isAccepted(readConsent('custom', codes), 'ga')).toBe(false)
  })
})
