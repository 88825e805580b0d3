import type { RouterContextProvider } from 'react-router'
import { COOKIES } from './cookie-list.ts'
import {
  API_TOKEN,
  CART_ID,
  FLASH,
  LAST_ORDER,
  LAST_ORDER_KEY,
  LOCATION_ID,
  ROOT_CATEGORY,
  STORE_CODE,
} from './cookies.ts'
import { readFlash, writeFlash, type Flash } from './flash.ts'
import { scopeContext } from './scope.ts'

type Context = Readonly<RouterContextProvider>

/** State of the visitor in cookies. Changes are set on every response, redirects included. */
export interface Session {
  /** Token of the signed-in customer. */
  readonly token: string | undefined
  readonly cartId: string | undefined
  /** Number of the last order. */
  readonly lastOrder: string | undefined
  /** Key that gives a guest access to that order. */
  readonly lastOrderKey: string | undefined
  signIn: (token: string) => void
  /** Removes the token and the cart. */
  signOut: () => void
  /** Removes a token that the API no longer accepts (decisions C-5). */
  dropToken: () => void
  setCart: (cartId: string) => void
  clearCart: () => void
  /** `key` for an order of a guest. */
  setLastOrder: (number: string, key?: string) => void
  clearLastOrder: () => void
  /** Location of the cart; requests then use its store view (spec 001 §4). */
  readonly locationId: string | undefined
  setLocation: (location: CartLocation) => void
  clearLocation: () => void
  /** Sets a message for the next page. */
  flash: (message: Flash) => void
  takeFlash: () => Flash | undefined
}

export interface CartLocation {
  readonly id: number
  readonly root_category_id: number
  readonly store_code: string
}

/** Cookies: api_token HttpOnly and Strict (spec 000 §9); cart_id and last_order readable (decisions D-6). */
export function session(context: Context): Session {
  const { cookies } = context.get(scopeContext)
  const dropToken = () => cookies.remove(API_TOKEN)
  const clearCart = () => cookies.remove(CART_ID)
  return {
    get token() {
      return cookies.get(API_TOKEN)
    },
    get cartId() {
      return cookies.get(CART_ID)
    },
    get lastOrder() {
      return cookies.get(LAST_ORDER)
    },
    get lastOrderKey() {
      return cookies.get(LAST_ORDER_KEY)
    },
    signIn: (token) =>
      cookies.set(API_TOKEN, token, {
        maxAge: COOKIES[API_TOKEN].maxAge,
        httpOnly: true,
        sameSite: 'Strict',
      }),
    signOut: () => {
      dropToken()
      clearCart()
    },
    dropToken,
    setCart: (cartId) => cookies.set(CART_ID, cartId, { maxAge: COOKIES[CART_ID].maxAge, sameSite: 'Lax' }),
    clearCart,
    setLastOrder: (number, key) => {
      cookies.set(LAST_ORDER, number, { maxAge: COOKIES[LAST_ORDER].maxAge, sameSite: 'Lax' })
      if (key)
        cookies.set(LAST_ORDER_KEY, key, {
          maxAge: COOKIES[LAST_ORDER_KEY].maxAge,
          httpOnly: true,
          sameSite: 'Strict',
        })
      else cookies.remove(LAST_ORDER_KEY)
    },
    clearLastOrder: () => {
      cookies.remove(LAST_ORDER)
      cookies.remove(LAST_ORDER_KEY)
    },
    get locationId() {
      return cookies.get(LOCATION_ID)
    },
    setLocation: ({ id, root_category_id: root, store_code: store }) => {
      const options = { maxAge: COOKIES[LOCATION_ID].maxAge, sameSite: 'Lax' } as const
      const values = { [LOCATION_ID]: String(id), [ROOT_CATEGORY]: String(root), [STORE_CODE]: store }
      for (const [name, value] of Object.entries(values))
        if (cookies.get(name) !== value) cookies.set(name, value, options)
    },
    clearLocation: () => {
      for (const name of [LOCATION_ID, ROOT_CATEGORY, STORE_CODE])
        if (cookies.get(name) !== undefined) cookies.remove(name)
    },
    flash: (message) =>
      cookies.set(FLASH, writeFlash(message), {
        maxAge: COOKIES[FLASH].maxAge,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    takeFlash: () => {
      const message = readFlash(cookies.get(FLASH))
      if (message) cookies.remove(FLASH)
      return message
    },
  }
}

/** Logs that the location of the cookie does not exist (spec 001 §8). */
export function logUnknownLocation(context: Context): void {
  const { locationId } = session(context)
  if (locationId === undefined) return
  context
    .get(scopeContext)
    .log.warn({ locationId }, `Cannot find location with ID ${locationId.slice(0, 20)}`)
}
