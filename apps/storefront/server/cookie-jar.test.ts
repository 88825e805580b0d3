import { describe, expect, it } from 'vitest'
import { createCookieJar, parseCookies } from './cookie-jar.ts'

describe('cookies', () => {
  it('are read with their values decoded, the first of a name winning', () => {
    const cookies = parseCookies('a=1; b=x%3Dy; a=2; broken=%zz; =lost; nothing')
    expect([...cookies]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['broken', '%zz'],
    ])
  })

  it('set during a request are seen by what reads them next', () => {
    const jar = createCookieJar('cart_id=old', false)
    jar.set('cart_id', 'new', { maxAge: 60 })
    expect(jar.get('cart_id')).toBe('new')
    jar.remove('cart_id')
    expect(jar.get('cart_id')).toBeUndefined()
  })

  it('are sent with the attributes asked for, secure on https', () => {
    const jar = createCookieJar(undefined, true)
    jar.set('api_token', 'a b', { maxAge: 60, httpOnly: true, sameSite: 'Strict' })
    expect(jar.pending()).toEqual(['api_token=a%20b; Path=/; SameSite=Strict; Max-Age=60; HttpOnly; Secure'])
  })

  it('are sent once, as last set', () => {
    const jar = createCookieJar(undefined, false)
    jar.set('a', '1')
    jar.set('a', '2')
    expect(jar.pending()).toEqual(['a=2; Path=/; SameSite=Lax'])
  })
})
