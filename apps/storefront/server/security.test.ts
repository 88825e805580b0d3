import { describe, expect, it } from 'vitest'
import { isCrossOrigin, pageHeaders, rejectedStatus } from './security.ts'

const post = {
  method: 'POST',
  pathname: '/fr/panier',
  host: 'shop.test',
  origin: undefined,
  fetchSite: undefined,
}

describe('pageHeaders', () => {
  it('disables unused browser features and allows geolocation for the shop', () => {
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
  ])('hides the referrer of personal pages: %s', (pathname, policy) => {
    expect(pageHeaders(pathname)['referrer-policy']).toBe(policy)
  })
})

describe('isCrossOrigin', () => {
  it('accepts requests from the shop', () => {
    expect(isCrossOrigin({ ...post, origin: 'https://shop.test', fetchSite: 'same-origin' })).toBe(false)
    expect(isCrossOrigin(post)).toBe(false)
  })

  it.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { fetchSite: 'cross-site' },
    { fetchSite: 'same-site' },
  ])('rejects requests from other origins: %o', (facts) => {
    expect(isCrossOrigin({ ...post, ...facts })).toBe(true)
  })

  it('accepts posts of the payment page to its return URL only', () => {
    const foreign = { ...post, origin: 'https://bank.test', fetchSite: 'cross-site' }
    expect(isCrossOrigin({ ...foreign, pathname: '/checkout/payzen' })).toBe(false)
    expect(isCrossOrigin({ ...foreign, pathname: '/it/checkout/payzen' })).toBe(false)
    expect(isCrossOrigin({ ...foreign, pathname: '/es/checkout/payzen' })).toBe(false)
    expect(isCrossOrigin({ ...foreign, pathname: '/fr/checkout/payzen/x' })).toBe(true)
  })

  it('accepts links from other sites', () => {
    expect(isCrossOrigin({ ...post, method: 'GET', fetchSite: 'cross-site' })).toBe(false)
  })
})

describe('rejectedStatus', () => {
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
  ])('accepts reads and forms: %s %s', (method, contentType, status) => {
    expect(rejectedStatus({ method, contentType, url: '/fr/faq' })).toBe(status)
  })

  it('rejects U+0000', () => {
    expect(rejectedStatus({ method: 'GET', url: '/fr/a%00b' })).toBe(400)
    expect(rejectedStatus({ method: 'GET', url: '/fr/recherche?q=%00' })).toBe(400)
    const sent = { method: 'POST', url: '/fr/contact', contentType: form }
    expect(rejectedStatus({ ...sent, body: Buffer.from('message=a%00') })).toBe(400)
    // The three typed characters "%00".
    expect(rejectedStatus({ ...sent, body: Buffer.from('message=%2500') })).toBeUndefined()
  })
})
