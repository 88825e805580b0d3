import { standardRequest } from '@comptoir/http-server/standard-request'
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

/** Fetch API Request for `address`, a path of a site of this origin; `signal` aborts with the connection. */
export function pageRequest(
  request: FastifyRequest,
  address: string,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Request {
  const url = addressOf(escapeMalformed(address), origin)
  return standardRequest(request, url, { origin: new URL(origin).origin, signal })
}

/** Whether a request only reads. */
export const isSafe = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
