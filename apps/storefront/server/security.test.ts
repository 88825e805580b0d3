import { describe, expect, it } from 'vitest'
import { isForeign, pageHeaders, unreadable } from './security.ts'

const post = {
  method: 'POST',
  pathname: '/fr/panier',
  host: 'shop.test',
  origin: undefined,
  fetchSite: undefined,
}

describe('headers of a page', () => {
  it('refuse what no page uses, and allow the shop itself to ask where the visitor is', () => {
    const policy = pageHeaders('/fr')['permissions-policy']
    expect(policy).toContain('geolocation=(self)')
    for (const feature of ['camera', 'microphone', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`)
  })

  it.each([
    ['/fr/compte-client/commandes/000000012', 'same-origin'],
    ['/it/login', 'same-origin'],
    ['/en/newsletter/confirmation', 'same-origin'],
    ['/fr/commander/paiement', undefined],
    ['/fr/compte-clients', undefined],
    ['/fr', undefined],
  ])('tell other sites nothing of personal pages: %s', (pathname, policy) => {
    expect(pageHeaders(pathname)['referrer-policy']).toBe(policy)
  })
})

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
  const form = 'application/x-www-form-urlencoded;charset=UTF-8'
  it.each([
    ['GET', undefined, undefined],
    ['HEAD', undefined, undefined],
    ['POST', form, undefined],
    ['POST', 'multipart/form-data; boundary=x', undefined],
    ['POST', 'application/json', 415],
    ['POST', 'text/plain', 415],
    ['POST', undefined, 415],
    ['PUT', 'multipart/form-data; boundary=x', 405],
    ['DELETE', undefined, 405],
    ['OPTIONS', undefined, 405],
  ])('is read, and takes forms: %s %s', (method, contentType, status) => {
    expect(unreadable({ method, contentType, url: '/fr/faq' })).toBe(status)
  })

  it('knows no text with a U+0000', () => {
    expect(unreadable({ method: 'GET', url: '/fr/a%00b' })).toBe(400)
    expect(unreadable({ method: 'GET', url: '/fr/recherche?q=%00' })).toBe(400)
    const sent = { method: 'POST', url: '/fr/contact', contentType: form }
    expect(unreadable({ ...sent, body: Buffer.from('message=a%00') })).toBe(400)
    // What somebody writes who types these three characters.
    expect(unreadable({ ...sent, body: Buffer.from('message=%2500') })).toBeUndefined()
  })
})
