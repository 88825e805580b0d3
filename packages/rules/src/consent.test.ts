import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentTo, isAccepted, PURPOSES, readConsent, writeCodes } from './consent.ts'

describe('consent', () => {
  it.each([
    ['nothing chosen yet', undefined, undefined, [false, false]],
    ['all', 'all', undefined, [true, true]],
    ['none, whatever the flags say', 'none', '{"ga":true,"ads":true}', [false, false]],
    ['a purpose by its own flag', 'custom', '{"ga":true,"ads":false}', [true, false]],
    ['an unknown purpose', 'custom', '{"other":true}', [false, false]],
    ['flags that are no flags', 'custom', '{"ga":"true","ads":1}', [false, false]],
    ['flags that cannot be read', 'custom', '{ga', [false, false]],
    ['a cookie of somebody else', 'yes', '{"ga":true}', [false, false]],
  ])('counts %s', (_what, accepted, codes, expected) => {
    const consent = readConsent(accepted, codes)
    expect(PURPOSES.map((purpose) => isAccepted(consent, purpose))).toEqual(expected)
  })

  it('is read from its cookies as it was given', () => {
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

  it('to everything counts for no purpose that was not on offer as a flag', () => {
    expect(consentTo('all', ['ga']).codes).toEqual({ ga: true })
  })

  it.each(['"x"', 'null', '3', '[]', ''])('reads %s as no flag', (codes) => {
    expect(isAccepted(readConsent('custom', codes), 'ga')).toBe(false)
  })
})
