import { eventLoopUtilization, LoadShedder } from '@comptoir/http-server/load-shedder'
import { RejectedRequestError } from '@comptoir/http-server/request-errors'
import { originOf } from '@comptoir/http-server/standard-request'
import { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findFormError, HTTP_LIMITS } from '@comptoir/rules/http-limits'
import { API_TOKEN, CART_ID } from '../app/platform/cookies.ts'
import { languageOfPath } from '../app/platform/language.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import { BusyPage, RETRY_AFTER } from './busy-page.ts'
import { createCookieJar, type RequestCookies } from './cookie-jar.ts'
import { keyOf } from './key-of-page.ts'
import { documentPath, hasParameters, isXmlFile } from './page-address.ts'
import { redirectOf, redirectWithoutSecrets, sendRedirect, withOwnWords } from './page-redirects.ts'
import { isKnown, rememberStoreCode, scopeOf, SourceOfPage, type Pages } from './page-scope.ts'
import { renderPage } from './render-page.ts'
import { RenderQueue } from './render-queue.ts'
import { addressOf } from './request.ts'
import { isCrossOrigin, pageHeaders, rejectedStatus } from './security.ts'
import { sendCompressed, sendShared, sharedLifetime } from './send-page.ts'
import { nameRoute, notePageHit, observeRefusals, pageObserver } from './telemetry.ts'

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
          renderPage(request, reply, { pages, source, queue, url, scope, cookies, key, isBadRequest }),
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

const ALLOWED_METHODS = 'GET, HEAD, POST'

function statusOfRejected({ method, url, headers, body }: FastifyRequest) {
  return rejectedStatus({
    method,
    url,
    contentType: headers['content-type'],
    ...(Buffer.isBuffer(body) && { body }),
  })
}
