import { expect, it } from 'vitest'
import { agendaPath, isShown, readAgendaAddress } from './address.ts'

const read = (query: string) => readAgendaAddress(new URLSearchParams(query), '2026-11-24')

it.each([
  ['day=tomorrow', { day: '2026-11-25', view: 'day', kind: null, zone: null, order: null }],
  ['', { day: '2026-11-24', view: 'day', kind: null, zone: null, order: null }],
  [
    'day=2026-12-01&view=week&kind=fitting&zone=fr&order=000000041',
    { day: '2026-12-01', view: 'week', kind: 'FITTING', zone: 'fr', order: '000000041' },
  ],
  [
    'day=2026-13-45&view=year&kind=x',
    { day: '2026-11-24', view: 'day', kind: null, zone: null, order: null },
  ],
])('reads ?%s', (query, address) => expect(read(query)).toEqual(address))

it('writes what it reads', () => {
  const address = read('day=2026-12-01&view=week&kind=delivery&zone=fr')
  expect(readAgendaAddress(new URL(agendaPath(address), 'http://x').searchParams, '2026-01-01')).toEqual(
    address,
  )
})

it.each([
  ['', true],
  ['kind=fitting', false],
  ['kind=delivery&zone=fr', true],
  ['zone=fr-corsica', false],
])('?%s shows a delivery in France: %s', (query, expected) =>
  expect(isShown({ kind: 'DELIVERY', zone: 'fr' }, read(query))).toBe(expected),
)
