import { eventLoopUtilization, LoadShedder } from '@comptoir/http-server/load-shedder'
import { RejectedRequestError } from '@comptoir/http-server/request-errors'
import { headerOf, originOf } from '@comptoir/http-server/standard-request'
import { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import { visitorAddress } from '@comptoir/rules/network-address'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '../app/platform/language.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import { isAnswered, readConsent } from '@comptoir/rules/consent'
import { codeOfPurpose } from '@comptoir/site-file/consent'
import type { RedirectList } from '@comptoir/site-file/redirects'
import { sharedTagsHeader } from '@comptoir/rules/shared-cache'
import { findFormError, HTTP_LIMITS } from '@comptoir/rules/http-limits'
import { chosenScheme } from '../app/platform/color-scheme.ts'
import { COOKIES } from '../app/platform/cookie-list.ts'
import {
  ACCEPTED_CODES,
  ACCEPTED_COOKIES,
  API_TOKEN,
  CART_ID,
  COLOR_SCHEME,
  CURRENCY,
  FLASH,
  LOCATION_ID,
  PRICE_DISPLAY,
  STORE_CODE,
} from '../app/platform/cookies.ts'
import { withoutSecrets } from '../app/platform/link-secrets.server.ts'
import { chosenDisplay } from '../app/platform/price-display.ts'
import type { ResponseSource } from '../app/platform/response-source.ts'
import type { CommerceTransport, RequestScope } from '../app/platform/scope.ts'
import { storeViewOf } from '../app/platform/store-view.ts'
import { bodyOf, type StorefrontBuild } from './build.ts'
import { BusyPage, RETRY_AFTER } from './busy-page.ts'
import { contentPolicy, policyText, type InlineStyles } from './content-policy.ts'
import { createCookieJar, type RequestCookies } from './cookie-jar.ts'
import { compressPage, pageOf } from './compression.ts'
import { documentPath, hasParameters, pageAddress, withCampaign, withoutCampaign } from './page-address.ts'
import type { SiteSource } from './current-site.ts'
import { pageKey, type PageCache, type PageKey } from './page-cache.ts'
import { addressPrefix, inOwnWords, redirectFor } from './redirects.ts'
import { RenderQueue } from './render-queue.ts'
import { addressOf, pageRequest } from './request.ts'
import { isCrossOrigin, pageHeaders, PAYMENT_RETURN, rejectedStatus } from './security.ts'
import { POLICY, sendCompressed, sendOnce, sendShared, sharedLifetime } from './send-page.ts'
import type { StorefrontSettings } from './settings.ts'
import { nameRoute, notePageHit, observeRefusals, pageObserver } from './telemetry.ts'

export interface Pages {
  readonly build: StorefrontBuild
  readonly site: SiteSource
  readonly settings: StorefrontSettings
  readonly transport: CommerceTransport
  readonly cache: PageCache
  readonly redirects: RedirectList
  /** The theme that the content security policy of every response allows. */
  readonly theme: InlineStyles
  readonly telemetry?: Telemetry
}

/** Pages in progress at once. While overloaded, a page of a visitor waits for 7 others at most. */
const ADMITTED = { most: 500, visitors: 8, fewestVisitors: 2, buyers: 32 }

/** Serves every URL that is not a file: redirects first, then cached pages, then rendering. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const queue = new RenderQueue()
  const shedder = new LoadShedder({
    ...ADMITTED,
    utilization: utilizationWith(queue),
    isOff: !pages.settings.shedsLoad,
  })
  const { telemetry = new Telemetry() } = pages
  const observePage = pageObserver(telemetry, pages.settings.slowPageMs)
  observeRefusals(telemetry, () => shedder.refused)
  const busyPage = new BusyPage(pages.build.renderBusy)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const rejection = findFormError(
      body.toString('latin1'),
      request.headers['content-type'] ?? '',
      HTTP_LIMITS,
    )
    if (rejection) done(new RejectedRequestError(rejection.status, rejection.message))
    else done(null, body)
  })
  app.all('/*', async (request, reply) => {
    const asked = addressOf(request.url, pages.settings.publicUrl)
    nameRoute(request, asked.pathname)
    if (isCrossOrigin({ ...originOf(request), pathname: asked.pathname }))
      return reply.code(403).type('text/plain').send('Forbidden')
    const isSecure = pages.settings.publicUrl.startsWith('https:')
    // XML files are built from the whole catalogue and must not depend on cookies.
    const cookieHeader = isXmlFile(asked) ? undefined : request.headers.cookie
    const cookies = createCookieJar(cookieHeader, isSecure, request.headers['user-agent'])
    await pages.site.follow()
    const target = redirectOf(request, asked, pages) ?? redirectWithoutSecrets(request, asked, cookies)
    if (target) return sendRedirect(reply, target, cookies)
    const url = withOwnWords(request, asked, pages.site)
    const status = statusOfRejected(request)
    const isBadRequest = status === 400
    if (status && !isBadRequest)
      return reply.code(status).header('allow', ALLOWED_METHODS).type('text/plain').send(STATUS_CODES[status])
    void reply.headers(pageHeaders(url.pathname))
    const source = new SourceOfPage(pages.site.version)
    const lane = queue.laneOf(documentPath(url), hasParameters(url))
    const renderTurn = () => queue.turn(lane)
    const scope = scopeOf(request, url, { cookies, pages, renderTurn, source })
    if (!isXmlFile(url) && (request.method === 'POST' || isKnown(cookies))) rememberStoreCode(scope)
    const key =
      isBadRequest || pages.settings.isDevelopment ? undefined : keyOf(request, url, { scope, cookies })
    const cached = key && pages.cache.get(key, cookies.has)
    if (cached) {
      void reply.header('x-cache', 'hit')
      notePageHit(request)
      return await sendShared(request, reply, cached, sharedLifetime(pages.settings, pages.cache))
    }
    const leave = shedder.enter(isBuyer(request, cookies))
    if (!leave) return await sendBusy(request, reply, busyPage, pages, url)
    try {
      return await queue.run(lane, () =>
        observePage(request, () =>
          render(request, reply, { pages, source, queue, url, scope, cookies, key, isBadRequest }),
        ),
      )
    } finally {
      leave()
    }
  })
}

/** Share of the time since the last call in which the event loop was busy or pages waited, as they do in pauses of the queue. */
function utilizationWith(queue: RenderQueue): () => number {
  const ofEventLoop = eventLoopUtilization()
  let [at, busyMs] = [performance.now(), queue.busyMs]
  return () => {
    const share = (queue.busyMs - busyMs) / Math.max(1, performance.now() - at)
    ;[at, busyMs] = [performance.now(), queue.busyMs]
    return Math.max(share, ofEventLoop())
  }
}

/** Cookies of visitors who have a cart, an account or an order at hand. */
const BUYER_COOKIES = [CART_ID, API_TOKEN]

/** Whether the visitor is about to buy: goes before others when the shop has too much to do. */
function isBuyer({ method, url }: FastifyRequest, cookies: RequestCookies): boolean {
  return (
    method === 'POST' ||
    BUYER_COOKIES.some((name) => cookies.get(name) !== undefined) ||
    url.includes('/checkout')
  )
}

/** Refuses a visitor while the shop has too much to do: at once, and kindly. */
async function sendBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  busyPage: BusyPage,
  pages: Pages,
  url: URL,
) {
  void reply.code(503).header('retry-after', RETRY_AFTER).header('cache-control', 'private, no-store')
  if (url.pathname.endsWith('.data') || isXmlFile(url))
    return reply.type('text/plain').send(STATUS_CODES[503])
  // Of nobody in particular: the page is kept for all visitors.
  const scope = scopeOf(
    request,
    new URL(`/${languageOfPath(url.pathname, languagesOf(pages.site.current))}`, url),
    {
      cookies: createCookieJar(undefined, false, undefined),
      pages,
      renderTurn: async () => undefined,
      source: new SourceOfPage(pages.site.version),
    },
  )
  const page = await busyPage.get(scope)
  void reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding')
  return sendCompressed(request, reply, page)
}

const isSafe = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const ALLOWED_METHODS = 'GET, HEAD, POST'

/** Moves the secrets of a link from its URL to cookies, before rendering. */
function redirectWithoutSecrets({ method }: FastifyRequest, url: URL, cookies: RequestCookies) {
  const location = method === 'POST' ? undefined : withoutSecrets(url, cookies)
  return location === undefined ? undefined : { status: 303, location }
}

function sendRedirect(
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

function statusOfRejected({ method, url, headers, body }: FastifyRequest) {
  return rejectedStatus({
    method,
    url,
    contentType: headers['content-type'],
    ...(Buffer.isBuffer(body) && { body }),
  })
}

function redirectOf(request: FastifyRequest, url: URL, { site, settings, redirects }: Pages) {
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

interface ScopeParts {
  readonly cookies: RequestCookies
  readonly pages: Pages
  readonly renderTurn: RequestScope['renderTurn']
  readonly source: SourceOfPage
}

/** What a page is made from: the oldest data of its responses, and the tags of all. */
class SourceOfPage {
  readonly #tags = new Set<string>()
  #version: number

  /** `version` of the data that the page has without a response. */
  constructor(version: number) {
    this.#version = version
  }

  add({ version, tags }: ResponseSource): void {
    this.#version = Math.min(this.#version, version)
    for (const tag of tags) this.#tags.add(tag)
  }

  get value(): ResponseSource {
    return { version: this.#version, tags: [...this.#tags] }
  }
}

function scopeOf(
  request: FastifyRequest,
  url: URL,
  { cookies, pages, renderTurn, source }: ScopeParts,
): RequestScope {
  const page: RequestScope['page'] = { isCacheable: true }
  const { current } = pages.site
  return {
    // A site with one currency does not look for the cookie.
    site: current.currencies.length > 1 ? pages.site.inCurrency(cookies.get(CURRENCY)) : current,
    language: languageOfPath(url.pathname, languagesOf(current)),
    cookies,
    transport: pages.transport,
    publicUrl: pages.settings.publicUrl,
    requestId: request.id,
    address: visitorAddress(request.ip, request.socket.remoteAddress),
    log: request.log,
    structuredData: [],
    page,
    header: (name) => {
      page.isCacheable = false
      return headerOf(request, name)
    },
    usesProcessedMetadata: pages.settings.usesProcessedMetadata,
    scripts: pages.settings.scripts,
    mapTiles: pages.settings.mapTiles,
    mapDirections: pages.settings.mapDirections,
    sharedResponses: pages.cache.sharedResponses,
    renderTurn,
    catalogueVersion: pages.cache.version,
    tracesBrowsers: pages.telemetry?.tracing !== undefined,
    onResponse: (response) => source.add(response),
  }
}

/** Sitemaps and feeds are the same for everybody and may be cached by proxies. */
const isXmlFile = ({ pathname }: URL) => pathname.endsWith('.xml')

/** Cookies of visitors whose store view other software may ask for. */
const KNOWN_COOKIES = [API_TOKEN, CART_ID, LOCATION_ID]

/** Whether the visitor has an account, a cart or a location. Pages for others set no cookie: caches share them. */
const isKnown = (cookies: RequestCookies) => KNOWN_COOKIES.some((name) => cookies.has(name))

/** The language of the URL decides the store view, not the cookie (decisions A-2). */
function rememberStoreCode(scope: RequestScope): void {
  const storeCode = storeViewOf(scope)
  if (scope.cookies.get(STORE_CODE) === storeCode) return
  scope.cookies.set(STORE_CODE, storeCode, { maxAge: COOKIES[STORE_CODE].maxAge })
}

/** Cookies that the cache key covers: store view, currency, prices, colours, and whether consent was given or refused. */
const KEY_COOKIES = new Set([
  STORE_CODE,
  CURRENCY,
  PRICE_DISPLAY,
  COLOR_SCHEME,
  ACCEPTED_COOKIES,
  ACCEPTED_CODES,
])

/** Cache key of the page; undefined when the page may be personal. */
function keyOf(
  request: FastifyRequest,
  url: URL,
  { scope, cookies }: { scope: RequestScope; cookies: RequestCookies },
): PageKey | undefined {
  const known = [API_TOKEN, CART_ID, FLASH].some((name) => scope.cookies.get(name) !== undefined)
  if (!isSafe(request) || known || url.pathname.endsWith('.data')) return undefined
  // A response that sets a cookie is for one visitor.
  if (cookies.pending().length > 0) return undefined
  const address = pageAddress(isXmlFile(url) ? new URL(url.pathname, url) : url)
  if (address === undefined) return undefined
  const consent = readConsent(scope.cookies.get(ACCEPTED_COOKIES), scope.cookies.get(ACCEPTED_CODES))
  const hasChosen = isAnswered(consent, (scope.site.consent ?? []).map(codeOfPurpose))
  const { currency, currencies } = scope.site
  const view = [
    storeViewOf(scope),
    currency === currencies[0] ? undefined : currency,
    chosenDisplay(scope),
    chosenScheme(scope),
    hasChosen ? undefined : 'asked',
  ]
  return pageKey(view.filter(Boolean).join(' '), address)
}

/** The address for React Router, which knows only the words of the page's language: forms and data may have others. */
function withOwnWords(request: FastifyRequest, url: URL, { current }: SiteSource): URL {
  if (isSafe(request) && !url.pathname.endsWith('.data')) return url
  const own = new URL(url)
  own.pathname = inOwnWords(url.pathname, current)
  return own
}

interface Rendering {
  readonly pages: Pages
  readonly source: SourceOfPage
  readonly queue: RenderQueue
  readonly url: URL
  readonly scope: RequestScope
  readonly cookies: RequestCookies
  readonly key: PageKey | undefined
  /** Whether URL or body is malformed. */
  readonly isBadRequest: boolean
}

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, source, queue, url, scope, cookies, key, isBadRequest }: Rendering,
) {
  const { render: renderRoute, refuse } = pages.build
  const renderPage = isBadRequest ? refuse : renderRoute
  const { settings } = pages
  const { publicUrl } = settings
  const signal = abortOnClose(reply)
  const safe = isSafe(request)
  // A page that may be cached is rendered from its key alone, so that nothing of the first visitor gets into it.
  const routeRequest = key
    ? new Request(addressOf(key.address, publicUrl), { signal })
    : pageRequest(
        request,
        isBadRequest ? request.originalUrl : safe ? withoutCampaign(url) : url.pathname + url.search,
        {
          origin: publicUrl,
          signal,
        },
      )
  const answer = await renderPage(routeRequest, scope)
  if (answer.status === 200) queue.remember(documentPath(url))
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const isFile = type.startsWith('application/xml')
  const body = await bodyOf(answer, scope)
  const policy = policyOf(scope, pages)
  // The page may depend on any cookie that was read and that the key does not cover.
  const personal = cookies.asked().filter((name) => !KEY_COOKIES.has(name))
  const isShared = scope.page.isCacheable && cookies.pending().length === 0 && !personal.some(cookies.has)
  if (key && (isPage || isFile) && body && answer.status === 200 && isShared) {
    const lifetime = sharedLifetime(pages.settings, pages.cache)
    const { cache } = pages
    const made = source.value
    const page = {
      ...pageOf(body),
      policy,
      ...(isFile && { headers: [...answer.headers] }),
      ...(lifetime && { tagsHeader: sharedTagsHeader(settings.sharedCache.purge.form, made.tags) }),
    }
    const compressed = cache.admits(key) ? await compressPage(page) : undefined
    if (compressed) cache.set(key, compressed, made, personal)
    // What is not current may reach a cache in front after it was told of the change.
    const allowed = cache.isCurrent(made) ? lifetime : lifetime && { ...lifetime, seconds: 0 }
    return await sendShared(request, reply, compressed ?? page, allowed)
  }
  // The token expired during rendering and was removed: load the page again as a guest.
  if (request.method === 'GET' && answer.status >= 500 && cookies.has(API_TOKEN) && !cookies.get(API_TOKEN)) {
    setCookies(reply, cookies)
    return reply.header('cache-control', 'private, no-store').redirect(request.url, 302)
  }
  if (policy && isPage) void reply.header(POLICY, policy)
  // 503 with Retry-After tells search engines and proxies that the failure is temporary.
  const isApiDown = scope.page.isApiDown === true && answer.status >= 500
  if (isApiDown) void reply.header('retry-after', '30')
  void reply.code(isApiDown ? 503 : answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'location') void reply.header(name, safe ? withCampaign(value, url) : value)
    else if (name !== 'set-cookie') void reply.header(name, value)
  }
  setCookies(reply, cookies, answer.headers.getSetCookie())
  if (!answer.headers.has('cache-control')) void reply.header('cache-control', 'private, no-store')
  return sendBody(request, reply, body, isPage)
}

/** Aborts when the client closes the connection before the response ends. */
function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) closed.abort()
  })
  return closed.signal
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer | null, isPage: boolean) {
  if (!body) return reply.send()
  if (!isPage) return reply.send(body)
  return await sendOnce(request, reply.header('vary', 'Accept-Encoding'), body)
}

function setCookies(reply: FastifyReply, { pending }: RequestCookies, others: readonly string[] = []): void {
  for (const line of [...others, ...pending()]) void reply.header('set-cookie', line)
}

/** Content security policy of a page with third-party scripts or another theme; undefined when the shop's own applies. */
function policyOf({ page: { scripts }, site }: RequestScope, { settings, theme }: Pages): string | undefined {
  const isOwn = site.theme === theme.theme && site.darkTheme === theme.darkTheme
  if (!scripts?.analytics && !scripts?.captcha && isOwn) return undefined
  return policyText(contentPolicy(settings, site, scripts))
}
