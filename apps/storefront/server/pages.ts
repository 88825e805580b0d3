import { visitorAddress } from '@comptoir/rules/network-address'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '../app/platform/language.ts'
import { readConsent } from '@comptoir/rules/consent'
import { formRefusal, HTTP_LIMITS } from '@comptoir/rules/http-limits'
import {
  ACCEPTED_CODES,
  ACCEPTED_COOKIES,
  API_TOKEN,
  CART_ID,
  FLASH,
  STORE_CODE,
  THIRTY_DAYS,
} from '../app/platform/cookies.ts'
import { withoutSecrets } from '../app/platform/link-token.server.ts'
import type { CommerceTransport, RequestScope } from '../app/platform/scope.ts'
import type { Site } from '../app/platform/site.ts'
import { storeViewOf } from '../app/platform/store-view.ts'
import type { StorefrontBuild } from './build.ts'
import { contentPolicy, policyText } from './content-policy.ts'
import { createCookieJar, type RequestCookies } from './cookie-jar.ts'
import { compressed, encodingFor, quicklyCompressed } from './compression.ts'
import { RefusedRequestError } from './http-server.ts'
import { pageAddress, withCampaign, withoutCampaign } from './page-address.ts'
import { pageKey, type CachedPage, type PageCache, type PageKey } from './page-cache.ts'
import type { RedirectList } from './redirect-list.ts'
import { redirectFor } from './redirects.ts'
import { addressOf, standardRequest } from './request.ts'
import { isForeign, pageHeaders, PAYMENT_RETURN, unreadable } from './security.ts'
import type { StorefrontSettings } from './settings.ts'

export interface Pages {
  readonly build: StorefrontBuild
  readonly site: Site
  readonly settings: StorefrontSettings
  readonly transport: CommerceTransport
  readonly cache: PageCache
  readonly redirects: RedirectList
}

/** Serves every address that is not a file: redirects first, then kept pages, then rendering. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const refusal = formRefusal(body.toString('latin1'), request.headers['content-type'] ?? '', HTTP_LIMITS)
    if (refusal) done(new RefusedRequestError(refusal.status, refusal.message))
    else done(null, body)
  })
  app.all('/*', async (request, reply) => {
    const url = addressOf(request.url, pages.settings.publicUrl)
    if (refused(request, url)) return reply.code(403).type('text/plain').send('Forbidden')
    const isSecure = pages.settings.publicUrl.startsWith('https:')
    // Files for machines are made of the whole catalogue: no cookie and no query has one made again.
    const sent = isForMachines(url) ? undefined : request.headers.cookie
    const cookies = createCookieJar(sent, isSecure, request.headers['user-agent'])
    const target = redirectOf(request, url, pages) ?? cleaned(request, url, cookies)
    if (target) return sendOn(reply, target, cookies)
    const status = unreadableAs(request)
    const isRefused = status === 400
    if (status && !isRefused)
      return reply.code(status).header('allow', READ).type('text/plain').send(STATUS_CODES[status])
    void reply.headers(pageHeaders(url.pathname))
    const scope = scopeOf(request, url, cookies, pages)
    if (!isForMachines(url)) keepStoreCode(scope)
    const key = isRefused ? undefined : keyOf(request, url, scope)
    const kept = key && pages.cache.get(key, cookies.has)
    if (kept) return sendKept(request, reply, kept, cookies)
    return render(request, reply, { pages, url, scope, cookies, key, isRefused })
  })
}

const READ = 'GET, HEAD, POST'

/** Secrets of a link leave the address before anything is made of it. */
function cleaned({ method }: FastifyRequest, url: URL, cookies: RequestCookies) {
  const location = method === 'POST' ? undefined : withoutSecrets(url, cookies)
  return location === undefined ? undefined : { status: 303, location }
}

function sendOn(reply: FastifyReply, target: { status: number; location: string }, cookies: RequestCookies) {
  setCookies(reply, cookies)
  // The address that was asked for, or the one that is named, may carry a secret.
  void reply.header('referrer-policy', 'no-referrer')
  if (target.status === 303 || target.location.includes('?')) void reply.header('cache-control', 'no-store')
  return reply.code(target.status).header('location', target.location).send()
}

function unreadableAs({ method, url, headers, body }: FastifyRequest) {
  return unreadable({
    method,
    url,
    contentType: headers['content-type'],
    ...(Buffer.isBuffer(body) && { body }),
  })
}

function refused(request: FastifyRequest, url: URL): boolean {
  return isForeign({
    method: request.method,
    pathname: url.pathname,
    host: request.headers.host,
    origin: request.headers.origin,
    fetchSite: header(request, 'sec-fetch-site'),
  })
}

function redirectOf(request: FastifyRequest, url: URL, { settings, redirects }: Pages) {
  if (request.method === 'POST' && PAYMENT_RETURN.test(url.pathname)) {
    // The payment page may post its fields; the result page takes the order's number as a query (decisions B-12).
    const fields = Buffer.isBuffer(request.body) ? request.body.toString('latin1').slice(0, 4096) : ''
    const number = new URLSearchParams(fields).get('vads_order_id')
    const query = number === null ? '' : `?${new URLSearchParams({ vads_order_id: number })}`
    return { status: 303, location: `/${languageOfPath(url.pathname)}/checkout/payzen${query}` }
  }
  if (url.pathname.endsWith('.data')) return undefined
  const found = redirectFor(url, { host: request.headers.host, wwwHosts: settings.wwwHosts, list: redirects })
  const keepsBody = found && request.method !== 'GET' && request.method !== 'HEAD'
  return keepsBody ? { ...found, status: 308 } : found
}

function scopeOf(request: FastifyRequest, url: URL, cookies: RequestCookies, pages: Pages): RequestScope {
  const page: RequestScope['page'] = { mayBeKept: true }
  return {
    site: pages.site,
    language: languageOfPath(url.pathname),
    cookies,
    transport: pages.transport,
    publicUrl: pages.settings.publicUrl,
    professionalGroups: pages.settings.professionalGroups,
    requestId: request.id,
    address: visitorAddress(request.ip, request.socket.remoteAddress),
    log: request.log,
    structuredData: [],
    page,
    header: (name) => {
      page.mayBeKept = false
      return header(request, name)
    },
    usesProcessedMetadata: pages.settings.usesProcessedMetadata,
    scripts: pages.settings.scripts,
    mapTiles: pages.settings.mapTiles,
    storeInfo: pages.cache.storeInfo,
    onCatalogueVersion: (version) => pages.cache.sawVersion(version),
  }
}

/** Sitemaps and feeds are the same for everybody, and may be kept by whoever stands between. */
const isForMachines = ({ pathname }: URL) => pathname.endsWith('.xml')

/** The language of the address decides the store view, whatever the cookie said (decisions A-2). */
function keepStoreCode(scope: RequestScope): void {
  const storeCode = storeViewOf(scope)
  if (scope.cookies.get(STORE_CODE) === storeCode) return
  scope.cookies.set(STORE_CODE, storeCode, { maxAge: THIRTY_DAYS })
}

/** Cookies that the key of a page stands for: its store view, and whether consent is still asked. */
const IN_KEY = new Set([STORE_CODE, ACCEPTED_COOKIES, ACCEPTED_CODES])

/** Key of the page in the cache, for visitors who are all shown the same; else undefined. */
function keyOf(request: FastifyRequest, url: URL, scope: RequestScope): PageKey | undefined {
  const known = [API_TOKEN, CART_ID, FLASH].some((name) => scope.cookies.get(name) !== undefined)
  if (request.method !== 'GET' || known || url.pathname.endsWith('.data')) return undefined
  const address = pageAddress(isForMachines(url) ? new URL(url.pathname, url) : url)
  if (address === undefined) return undefined
  const hasChosen = readConsent(scope.cookies.get(ACCEPTED_COOKIES), undefined) !== undefined
  return pageKey(storeViewOf(scope) + (hasChosen ? '' : ' asked'), address)
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage, cookies: RequestCookies) {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  for (const [name, value] of page.headers ?? []) void reply.header(name, value)
  void reply.header('vary', 'Accept-Encoding, Cookie')
  setCookies(reply, cookies)
  if (page.policy) void reply.header(POLICY, page.policy)
  const encoding = encodingFor(header(request, 'accept-encoding'))
  if (!encoding) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(page[encoding])
}

interface Rendering {
  readonly pages: Pages
  readonly url: URL
  readonly scope: RequestScope
  readonly cookies: RequestCookies
  readonly key: PageKey | undefined
  /** Whether its address, or what it sends, cannot be read. */
  readonly isRefused: boolean
}

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, url, scope, cookies, key, isRefused }: Rendering,
) {
  const { version } = pages.cache
  const before = cookies.pending().length
  const { render: made, refuse } = pages.build
  const draw = isRefused ? refuse : made
  const { publicUrl } = pages.settings
  const signal = untilClosed(reply)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // What could be kept is made from its key alone: nothing else of the first visitor gets into it.
  const asked = key
    ? new Request(addressOf(key.address, publicUrl), { signal })
    : standardRequest(request, isRead && !isRefused ? withoutCampaign(url) : request.originalUrl, {
        origin: publicUrl,
        signal,
      })
  const answer = await draw(asked, scope)
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const isFile = type.startsWith('application/xml')
  const body = answer.body ? Buffer.from(await answer.arrayBuffer()) : null
  const policy = policyOf(scope, pages)
  // Any cookie that was looked for and is no part of the key may have made the page what it is.
  const personal = cookies.asked().filter((name) => !IN_KEY.has(name))
  const isAnybodys =
    scope.page.mayBeKept && cookies.pending().length === before && !personal.some(cookies.has)
  if (key && (isPage || isFile) && body && answer.status === 200 && isAnybodys) {
    const page = { ...(await compressed(body)), policy, ...(isFile && { headers: [...answer.headers] }) }
    pages.cache.set(key, page, version || pages.cache.version, personal)
    return sendKept(request, reply, page, cookies)
  }
  // A token that ended while the page was made: it is forgotten by now, and a guest is told where to sign in.
  if (request.method === 'GET' && answer.status >= 500 && cookies.has(API_TOKEN) && !cookies.get(API_TOKEN)) {
    setCookies(reply, cookies)
    return reply.header('cache-control', 'private, no-store').redirect(request.url, 302)
  }
  if (policy && isPage) void reply.header(POLICY, policy)
  // Search engines and proxies are told that the shop will be back.
  const isAway = scope.page.isAway === true && answer.status >= 500
  if (isAway) void reply.header('retry-after', '30')
  void reply.code(isAway ? 503 : answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'location') void reply.header(name, isRead ? withCampaign(value, url) : value)
    else if (name !== 'set-cookie') void reply.header(name, value)
  }
  setCookies(reply, cookies, answer.headers.getSetCookie())
  if (!answer.headers.has('cache-control')) void reply.header('cache-control', 'private, no-store')
  return sendBody(request, reply, body, isPage)
}

/** Ends when whoever asked does not wait any more. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer | null, isPage: boolean) {
  if (!body) return reply.send()
  const encoding = isPage ? encodingFor(header(request, 'accept-encoding')) : undefined
  if (!encoding) return reply.send(body)
  void reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding')
  return reply.send(await quicklyCompressed(body, encoding))
}

function setCookies(reply: FastifyReply, { pending }: RequestCookies, others: readonly string[] = []): void {
  for (const line of [...others, ...pending()]) void reply.header('set-cookie', line)
}

const POLICY = 'content-security-policy'

/** The content policy of a page that may load the scripts of others; undefined where the shop's own is right. */
function policyOf({ page: { scripts } }: RequestScope, { settings, site }: Pages): string | undefined {
  if (!scripts?.analytics && !scripts?.captcha) return undefined
  return policyText(contentPolicy(settings, site.theme, scripts))
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
