import { describe, expect, it } from 'vitest'
import { browserCookie } from './browser-cookies.ts'

describe('browserCookie', () => {
  it('finds a cookie by its full name and decodes it', () => {
    expect(browserCookie('my_cart_id=no; cart_id=a%3Db; x=1', 'cart_id', false)).toBe('a=b')
    expect(browserCookie('', 'cart_id', false)).toBeUndefined()
  })

  it('reads __Host- cookies over https', () => {
    expect(browserCookie('cart_id=planted; __Host-cart_id=own', 'cart_id', true)).toBe('own')
    expect(browserCookie('cart_id=planted', 'cart_id', true)).toBeUndefined()
    expect(browserCookie('accepted_cookies=all', 'accepted_cookies', true)).toBe('all')
  })
})
