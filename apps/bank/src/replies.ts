import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from './html.ts'
import { languageOf, type Language } from './messages.ts'

/** Security headers; a page whose form ends at a shop names that shop's origins. */
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
    // The shop may compare the origin a returning form comes from, so it must be told.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  }
}

/** What a page could ask of the browser, and none here does. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Sends a document that is never kept; `formOrigins` are where its forms may lead besides the bank. */
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

export function browserLanguage(request: FastifyRequest): Language {
  return languageOf(undefined, request.headers['accept-language'])
}

/** One field of a posted form; empty when it is absent or came twice. */
export function fieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !(name in body)) return ''
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value.slice(0, 100) : ''
}
