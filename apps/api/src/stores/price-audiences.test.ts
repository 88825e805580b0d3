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

const none: ReadonlySet<string> = new Set()

it('are those of guests and of the groups of the website, each once', () => {
  const friends = group('Friends', 'b2c', { priceDisplay: 'incl' })
  const audiences = priceAudiences(
    settingsOf('Friends', 'Staff'),
    [guests, professional, friends, staff],
    none,
  )
  expect(audiences).toEqual([
    { visitorKind: 'b2c', priceDisplay: 'incl', priceGroup: null },
    { visitorKind: 'b2b', priceDisplay: 'excl', priceGroup: null },
    { visitorKind: 'b2c', priceDisplay: 'excl', priceGroup: null },
  ])
})

it('leave out a group of another website, unless accounts get it by a company number', () => {
  const shown = priceAudiences(settingsOf(), [guests, professional, staff], none)
  expect(shown.map(({ visitorKind }) => visitorKind)).toEqual(['b2c', 'b2b'])
})

it('keep a group that no website has any more', () => {
  const gone = { ...staff, isNamed: false }
  expect(priceAudiences(settingsOf(), [guests, gone], none)).toContainEqual({
    visitorKind: 'b2c',
    priceDisplay: 'excl',
    priceGroup: null,
  })
})

it('have a group of their own only where the website has prices for it, and always the prices for everybody', () => {
  const all = [guests, professional, staff]
  const codes = (...priced: string[]) =>
    priceAudiences(settingsOf('Professional', 'Staff'), all, new Set(priced)).map(
      ({ priceGroup }) => priceGroup,
    )
  expect(codes('Staff', 'Elsewhere')).toEqual([null, null, 'Staff'])
  expect(codes('Professional')).toEqual([null, 'Professional', null])
  expect(codes(...all.map(({ code }) => code)).filter((code) => code === null)).toHaveLength(1)
})
