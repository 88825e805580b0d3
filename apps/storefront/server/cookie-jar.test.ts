import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookie-jar.ts'

describe('createCookieJar', () => {
  it('returns what was set during the request', () => {
    const jar = createCookieJar('cart_id=old', false)
    jar.set('cart_id', 'new', { maxAge: 60 })
    expect(jar.get('cart_id')).toBe('new')
    jar.remove('cart_id')
    expect(jar.get('cart_id')).toBeUndefined()
  })

  it('writes the given attributes, with Secure over https', () => {
    const jar = createCookieJar(undefined, true)
    jar.set('api_token', 'a b', { maxAge: 60, httpOnly: true, sameSite: 'Strict' })
    expect(jar.pending()).toEqual([
      '__Host-api_token=a%20b; Path=/; SameSite=Strict; Max-Age=60; HttpOnly; Secure',
    ])
  })

  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
  const chrome =
    'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
  const webView =
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36'

  it.each([
    ['Safari over https', safari, true, 'None'],
    ['Safari over http', safari, false, 'Strict'],
    ['Chrome over https', chrome, true, 'Strict'],
    ['an Android WebView over https', webView, true, 'Strict'],
    ['a browser without a User-Agent', undefined, true, 'Strict'],
    ['a very long version', `Version/${'1'.repeat(100_000)}`, true, 'Strict'],
  ])('writes SameSite=Strict as %s accepts it', (_name, userAgent, secure, site) => {
    const jar = createCookieJar(undefined, secure, userAgent)
    jar.set('api_token', 'a', { sameSite: 'Strict' })
    jar.set('cart_id', 'b')
    const [token, cart] = jar.pending()
    expect(token).toContain(`SameSite=${site}`)
    expect(cart).toContain('SameSite=Lax')
  })

  it('over https reads __Host- cookies only, except for public names', () => {
    const jar = createCookieJar('flash=planted; __Host-flash=own; store_code=en; link_reset=planted', true)
    expect(jar.get('flash')).toBe('own')
    expect(jar.get('link_reset')).toBeUndefined()
    expect(jar.get('store_code')).toBe('en')
    jar.set('store_code', 'fr')
    expect(jar.pending()).toEqual(['store_code=fr; Path=/; SameSite=Lax; Secure'])
  })

  it('migrates cookies without a prefix once', () => {
    const jar = createCookieJar('api_token=old; cart_id=1; __Host-cart_id=2', true)
    expect([jar.get('api_token'), jar.get('cart_id'), jar.has('api_token')]).toEqual(['old', '2', true])
    expect(jar.pending()).toEqual([
      '__Host-api_token=old; Path=/; SameSite=Strict; Max-Age=2592000; HttpOnly; Secure',
      'api_token=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
      '__Host-cart_id=2; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
      'cart_id=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
    ])
    const http = createCookieJar('api_token=a; cart_id=1', false)
    expect([http.get('api_token'), http.pending()]).toEqual(['a', []])
  })

  it('removes cookies of third parties by their own names', () => {
    const jar = createCookieJar('_ga=1', true)
    jar.remove('_ga')
    expect(jar.pending()).toContain(
      '_ga=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
    )
  })

  it('writes a cookie once, with its last value', () => {
    const jar = createCookieJar(undefined, false)
    jar.set('a', '1')
    jar.set('a', '2')
    expect(jar.pending()).toEqual(['a=2; Path=/; SameSite=Lax'])
  })
})
