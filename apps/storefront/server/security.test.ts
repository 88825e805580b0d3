import { describe, expect, it } from 'vitest'
import { isForeign, unreadable } from './security.ts'

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

describe('a page', () => {
  it.each([
    ['GET', undefined, undefined],
    ['HEAD', undefined, undefined],
    ['POST', 'application/x-www-form-urlencoded;charset=UTF-8', undefined],
    ['POST', 'multipart/form-data; boundary=x', undefined],
    ['POST', 'application/json', 415],
    ['POST', 'text/plain', 415],
    ['POST', undefined, 415],
    ['PUT', 'multipart/form-data; boundary=x', 405],
    ['DELETE', undefined, 405],
    ['OPTIONS', undefined, 405],
  ])('is read, and takes forms: %s %s', (method, contentType, status) => {
    expect(unreadable(method, contentType)).toBe(status)
  })
})
