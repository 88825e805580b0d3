import type { FastifyHelmetOptions } from '@fastify/helmet'
import { permissionsPolicy } from '@comptoir/rules/browser-features'
import type { AdminSettings } from './settings.ts'

type Directives = Readonly<Record<string, readonly string[]>>

/** Headers of every response; pages replace the content security policy by one with their nonce. */
export function securityHeaders(settings: AdminSettings): FastifyHelmetOptions {
  const isSecure = settings.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  }
}

/** Passkeys are asked for by the sign-in page. */
export const PERMISSIONS = permissionsPolicy({ usesGeolocation: false, usesPasskeys: true })

/** Content security policy: no third parties; inline scripts only with the nonce of the page, inline styles never. */
export function contentPolicy(settings: AdminSettings, nonce?: string): Directives {
  const policy: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(settings.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  if (!settings.isDevelopment) return policy
  // Vite's client needs its WebSocket, a worker that waits for a restart, and inline styles.
  return {
    ...policy,
    'connect-src': ["'self'", 'ws:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
  }
}

/** Directives as the header value. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
