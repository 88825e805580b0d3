import type { FastifyHelmetOptions } from '@fastify/helmet'
import { permissionsPolicy } from '@comptoir/rules/browser-features'
import { personalPart } from '../app/platform/personal-pages.ts'
import { contentPolicy } from './content-policy.ts'
import type { StorefrontSettings } from './settings.ts'

/** Headers of every answer. */
export function securityHeaders(settings: StorefrontSettings, theme: string): FastifyHelmetOptions {
  const https = settings.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, theme) },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  }
}

/** Where the form to the payment page stands: without a referrer that page could not tell which shop sent it. */
const PAYMENT_FORM = /^\/\w\w\/commander\/paiement$/

/** Headers of pages, besides those of every answer. */
export function pageHeaders(pathname: string): Record<string, string> {
  const isClosed = personalPart(pathname) !== undefined && !PAYMENT_FORM.test(pathname)
  return {
    // Any page may be the first of a visit that leads to the stores, whose map asks where the visitor is.
    'permissions-policy': PERMISSIONS,
    ...(isClosed && { 'referrer-policy': 'same-origin' }),
  }
}

const PERMISSIONS = permissionsPolicy({ usesPlace: true })

export interface OriginFacts {
  readonly method: string
  readonly pathname: string
  readonly host: string | undefined
  readonly origin: string | undefined
  /** The Sec-Fetch-Site header. */
  readonly fetchSite: string | undefined
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where the payment page posts back to; nothing is changed there (decisions B-12, F-5). */
export const PAYMENT_RETURN = /^\/(?:(?:fr|en|it)\/)?checkout\/payzen\/?$/

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

export interface SentFacts {
  readonly method: string
  /** As it came, not decoded. */
  readonly url: string
  readonly contentType?: string | undefined
  readonly body?: Buffer | undefined
}

/**
 * Status of a request that is no shopper's: pages are read, and take forms, and no text has a U+0000, which no database
 * keeps. Undefined of what pages can answer.
 */
export function unreadable({ method, url, contentType = '', body }: SentFacts): 400 | 405 | 415 | undefined {
  if (url.includes('%00')) return 400
  if (method === 'POST') {
    if (!FORM.test(contentType)) return 415
    return body?.includes('%00') && !contentType.startsWith('multipart') ? 400 : undefined
  }
  return method === 'GET' || method === 'HEAD' ? undefined : 405
}

/** Whether a request that may change something comes from elsewhere. */
export function isForeign({ method, pathname, host, origin, fetchSite }: OriginFacts): boolean {
  if (SAFE.has(method) || PAYMENT_RETURN.test(pathname)) return false
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
