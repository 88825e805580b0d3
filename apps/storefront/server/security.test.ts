import { describe, expect, it } from 'vitest'
import { isForeign } from './security.ts'

const post = {
  method: 'POST',
  pathname: '/fr/panier',
  host: 'shop.test',
  origin: undefined,
  fetchSite: undefined,
}

describe('requests that change something', () => {
  it('are taken from the shop itself', () => {
    expect(isForeign({ ...post, origin: 'https://shop.test', fetchSite: 'same-origin' })).toBe(false)
    expect(isForeign(post)).toBe(false)
  })

  it.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { fetchSite: 'cross-site' },
    { fetchSite: 'same-site' },
  ])('are refused from elsewhere: %o', (facts) => {
    expect(isForeign({ ...post, ...facts })).toBe(true)
  })

  it('are taken from the payment page on its return address only', () => {
    const foreign = { ...post, origin: 'https://bank.test', fetchSite: 'cross-site' }
    expect(isForeign({ ...foreign, pathname: '/checkout/payzen' })).toBe(false)
    expect(isForeign({ ...foreign, pathname: '/it/checkout/payzen' })).toBe(false)
    expect(isForeign({ ...foreign, pathname: '/fr/checkout/payzen/x' })).toBe(true)
  })

  it('are not what a link is', () => {
    expect(isForeign({ ...post, method: 'GET', fetchSite: 'cross-site' })).toBe(false)
  })
})
