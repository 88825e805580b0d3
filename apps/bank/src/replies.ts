import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from './html.ts'
import { languageOf } from './messages.ts'

/** Security headers. `formOrigins` are the other origins that forms of the page may be posted to. */
export function helmetOptions(formOrigins: readonly string[]): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...formOrigins],
      },
    },
    // A shop may check the origin of the form that returns to it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  }
}

/** Browser features that no page uses. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Sends an HTML page that is not cached. `formOrigins` as for `helmetOptions`. */
export async function sendPage(
  reply: FastifyReply,
  status: number,
  page: Html,
  formOrigins: readonly string[] = [],
): Promise<FastifyReply> {
  if (formOrigins.length > 0) reply.helmet(helmetOptions(formOrigins))
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('permissions-policy', PERMISSIONS)
    .send(page.text)
}

export function browserLanguage(request: FastifyRequest): string {
  return languageOf(undefined, request.headers['accept-language'])
}

/** A field of a posted form; empty if it is missing or repeated. */
export function formField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !(name in body)) return ''
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value.slice(0, 100) : ''
}
