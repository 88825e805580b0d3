import { parseCookies } from '@comptoir/rules/cookie-header'
import {
  API_TOKEN,
  CART_ID,
  COMPARE,
  cookieName,
  LAST_ORDER,
  LAST_ORDER_KEY,
  THIRTY_DAYS,
} from '../app/platform/cookies.ts'
import { EXPIRED } from '../app/platform/expired-cookie.ts'
import type { CookieJar, CookieOptions } from '../app/platform/scope.ts'

export interface RequestCookies extends CookieJar {
  /** Whether the browser sent the cookie. */
  readonly has: (name: string) => boolean
  /** Names of the cookies that were read: the response may depend on them. */
  readonly asked: () => string[]
  /** Set-Cookie header values of the response. */
  readonly pending: () => string[]
}

/**
 * Reads a Cookie header and collects the Set-Cookie headers of the response. Over https Safari gets `None` instead of
 * `Strict` (AUT-01, decisions C-3): cross-origin posts are rejected by their Origin header anyway. Over https most names have
 * a prefix (`cookieName`); a cookie without it is read once and set again with it.
 */
export function createCookieJar(
  header: string | undefined,
  secure: boolean,
  userAgent?: string,
): RequestCookies {
  const strict = secure && isSafari(userAgent) ? 'None' : 'Strict'
  const received = parseCookies(header)
  const asked = new Set<string>()
  const changed = new Map<string, string | undefined>()
  const lines = new Map<string, string>()
  const write = (named: string, value: string | undefined, options: CookieOptions) =>
    lines.set(named, cookieLine(named, value ?? '', options, { secure, strict }))
  const change = (name: string, value: string | undefined, options: CookieOptions) => {
    const named = cookieName(name, secure)
    changed.set(name, value)
    write(named, value, options)
    // Removes the cookie without a prefix, which is old or was set by another script.
    if (named !== name && received.has(name)) write(name, undefined, { maxAge: 0 })
  }
  const has = (name: string) => received.has(cookieName(name, secure)) || received.has(name)
  if (secure) {
    for (const [name, options] of Object.entries(MIGRATED_COOKIES)) {
      const value = received.get(name)
      if (value !== undefined) change(name, received.get(cookieName(name, secure)) ?? value, options)
    }
  }
  return {
    has,
    get: (name) => {
      asked.add(name)
      return changed.has(name) ? changed.get(name) : received.get(cookieName(name, secure))
    },
    set: (name, value, options = {}) => {
      change(name, value, options)
    },
    remove: (name) => {
      change(name, undefined, { maxAge: 0 })
    },
    asked: () => [...asked],
    pending: () => [...lines.values()],
  }
}

/** Long-lived cookies from before {@link cookieName}, with the options they were set with. */
const MIGRATED_COOKIES: Readonly<Record<string, CookieOptions>> = {
  [API_TOKEN]: { maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Strict' },
  [CART_ID]: { maxAge: THIRTY_DAYS, sameSite: 'Lax' },
  [LAST_ORDER]: { maxAge: THIRTY_DAYS, sameSite: 'Lax' },
  [LAST_ORDER_KEY]: { maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Strict' },
  [COMPARE]: { maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Lax' },
}

interface Connection {
  readonly secure: boolean
  /** SameSite value that this browser gets for `Strict`. */
  readonly strict: 'None' | 'Strict'
}

function cookieLine(
  name: string,
  value: string,
  { sameSite = 'Lax', maxAge, httpOnly }: CookieOptions,
  { secure, strict }: Connection,
): string {
  const site = sameSite === 'Strict' ? strict : sameSite
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${site}`]
  if (maxAge !== undefined) parts.push(maxAge > 0 ? `Max-Age=${maxAge}` : EXPIRED)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** Chromium browsers name Safari too; only Safari has a `Version/` token before it. */
function isSafari(userAgent = ''): boolean {
  const version = userAgent.indexOf('Version/')
  return version >= 0 && userAgent.includes(' Safari/', version) && !/Chrom|Android/.test(userAgent)
}
