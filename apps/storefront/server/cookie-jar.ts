import type { CookieJar, CookieOptions } from '../app/platform/scope.ts'

export interface RequestCookies extends CookieJar {
  /** Names of the cookies that somebody wanted to know: what is answered may depend on them. */
  readonly asked: () => string[]
  /** Values of the Set-Cookie headers of the answer. */
  readonly pending: () => string[]
}

/**
 * Reads a Cookie header and collects what the answer sets; everything is first party and for the whole shop. Over https
 * Safari is sent `None` in place of `Strict` (AUT-01, decisions C-3); posts from elsewhere are refused by their origin.
 */
export function createCookieJar(
  header: string | undefined,
  secure: boolean,
  userAgent?: string,
): RequestCookies {
  const strict = secure && isSafari(userAgent) ? 'None' : 'Strict'
  const received = parseCookies(header)
  const asked = new Set<string>()
  const changed = new Map<string, { value: string | undefined; line: string }>()
  const change = (name: string, value: string | undefined, options: CookieOptions) =>
    changed.set(name, { value, line: cookieLine(name, value ?? '', options, { secure, strict }) })
  return {
    get: (name) => {
      asked.add(name)
      const last = changed.get(name)
      return last ? last.value : received.get(name)
    },
    set: (name, value, options = {}) => {
      change(name, value, options)
    },
    remove: (name) => {
      change(name, undefined, { maxAge: 0 })
    },
    asked: () => [...asked],
    pending: () => [...changed.values()].map(({ line }) => line),
  }
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
