import { parseCookies } from '@comptoir/rules/cookie-header'
import type { CookieJar, CookieOptions } from '../app/platform/scope.ts'

export interface RequestCookies extends CookieJar {
  /** Set-Cookie header values of the response. */
  readonly pending: () => string[]
}

/**
 * Reads a Cookie header and collects the Set-Cookie headers of the response. Other sites never send the cookies
 * (`SameSite=Strict`); over https their names have the prefix `__Host-`, so that no other host can set them.
 */
export function createCookieJar(header: string | undefined, isSecure: boolean): RequestCookies {
  const received = parseCookies(header)
  const changed = new Map<string, string | undefined>()
  const lines = new Map<string, string>()
  const named = (name: string) => (isSecure ? `__Host-${name}` : name)
  const change = (name: string, value: string | undefined, options: CookieOptions) => {
    changed.set(name, value)
    const parts = [`${named(name)}=${encodeURIComponent(value ?? '')}`, 'Path=/', 'SameSite=Strict']
    if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
    if (!options.isReadable) parts.push('HttpOnly')
    if (isSecure) parts.push('Secure')
    lines.set(name, parts.join('; '))
  }
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : received.get(named(name))),
    set: (name, value, options = {}) => change(name, value, options),
    remove: (name) => change(name, undefined, { maxAge: 0 }),
    pending: () => [...lines.values()],
  }
}
