import { sharedTagsHeader } from '@comptoir/rules/shared-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_TOKEN } from '../app/platform/cookies.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import { bodyOf } from './build.ts'
import { compressPage, pageOf } from './compression.ts'
import { contentPolicy, policyText } from './content-policy.ts'
import type { RequestCookies } from './cookie-jar.ts'
import { KEY_COOKIES } from './key-of-page.ts'
import { documentPath, withCampaign, withoutCampaign } from './page-address.ts'
import type { PageKey } from './page-cache.ts'
import type { Pages, SourceOfPage } from './page-scope.ts'
import type { RenderQueue } from './render-queue.ts'
import { addressOf, isSafe, pageRequest } from './request.ts'
import { POLICY, sendOnce, sendShared, setCookies, sharedLifetime } from './send-page.ts'

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

/** Renders a page and sends it; keeps it in the cache where it may be shared. */
export async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, source, queue, url, scope, cookies, key, isBadRequest }: Rendering,
) {
  const { render: renderRoute, refuse } = pages.build
  const answerOf = isBadRequest ? refuse : renderRoute
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
  const answer = await answerOf(routeRequest, scope)
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

/** Content security policy of a page with third-party scripts or another theme; undefined when the shop's own applies. */
function policyOf({ page: { scripts }, site }: RequestScope, { settings, theme }: Pages): string | undefined {
  const isOwn = site.theme === theme.theme && site.darkTheme === theme.darkTheme
  if (!scripts?.analytics && !scripts?.captcha && isOwn) return undefined
  return policyText(contentPolicy(settings, site, scripts))
}
