import { describe, expect, it } from 'vitest'
import { pageFormats } from './formats.ts'
import { safePath } from './safe-path.ts'

const now = '2026-11-24T13:20:00.000Z'
const french = pageFormats({ language: 'fr', timeZone: 'Europe/Paris', now })
const english = pageFormats({ language: 'en', timeZone: 'Europe/Paris', now })

describe('pageFormats', () => {
  it('writes as the language does, with its spaces', () => {
    expect(french.money({ amount: 510_600, currency: 'EUR' })).toBe('5\u202f106,00\u00a0€')
    expect(french.number(1240)).toBe('1\u202f240')
    expect(french.rate(550)).toBe('5,5\u00a0%')
    expect(french.time('2026-11-24T13:12:00.000Z')).toBe('14\u00a0h\u00a012')
    expect(english.time('2026-11-24T13:12:00.000Z')).toBe('14:12')
    expect(french.day('2026-11-24')).toBe('24/11/2026')
    expect(french.longDay('2026-11-24')).toBe('mardi 24 novembre')
  })

  it('names today and yesterday by the days of the shop', () => {
    expect(french.moment('2026-11-24T13:12:00.000Z')).toBe('auj. 14\u00a0h\u00a012')
    // Midnight in Paris is 23:00 in UTC.
    expect(french.moment('2026-11-23T23:30:00.000Z')).toBe('auj. 0\u00a0h\u00a030')
    expect(french.moment('2026-11-23T22:30:00.000Z')).toBe('hier 23\u00a0h\u00a030')
    expect(french.moment('2026-11-20T09:00:00.000Z')).toBe('20/11/2026 10\u00a0h')
  })
})

describe('safePath', () => {
  it.each([
    ['/orders?view=open', '/orders?view=open'],
    ['//evil.example', '/'],
    [String.raw`/\evil.example`, '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
  ])('leads %s to %s', (value, path) => {
    expect(safePath(value)).toBe(path)
  })
})
