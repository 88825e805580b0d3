import { useEffect } from 'react'
import { CART_ID, cookieName, LAST_ORDER } from './cookies.ts'

/** Value of a cookie in `document.cookie` format; over https of the one with the `__Host-` prefix. */
export function browserCookie(
  cookies: string,
  name: string,
  isSecure = location.protocol === 'https:',
): string | undefined {
  const start = `${cookieName(name, isSecure)}=`
  const pair = cookies.split('; ').find((one) => one.startsWith(start))
  return pair && decodeURIComponent(pair.slice(start.length))
}

/** Copies cart id and last order to local storage under their cookie names (decisions D-6). */
export function useCookiesInLocalStorage(): void {
  useEffect(() => {
    for (const name of [CART_ID, LAST_ORDER]) {
      const value = browserCookie(document.cookie, name)
      try {
        if (value) localStorage.setItem(name, value)
        else localStorage.removeItem(name)
      } catch {
        // Storage may be blocked; nothing depends on it.
        return
      }
    }
  })
}
