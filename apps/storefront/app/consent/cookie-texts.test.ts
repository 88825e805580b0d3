import { describe, expect, it } from 'vitest'
import { cookiesOf, necessaryCookies } from './cookie-texts.ts'

describe('the cookies of the settings', () => {
  it('lists the cookies of the features that the shop has', () => {
    const names = (features: Record<string, boolean>) =>
      necessaryCookies(features, 'en').map(({ name }) => name)
    expect(names({})).toContain('last_order_key')
    expect(names({})).not.toContain('pending_add')
    expect(names({ locations: true })).toEqual(expect.arrayContaining(['location_id', 'pending_add']))
    expect(names({})).not.toContain('tracked')
  })

  it('lists what each purpose stores', () => {
    const names = (service: 'ga' | 'ads') =>
      cookiesOf({ code: service, service }, 'en').map(({ name }) => name)
    expect(names('ga')).toEqual(['_ga', '_ga_<id>', '_gid', 'tracked', 'measured_order'])
    expect(names('ads')).toEqual(['_gcl_au'])
  })

  it.each([
    ['cart_id', /^30\sjours$/],
    ['flash', /^1\sminute$/],
    ['consent_id', /^6\smois$/],
    ['delivery_place', /^jusqu’à la fermeture du navigateur$/],
    ['_ga', /^13\smois$/],
    ['_gid', /^1\sjour$/],
    ['_gcl_au', /^3\smois$/],
  ] as const)('show the lifetime of %s', (key, lifetime) => {
    const all = [
      ...necessaryCookies({ locations: true }, 'fr'),
      ...cookiesOf({ code: 'ga', service: 'ga' }, 'fr'),
      ...cookiesOf({ code: 'ads', service: 'ads' }, 'fr'),
    ]
    expect(all.find(({ name }) => name === key)?.lifetime).toMatch(lifetime)
  })
})
