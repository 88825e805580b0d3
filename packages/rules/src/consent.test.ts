import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptedServices,
  consentTo,
  isAccepted,
  isAnswered,
  readConsent,
  SERVICES,
  writeCodes,
} from './consent.ts'

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
    expect(SERVICES.map((code) => isAccepted(consent, code))).toEqual(expected)
  })

  it('is restored from its cookies', () => {
    const offered = [...SERVICES, 'chat']
    const purposes = fc.subarray(offered)
    fc.assert(
      fc.property(fc.constantFrom('all', 'none', 'custom'), purposes, (accepted, ticked) => {
        const given = consentTo(accepted, offered, ticked)
        const read = readConsent(given.accepted, writeCodes(given))
        expect(read).toEqual(given)
        for (const purpose of offered)
          expect(isAccepted(read, purpose)).toBe(
            accepted === 'all' || (accepted === 'custom' && ticked.includes(purpose)),
          )
      }),
    )
  })

  it('sets flags only for the offered purposes when everything is accepted', () => {
    expect(consentTo('all', ['ga']).codes).toEqual({ ga: true })
  })

  it('loads the services of accepted purposes, under any code', () => {
    const purposes = [
      { code: 'figures', service: 'ga' as const },
      { code: 'ads', service: 'ads' as const },
      { code: 'chat' },
    ]
    const services = (codes: string) => [...acceptedServices(readConsent('custom', codes), purposes)]
    expect(services('{"figures":true,"ads":false,"chat":true}')).toEqual(['ga'])
    expect(services('{"ga":true,"chat":true}')).toEqual([])
    expect([...acceptedServices(readConsent('all', undefined), purposes)]).toEqual(['ga', 'ads'])
  })

  it('does not count for a purpose that was added later, which is asked for', () => {
    const before = consentTo('all', ['ga', 'ads'])
    const consent = readConsent(before.accepted, writeCodes(before))
    expect(isAccepted(consent, 'chat')).toBe(false)
    expect(isAnswered(consent, ['ga', 'chat'])).toBe(false)
    expect(isAnswered(consent, ['ga'])).toBe(true)
    expect(isAnswered(readConsent('none', undefined), ['ga', 'chat'])).toBe(true)
    expect(isAnswered(undefined, [])).toBe(false)
  })

  it.each(['"x"', 'null', '3', '[]', ''])('ignores the flags %s', (codes) => {
    expect(isAccepted(readConsent('custom', codes), 'ga')).toBe(false)
  })
})
