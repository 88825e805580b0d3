import { describe, expect, it } from 'vitest'
import { cookieText, necessaryCookies } from './cookie-texts.ts'

describe('the cookies of the settings', () => {
  it('lists the cookies of the features that the shop has', () => {
    const names = (features: Record<string, boolean>) =>
      necessaryCookies(features, 'en').map(({ name }) => name)
    expect(names({})).toContain('last_order_key')
    expect(names({})).not.toContain('pending_add')
    expect(names({ locations: true })).toEqual(expect.arrayContaining(['location_id', 'pending_add']))
    expect(names({})).not.toContain('tracked')
  })

  it.each([
    ['cart_id', /\(30\sjours\)$/],
    ['flash', /\(1\sminute\)$/],
    ['consent_id', /\(6\smois\)$/],
    ['delivery_place', /\(jusqu’à la fermeture du navigateur\)$/],
  ] as const)('show the lifetime of %s', (key, lifetime) => {
    expect(cookieText(key, 'fr').text).toMatch(lifetime)
  })
})
