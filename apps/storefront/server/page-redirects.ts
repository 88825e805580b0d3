import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '../app/platform/language.ts'
import { withoutSecrets } from '../app/platform/link-secrets.server.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import type { RequestCookies } from './cookie-jar.ts'
import type { SiteSource } from './current-site.ts'
import type { Pages } from './page-scope.ts'
import { inCurrentNames } from './old-parameters.ts'
import { addressPrefix, inOwnWords, redirectFor } from './redirects.ts'
import { isSafe } from './request.ts'
import { PAYMENT_RETURN } from './security.ts'
import { setCookies } from './send-page.ts'

/** Where a request belongs instead; undefined where it is right. */
export function redirectOf(request: FastifyRequest, url: URL, { site, settings, redirects }: Pages) {
  if (request.method === 'POST' && PAYMENT_RETURN.test(url.pathname)) {
    // The payment page may post its fields; the result page reads the order number from the query (decisions B-12).
    const fields = Buffer.isBuffer(request.body) ? request.body.toString('latin1').slice(0, 4096) : ''
    const number = new URLSearchParams(fields).get('vads_order_id')
    const query = number === null ? '' : `?${new URLSearchParams({ vads_order_id: number })}`
    return {
      status: 303,
      location: `${addressPrefix(site.current, languageOfPath(url.pathname, languagesOf(site.current)))}/checkout/payzen${query}`,
    }
  }
  if (url.pathname.endsWith('.data')) return undefined
  const found = redirectFor(url, {
    site: site.current,
    host: request.headers.host,
    wwwHosts: settings.wwwHosts,
    list: redirects,
    keepsWords: !isSafe(request),
  })
  return found && !isSafe(request) ? { ...found, status: 308 } : found
}

/** Moves the secrets of a link from its URL to cookies, before rendering. */
export function redirectWithoutSecrets({ method }: FastifyRequest, url: URL, cookies: RequestCookies) {
  const location = method === 'POST' ? undefined : withoutSecrets(url, cookies)
  return location === undefined ? undefined : { status: 303, location }
}

export function sendRedirect(
  reply: FastifyReply,
  target: { status: number; location: string },
  cookies: RequestCookies,
) {
  setCookies(reply, cookies)
  // The old or the new URL may hold a secret.
  void reply.header('referrer-policy', 'no-referrer')
  if (target.status === 303 || target.location.includes('?')) void reply.header('cache-control', 'no-store')
  return reply.code(target.status).header('location', target.location).send()
}

/**
 * The address for React Router, which knows only the words of the page's language and the parameters of today: forms and
 * data may have others.
 */
export function withOwnWords(request: FastifyRequest, url: URL, { current }: SiteSource): URL {
  if (isSafe(request) && !url.pathname.endsWith('.data')) return url
  const own = new URL(url)
  own.pathname = inOwnWords(url.pathname, current)
  own.search = inCurrentNames(own)
  return own
}
