import { RejectedRequestError } from '@comptoir/http-server/request-errors'
import { originOf, standardRequest } from '@comptoir/http-server/standard-request'
import { findFormError, HTTP_LIMITS } from '@comptoir/rules/http-limits'
import { visitorAddress } from '@comptoir/rules/network-address'
import { isForeignRequest } from '@comptoir/rules/request-origin'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { LANGUAGE } from '../app/platform/cookies.ts'
import { acceptedLanguage, DEFAULT_LANGUAGE, isLanguage } from '../app/platform/language.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import type { AdminBuild } from './build.ts'
import { createCookieJar, type RequestCookies } from './cookie-jar.ts'
import { contentPolicy, PERMISSIONS, policyText } from './security.ts'
import type { AdminSettings } from './settings.ts'

export interface Pages {
  readonly build: AdminBuild
  readonly settings: AdminSettings
  readonly transport: GraphqlTransport
  /** Whether the gallery of parts is shown. */
  readonly isDevelopment: boolean
}

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** Bodies that an action reads: forms, and JSON of sheets. */
const BODY = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|application\/json)\b/i

/** Serves every URL that is not a file. Pages are personal: nothing is cached. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type'] ?? ''
    const rejection = type.startsWith('application/json')
      ? undefined
      : findFormError(body.toString('latin1'), type, HTTP_LIMITS)
    if (rejection) done(new RejectedRequestError(rejection.status, rejection.message))
    else done(null, body)
  })
  app.all('/*', async (request, reply) => {
    const refused = refusalOf(request)
    if (refused) return reply.code(refused.status).type('text/plain').send(refused.text)
    const isSecure = pages.settings.publicUrl.startsWith('https:')
    const cookies = createCookieJar(request.headers.cookie, isSecure)
    const scope = scopeOf(request, cookies, pages)
    const answer = await pages.build.render(pageRequest(request, reply, pages.settings), scope)
    return send(reply, answer, { scope, cookies, settings: pages.settings })
  })
}

function refusalOf(request: FastifyRequest): { status: number; text: string } | undefined {
  const { method, url, headers } = request
  if (isForeignRequest(originOf(request))) return { status: 403, text: 'Forbidden' }
  if (!METHODS.has(method)) return { status: 405, text: 'Method Not Allowed' }
  if (method === 'POST' && !BODY.test(headers['content-type'] ?? ''))
    return { status: 415, text: 'Unsupported Media Type' }
  return isReadable(url) ? undefined : { status: 400, text: 'Bad Request' }
}

function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0') && !url.includes('%00')
  } catch {
    return false
  }
}

function scopeOf(request: FastifyRequest, cookies: RequestCookies, pages: Pages): RequestScope {
  const chosen = cookies.get(LANGUAGE)
  return {
    language: isLanguage(chosen)
      ? chosen
      : (acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE),
    cookies,
    transport: pages.transport,
    endpoint: pages.settings.commerceEndpoint,
    requestId: request.id,
    address: visitorAddress(request.ip, request.socket.remoteAddress),
    browser: request.headers['user-agent'] ?? '',
    log: request.log,
    nonce: randomBytes(16).toString('base64'),
    page: pageOf(request.url),
    outcome: {},
    isDevelopment: pages.isDevelopment,
  }
}

/** Path and query of the page of a request, which may ask for its data: `/orders?view=1` of `/orders.data?view=1&_routes=x`. */
function pageOf(url: string): string {
  const { pathname, searchParams } = new URL(`http://page${url.startsWith('/') ? url : '/'}`)
  searchParams.delete('_routes')
  searchParams.delete('index')
  const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

function pageRequest(request: FastifyRequest, reply: FastifyReply, { publicUrl }: AdminSettings): Request {
  const { origin } = new URL(publicUrl)
  const address = new URL(origin + (request.url.startsWith('/') ? request.url : '/'))
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort())
  return standardRequest(request, address, { origin, signal: closed.signal })
}

interface Sending {
  readonly scope: RequestScope
  readonly cookies: RequestCookies
  readonly settings: AdminSettings
}

function send(reply: FastifyReply, answer: Response, { scope, cookies, settings }: Sending) {
  void reply.code(answer.status < 300 ? (scope.outcome.status ?? answer.status) : answer.status)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') void reply.header(name, value)
  const setCookies = [...answer.headers.getSetCookie(), ...cookies.pending()]
  if (setCookies.length > 0) void reply.header('set-cookie', setCookies)
  if (!answer.headers.has('cache-control')) void reply.header('cache-control', 'private, no-store')
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    void reply.header('content-security-policy', policyText(contentPolicy(settings, scope.nonce)))
    void reply.header('permissions-policy', PERMISSIONS)
  }
  return reply.send(answer.body ? Readable.fromWeb(answer.body as WebStream) : null)
}
