import { describe, expect, it } from 'vitest'
import { formatDate } from './long-date.ts'

const timeZone = 'Europe/Paris'
const first = new Date('2026-12-01T09:00:00Z')

describe('a date', () => {
  it('has an ordinal for the first of a month in French, where the month is a word', () => {
    expect(formatDate(first, { locale: 'fr', day: 'numeric', month: 'long', timeZone })).toBe('1er décembre')
    expect(formatDate(first, { locale: 'fr-FR', dateStyle: 'full', timeZone })).toBe(
      'mardi 1er décembre 2026',
    )
    expect(formatDate(first, { locale: 'fr-FR', dateStyle: 'short', timeZone })).toBe('01/12/2026')
    const digits = { day: 'numeric', month: 'numeric' } as const
    expect(formatDate(first, { locale: 'fr', ...digits, timeZone })).toBe('01/12')
  })

  it('keeps other days and other languages as they are', () => {
    const last = new Date('2026-12-31T09:00:00Z')
    const day = { day: 'numeric', month: 'long', timeZone } as const
    expect(formatDate(last, { locale: 'fr', ...day })).toBe('31 décembre')
    expect(formatDate(new Date('2026-12-11T09:00:00Z'), { locale: 'fr', ...day })).toBe('11 décembre')
    expect(formatDate(first, { locale: 'en-GB', ...day })).toBe('1 December')
    expect(formatDate(first, { locale: 'it-IT', ...day })).toBe('1 dicembre')
  })
})
