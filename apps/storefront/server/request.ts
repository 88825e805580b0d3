import type { Language } from '@comptoir/rules/language'
import type { FastifyRequest } from 'fastify'
import { languageOfPath } from '../app/platform/language.ts'

/** Absolute URL of a request path; two leading slashes do not name a host. */
export function addressOf(url: string, origin: string): URL {
  return new URL(url.startsWith('/') ? origin + url : url, origin)
}

/**
 * `rewriteUrl` of Fastify for a site in these languages: replaces a path with invalid percent-encoding, which Fastify
 * would answer itself, by one that the pages reject in its language. `originalUrl` keeps the original.
 */
export function unreadableUrlRewriter(languages: () => readonly Language[]) {
  return ({ url = '/' }: { url?: string }): string => {
    const [pathname = ''] = url.split('?', 1)
    return isReadable(pathname) ? url : `/${languageOfPath(pathname, languages())}/%00`
  }
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Escapes a path with invalid percent-encoding, which React Router cannot decode. */
const escapeMalformed = (url: string) =>
  url.replace(/^[^?]*/, (pathname) => (isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25')))

/**
 * Fetch API Request for `address` with headers and body of a Fastify request; `signal` aborts with the connection. Requests
 * from other origins were refused before, so the origin is the site's own, whatever name of the host the visitor uses: React
 * Router refuses forms of another one.
 */
export function standardRequest(
  request: FastifyRequest,
  address: string,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  if (headers.has('origin')) headers.set('origin', new URL(origin).origin)
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null
  return new Request(addressOf(escapeMalformed(address), origin), {
    method: request.method,
    headers,
    body,
    signal,
  })
}
