import { expect, it } from 'vitest'
import { priceAudiences } from './price-audiences.ts'

const group = (code: string, visitorKind: 'b2c' | 'b2b', more: object = {}) => {
  return { code, visitorKind, priceDisplay: null, isNamed: true, ...more }
}
const guests = group('NOT LOGGED IN', 'b2c', { isNamed: false })
const professional = group('Professional', 'b2b')
const staff = group('Staff', 'b2c', { priceDisplay: 'excl' })
const settingsOf = (...codes: string[]) => ({
  customer_groups: codes.map((code) => ({ code, kind: 'b2c' as const })),
})

it('are those of guests and of the groups of the website, each once', () => {
  const friends = group('Friends', 'b2c', { priceDisplay: 'incl' })
  const audiences = priceAudiences(settingsOf('Friends', 'Staff'), [guests, professional, friends, staff])
  expect(audiences).toEqual([
    { visitorKind: 'b2c', priceDisplay: 'incl' },
    { visitorKind: 'b2b', priceDisplay: 'excl' },
    { visitorKind: 'b2c', priceDisplay: 'excl' },
  ])
})

it('leave out a group of another website, unless accounts get it by a company number', () => {
  const shown = priceAudiences(settingsOf(), [guests, professional, staff])
  expect(shown.map(({ visitorKind }) => visitorKind)).toEqual(['b2c', 'b2b'])
})

it('keep a group that no website has any more', () => {
  const gone = { ...staff, isNamed: false }
  expect(priceAudiences(settingsOf(), [guests, gone])).toContainEqual({
    visitorKind: 'b2c',
    priceDisplay: 'excl',
  })
})
