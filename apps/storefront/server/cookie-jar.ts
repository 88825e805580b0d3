import type { CookieJar, CookieOptions } from '../app/platform/scope.ts'

export interface RequestCookies extends CookieJar {
  /** Names of the cookies that somebody wanted to know: what is answered may depend on them. */
  readonly asked: () => string[]
  /** Values of the Set-Cookie headers of the answer. */
  readonly pending: () => string[]
}

/** Reads a Cookie header and collects what the answer sets; everything is first party and for the whole shop. */
export function createCookieJar(header: string | undefined, secure: boolean): RequestCookies {
  const received = parseCookies(header)
  const asked = new Set<string>()
  const changed = new Map<string, { value: string | undefined; line: string }>()
  const change = (name: string, value: string | undefined, options: CookieOptions) =>
    changed.set(name, { value, line: cookieLine(name, value ?? '', options, secure) })
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

function cookieLine(name: string, value: string, options: CookieOptions, secure: boolean): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${options.sameSite ?? 'Lax'}`]
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
  if (options.httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}
