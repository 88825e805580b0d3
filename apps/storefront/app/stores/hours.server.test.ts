import type { Language } from '@comptoir/rules/language'
import { afterEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { closureText, dayText, openText, spanTexts } from './hours-text.ts'
import { closuresAhead, hoursTable, openStatus, specialDaysAhead } from './hours.server.ts'
import { messageLanguage } from '../platform/language.ts'
import type { Store } from './store.server.ts'

const lunch = { opens: '11:30', closes: '14:30' }
const dinner = { opens: '18:00', closes: '24:00' }
const store = {
  hours: {
    week: [[], [lunch, dinner], [lunch, dinner], [lunch, dinner], [lunch, dinner], [lunch, dinner], []],
    closures: [{ from: '2026-12-24', to: '2027-01-05' }],
    special: [],
    timeZone: 'Europe/Paris',
  },
  closures: [
    { from: '2026-12-08', to: '2026-12-08', reason: 'Fête des Lumières' },
    { from: '2026-12-24', to: '2027-01-05', reason: 'Congés' },
    { from: '2027-05-01', to: '2027-05-01', reason: 'Fête du travail' },
  ],
} as unknown as Store

function openTextAt(language: Language, instant: string) {
  overwriteGetLocale(() => messageLanguage(language))
  const status = openStatus(store, { language, now: new Date(instant) })
  return status && openText(status)
}

afterEach(() => overwriteGetLocale(() => 'fr'))

describe('whether a store is open', () => {
  it.each<[string, string, string, string, string]>([
    [
      'at lunch',
      '2026-11-24T12:00:00Z',
      'Ouvert jusqu’à 14 h 30',
      'Open until 14:30',
      'Aperto fino alle 14:30',
    ],
    [
      'at night',
      '2026-11-24T22:00:00Z',
      'Ouvert jusqu’à minuit',
      'Open until midnight',
      'Aperto fino alle 24:00',
    ],
    [
      'in between',
      '2026-11-24T15:00:00Z',
      'Fermé, ouvre à 18 h',
      'Closed, opens at 18:00',
      'Chiuso, apre alle 18:00',
    ],
    [
      'the day before',
      '2026-11-23T15:00:00Z',
      'Fermé, ouvre demain à 11 h 30',
      'Closed, opens tomorrow at 11:30',
      'Chiuso, apre domani alle 11:30',
    ],
    [
      'on Sunday',
      '2026-11-22T15:00:00Z',
      'Fermé, ouvre mardi à 11 h 30',
      'Closed, opens on Tuesday at 11:30',
      'Chiuso, apre martedì alle 11:30',
    ],
    [
      'during the holidays',
      '2026-12-24T12:00:00Z',
      'Fermé, ouvre mercredi 6 janvier à 11 h 30',
      'Closed, opens on Wednesday 6 January at 11:30',
      'Chiuso, apre mercoledì 6 gennaio alle 11:30',
    ],
  ])('describes %s in three languages', (_when, instant, fr, en, it_) => {
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
    expect([plain(openTextAt('fr', instant)), openTextAt('en', instant), openTextAt('it', instant)]).toEqual([
      fr,
      en,
      it_,
    ])
  })

  it('returns nothing for a store without opening hours', () => {
    const unknown = { ...store, hours: { ...store.hours, week: [[], [], [], [], [], [], []] } }
    const reading = { language: 'fr' as const, now: new Date('2026-11-24T12:00:00Z') }
    expect([openStatus(unknown, reading), hoursTable(unknown, reading)]).toEqual([undefined, []])
  })
})

describe('the week of a store', () => {
  it('begins on Monday and marks today', () => {
    const rows = hoursTable(store, { language: 'fr', now: new Date('2026-11-24T23:30:00Z') })
    expect(rows.map(({ day }) => day)).toEqual([
      'Lundi',
      'Mardi',
      'Mercredi',
      'Jeudi',
      'Vendredi',
      'Samedi',
      'Dimanche',
    ])
    expect(rows.map(({ isToday }) => isToday)).toEqual([false, false, true, false, false, false, false])
    expect(rows.map(({ spans }) => spanTexts(spans).join(' ')).slice(0, 2)).toEqual([
      'fermé',
      '11\u00a0h\u00a030 – 14\u00a0h\u00a030, 18\u00a0h – minuit',
    ])
  })

  it('has the special hours of the rest of the week, and then those of the next two months', () => {
    const reading = { language: 'fr', now: new Date('2026-11-24T12:00:00Z') } as const
    const special = ['2026-11-23', '2026-11-29', '2026-12-22'].map((day) => ({ day, spans: [lunch] }))
    const changed = { ...store, hours: { ...store.hours, special } }
    const [monday, , , , , , sunday] = hoursTable(changed, reading)
    expect(monday).toMatchObject({ spans: [], isSpecial: false })
    expect(sunday && [dayText(sunday), spanTexts(sunday.spans).join(' ')]).toEqual([
      'Dimanche, horaires exceptionnels',
      '11\u00a0h\u00a030 – 14\u00a0h\u00a030',
    ])
    expect(
      specialDaysAhead(changed, reading).map(({ day, spans }) => [day, spanTexts(spans).join(' ')]),
    ).toEqual([['Mardi 22 décembre', '11\u00a0h\u00a030 – 14\u00a0h\u00a030']])
  })

  it('lists the closures of the next two months', () => {
    const closures = closuresAhead(store, { language: 'fr', now: new Date('2026-11-24T12:00:00Z') })
    expect(closures.map(closureText)).toEqual([
      'Fermé le mardi 8 décembre (Fête des Lumières).',
      'Fermé du jeudi 24 décembre au mardi 5 janvier (Congés).',
    ])
  })
})
