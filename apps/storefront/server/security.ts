import type { FastifyHelmetOptions } from '@fastify/helmet'
import { permissionsPolicy } from '@comptoir/rules/browser-features'
import { isForeignRequest, type RequestOrigin } from '@comptoir/rules/request-origin'
import { pathBelowLanguage } from '../app/platform/language.ts'
import { personalPageOf } from '../app/platform/personal-pages.ts'
import { contentPolicy, type InlineStyles } from './content-policy.ts'
import { routeOf } from '../app/platform/route-of.ts'
import type { StorefrontSettings } from './settings.ts'

/** Headers of every response. */
export function securityHeaders(settings: StorefrontSettings, theme: InlineStyles): FastifyHelmetOptions {
  const https = settings.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, theme) },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  }
}

/** Whether a page has the form to the payment page, which needs the referrer to identify the shop. */
const hasPaymentForm = (pathname: string) => routeOf(pathBelowLanguage(pathname))?.name === 'payment'

/** Additional headers of pages. */
export function pageHeaders(pathname: string): Record<string, string> {
  const isPersonal = personalPageOf(pathname) !== undefined && !hasPaymentForm(pathname)
  return {
    // Client-side navigation keeps the policy of the first page, and the store map asks for the location.
    'permissions-policy': PERMISSIONS,
    ...(isPersonal && { 'referrer-policy': 'same-origin' }),
  }
}

const PERMISSIONS = permissionsPolicy({ usesGeolocation: true })

/** Return URL of the payment page; it changes no data (decisions B-12, F-5). */
export const PAYMENT_RETURN = /^\/(?:[a-z]{2}\/)?checkout\/payzen\/?$/

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

export interface ReceivedRequest {
  readonly method: string
  /** Not decoded. */
  readonly url: string
  readonly contentType?: string | undefined
  readonly body?: Buffer | undefined
}

/**
 * Status for a request that pages cannot answer: 405 for other methods, 415 for a body that is not a form, 400 for a U+0000,
 * which PostgreSQL cannot store. Undefined when the request is valid.
 */
export function rejectedStatus({
  method,
  url,
  contentType = '',
  body,
}: ReceivedRequest): 400 | 405 | 415 | undefined {
  if (url.includes('%00')) return 400
  if (method === 'POST') {
    if (!FORM.test(contentType)) return 415
    return body?.includes('%00') && !contentType.startsWith('multipart') ? 400 : undefined
  }
  return method === 'GET' || method === 'HEAD' ? undefined : 405
}

/** Whether a request that may change data comes from another origin. */
export function isCrossOrigin({
  pathname,
  ...request
}: RequestOrigin & { readonly pathname: string }): boolean {
  return !PAYMENT_RETURN.test(pathname) && isForeignRequest(request)
}
