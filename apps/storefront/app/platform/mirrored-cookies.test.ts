import { describe, expect, it } from 'vitest'
import { cookieIn } from './mirrored-cookies.ts'

describe('a readable cookie', () => {
  it('is found by its whole name and decoded', () => {
    expect(cookieIn('my_cart_id=no; cart_id=a%3Db; x=1', 'cart_id')).toBe('a=b')
    expect(cookieIn('', 'cart_id')).toBeUndefined()
  })
})
