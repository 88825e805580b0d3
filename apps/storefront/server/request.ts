import type { FastifyRequest } from 'fastify'
import { languageOfPath } from '../app/platform/language.ts'

/** Where an address leads; two slashes at its beginning name no other host. */
export function addressOf(url: string, origin: string): URL {
  return new URL(url.startsWith('/') ? origin + url : url, origin)
}

/**
 * Under what address a request is served. Fastify would answer one that is no valid percent-encoding by itself; here it
 * becomes one that pages refuse in its language, and `originalUrl` still tells what was asked for.
 */
export function servedAs({ url = '/' }: { url?: string }): string {
  const [pathname = ''] = url.split('?', 1)
  return isReadable(pathname) ? url : `/${languageOfPath(pathname)}/%00`
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** What cannot be decoded is taken letter by letter: React Router would complain of it at every look. */
const letterByLetter = (url: string) =>
  url.replace(/^[^?]*/, (pathname) => (isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25')))

/** The standard Request of a Fastify request for `address`; `signal` ends with the connection. */
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
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null
  return new Request(addressOf(letterByLetter(address), origin), {
    method: request.method,
    headers,
    body,
    signal,
  })
}
