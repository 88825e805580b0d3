import {
  API_TOKEN,
  CART_ID,
  COMPARE,
  cookieName,
  LAST_ORDER,
  LAST_ORDER_KEY,
  THIRTY_DAYS,
} from '../app/platform/cookies.ts'
import type { CookieJar, CookieOptions } from '../app/platform/scope.ts'

export interface RequestCookies extends CookieJar {
  /** Whether the browser sent it. */
  readonly has: (name: string) => boolean
  /** Names of the cookies that somebody wanted to know: what is answered may depend on them. */
  readonly asked: () => string[]
  /** Values of the Set-Cookie headers of the answer. */
  readonly pending: () => string[]
}

/**
 * Reads a Cookie header and collects what the answer sets; everything is first party and for the whole shop. Over https
 * Safari is sent `None` in place of `Strict` (AUT-01, decisions C-3); posts from elsewhere are refused by their origin.
 * Over https most have a prefix in the browser (`cookieName`); one of before is read once, and set anew with it.
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
    // The one without a prefix, of before or of somebody else's script.
    if (named !== name && received.has(name)) write(name, undefined, { maxAge: 0 })
  }
  const has = (name: string) => received.has(cookieName(name, secure)) || received.has(name)
  if (secure) {
    for (const [name, options] of Object.entries(TAKEN_OVER)) {
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

/** Cookies of the time before {@link cookieName} that live for long: taken over as they were set. */
const TAKEN_OVER: Readonly<Record<string, CookieOptions>> = {
  [API_TOKEN]: { maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Strict' },
  [CART_ID]: { maxAge: THIRTY_DAYS, sameSite: 'Lax' },
  [LAST_ORDER]: { maxAge: THIRTY_DAYS, sameSite: 'Lax' },
  [LAST_ORDER_KEY]: { maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Strict' },
  [COMPARE]: { maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Lax' },
}

export function parseCookies(header = ''): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut).trim()
    if (cut < 1 || name === '' || cookies.has(name)) continue
    cookies.set(name, decode(pair.slice(cut + 1).trim()))
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

interface Connection {
  readonly secure: boolean
  /** How this browser is told `Strict`. */
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
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** Browsers built on Chromium name Safari too; Safari alone names its own version before. */
function isSafari(userAgent = ''): boolean {
  const version = userAgent.indexOf('Version/')
  return version >= 0 && userAgent.includes(' Safari/', version) && !/Chrom|Android/.test(userAgent)
}
