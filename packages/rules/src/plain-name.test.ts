import { describe, expect, it } from 'vitest'
import { companyName, isPlainName, personName } from './plain-name.ts'

describe('a name', () => {
  it.each([
    'Zoé',
    'Jean-Paul',
    'O’Neill',
    'J.R.',
    'J. R. R. Tolkien',
    'Dr. Müller',
    'Dr.Müller',
    'Nguyễn Thị Minh',
    'María del Carmen, Jr.',
    'Ольга',
    '田中',
    'عمر',
    'N’Diaye 3',
    'Dupont & Fils (SARL)',
  ])('may be %s', (name) => {
    expect(isPlainName(name)).toBe(true)
    expect([personName(name), companyName(name)]).toEqual([true, true])
  })

  it.each([
    'Win https://evil.example/x',
    'win:/evil',
    'www.evil.example',
    'evil.com',
    'Click evil.example now',
    'EVIL.COM',
    'a@b.example',
    '<b>Zoé</b>',
    'Zoé\r\nBcc: x',
    'Zoé\u0000',
    'Zoé\u202Egnp',
    'Zoé\u2066',
    'Zoé\u2028D',
  ])('is not %o', (name) => {
    expect(isPlainName(name)).toBe(false)
    expect(personName(name)).toEqual({ key: 'invalidName' })
  })

  it('of a company may be its domain, but not an address', () => {
    expect(companyName('Vasque.com')).toBe(true)
    expect(companyName('https://vasque.com')).toEqual({ key: 'invalidName' })
  })

  it('is checked in linear time: in another, these would take hours', () => {
    for (const part of ['a', 'a.', 'ab.', '.', ':', 'w', 'ab.ab'])
      expect(typeof isPlainName(part.repeat(100_000))).toBe('boolean')
  })
})
