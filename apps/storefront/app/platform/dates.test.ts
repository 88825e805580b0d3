import { describe, expect, it } from 'vitest'
import { dayAndTime, dayOf, deliveryDay, longDay } from './dates.ts'

const site = { timeZone: 'Europe/Paris' }

describe('dates', () => {
  it('formats days in the language', () => {
    expect(longDay('2026-11-24', 'fr')).toBe('mardi 24 novembre')
    expect(longDay('2026-11-24', 'en')).toMatch(/Tuesday,? 24 November/)
    expect(longDay('2026-11-24', 'it')).toBe('martedì 24 novembre')
  })

  it('has no delivery day when shoppers choose a time slot', () => {
    const withSlots = { site: { features: { locations: true } }, language: 'fr' as const }
    expect(deliveryDay('2026-11-24', withSlots)).toBeUndefined()
    expect(deliveryDay('2026-11-24', { ...withSlots, site: { features: {} } })).toBe('mardi 24 novembre')
  })

  it('formats instants in the time zone of the shop', () => {
    expect(dayOf('2026-11-20 23:30:00', { site, language: 'fr' })).toBe('21 novembre 2026')
    const tokyo = { timeZone: 'Asia/Tokyo' }
    expect(dayOf('2026-11-20 16:30:00', { site: tokyo, language: 'en' })).toBe('21 November 2026')
  })

  it('formats order dates in numbers in the time zone of the shop', () => {
    const winter = '2026-11-20 23:05:00'
    for (const language of ['fr', 'en', 'it'])
      expect(dayAndTime(winter, { site, language })).toEqual({ day: '21/11/2026', time: '00:05' })
    expect(dayAndTime(winter, { site, language: 'de' })).toEqual({ day: '21.11.2026', time: '00:05' })
    const summer = { day: '01/07/2026', time: '09:05' }
    expect(dayAndTime('2026-07-01 07:05:00', { site, language: 'fr' })).toEqual(summer)
  })

  it('returns an invalid instant unchanged', () => {
    expect(dayOf('T', { site, language: 'fr' })).toBe('T')
  })
})
