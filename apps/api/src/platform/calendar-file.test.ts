import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'appointment-1@shop.example',
  sequence: 2,
  startsAt: new Date('2026-07-06T06:00:00Z'),
  endsAt: new Date('2026-07-06T10:00:00Z'),
  title: 'Livraison; commande 1, étage élevé',
  description: '1 × Fontaine\nÀ vérifier : C:\\cave',
  place: '12, rue des Écoles, 31000 Toulouse',
}
const at = new Date('2026-03-02T10:00:00Z')
/** Without the folds. */
const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

it('writes an entry in UTC, with escaped texts', () => {
  expect(linesOf(calendarFile([entry], { at }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comptoir//appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:appointment-1@shop.example',
    'SEQUENCE:2',
    'DTSTAMP:20260302T100000Z',
    'DTSTART:20260706T060000Z',
    'DTEND:20260706T100000Z',
    'SUMMARY:Livraison\\; commande 1\\, étage élevé',
    'LOCATION:12\\, rue des Écoles\\, 31000 Toulouse',
    'DESCRIPTION:1 × Fontaine\\nÀ vérifier : C:\\\\cave',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('folds lines after 75 bytes, and between characters', () => {
  const file = calendarFile([{ ...entry, description: 'é🚚'.repeat(100) }], { at })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(linesOf(file)).toContain(`DESCRIPTION:${'é🚚'.repeat(100)}`)
})

it('cannot be led to further lines by a text', () => {
  const file = calendarFile([{ ...entry, title: 'A\r\nEND:VEVENT', place: 'B\nATTACH:x' }], { at })
  expect(linesOf(file).filter((line) => /^(?:END:VEVENT|ATTACH)/.test(line))).toEqual(['END:VEVENT'])
})

it('says that an entry is cancelled, what the calendar is called, and when to read it again', () => {
  const file = calendarFile([{ ...entry, isCancelled: true }], { at, name: 'Agenda', refreshSeconds: 900 })
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'STATUS:CANCELLED',
      'X-WR-CALNAME:Agenda',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ]),
  )
})
