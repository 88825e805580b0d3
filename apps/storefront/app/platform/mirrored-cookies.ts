import { useEffect } from 'react'
import { CART_ID, cookieName, LAST_ORDER } from './cookies.ts'

/** Value of a readable cookie in `document.cookie`; over https of the one that only the shop can have set. */
export function cookieIn(
  cookies: string,
  name: string,
  isSecure = location.protocol === 'https:',
): string | undefined {
  const start = `${cookieName(name, isSecure)}=`
  const pair = cookies.split('; ').find((one) => one.startsWith(start))
  return pair && decodeURIComponent(pair.slice(start.length))
}

/** Keeps cart id and last order in local storage too, under the names of their cookies (decisions D-6). */
export function useMirroredCookies(): void {
  useEffect(() => {
    for (const name of [CART_ID, LAST_ORDER]) {
      const value = cookieIn(document.cookie, name)
      try {
        if (value) localStorage.setItem(name, value)
        else localStorage.removeItem(name)
      } catch {
        // Storage may be blocked; the cookies alone are enough.
        return
      }
    }
  })
}
