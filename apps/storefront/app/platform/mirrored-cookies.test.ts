import { describe, expect, it } from 'vitest'
import { cookieIn } from './mirrored-cookies.ts'

describe('a readable cookie', () => {
  it('is found by its whole name and decoded', () => {
    expect(cookieIn('my_cart_id=no; cart_id=a%3Db; x=1', 'cart_id', false)).toBe('a=b')
    expect(cookieIn('', 'cart_id', false)).toBeUndefined()
  })

  it('is over https the one that no other host can have set', () => {
    expect(cookieIn('cart_id=planted; __Host-cart_id=own', 'cart_id', true)).toBe('own')
    expect(cookieIn('cart_id=planted', 'cart_id', true)).toBeUndefined()
    expect(cookieIn('accepted_cookies=all', 'accepted_cookies', true)).toBe('all')
  })
})
