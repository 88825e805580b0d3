// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCookiesInLocalStorage } from './browser-cookies.ts'
import { CART_ID, LAST_ORDER } from './cookies.ts'
import '../../test/dom.tsx'

const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; max-age=${value ? 60 : 0}`
}

describe('useCookiesInLocalStorage', () => {
  afterEach(() => [CART_ID, LAST_ORDER].forEach((name) => setCookie(name, '')))

  it('copies the cart and the last order', () => {
    setCookie(CART_ID, 'c%201')
    setCookie(LAST_ORDER, '000012')
    renderHook(() => useCookiesInLocalStorage())
    expect(localStorage.getItem(CART_ID)).toBe('c 1')
    expect(localStorage.getItem(LAST_ORDER)).toBe('000012')
  })

  it('follows the cookies: a new cart replaces the old one, a lost one is removed', () => {
    setCookie(CART_ID, 'first')
    const { rerender } = renderHook(() => useCookiesInLocalStorage())
    setCookie(CART_ID, 'second')
    rerender()
    expect(localStorage.getItem(CART_ID)).toBe('second')
    setCookie(CART_ID, '')
    rerender()
    expect(localStorage.getItem(CART_ID)).toBeNull()
  })

  it('lets the page work while storage is blocked', () => {
    setCookie(CART_ID, 'c1')
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    expect(() => renderHook(() => useCookiesInLocalStorage())).not.toThrow()
    expect(setItem).toHaveBeenCalledTimes(1)
  })
})
