import { useEffect } from 'react'
import { CART_ID, LAST_ORDER } from './cookies.ts'

/** Value of a readable cookie in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
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
