import { headerOf } from '@comptoir/http-server/standard-request'
import { matchesEntityTag } from '@comptoir/rules/entity-tag'
import { sharedCacheControl, type SharedLifetime } from '@comptoir/rules/shared-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressFast, encodingFor, type CompressedPage } from './compression.ts'
import type { RequestCookies } from './cookie-jar.ts'
import type { CachedPage, PageCache, SharedPage } from './page-cache.ts'
import type { StorefrontSettings } from './settings.ts'

export const POLICY = 'content-security-policy'

/** How long caches in front may use a page that is current: no longer than this process; undefined where there are none. */
export function sharedLifetime(
  { sharedCache }: StorefrontSettings,
  cache: PageCache,
): SharedLifetime | undefined {
  if (sharedCache.seconds === 0) return undefined
  return { ...sharedCache, seconds: Math.min(sharedCache.seconds, cache.secondsLeft) }
}

function cacheControlOf(lifetime: SharedLifetime | undefined): string {
  if (!lifetime) return 'public, no-cache'
  return lifetime.seconds > 0 ? sharedCacheControl(lifetime) : 'private, no-cache'
}

/** Sends a page that is the same for every visitor without cookies, to whom it sets none. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage | CachedPage,
  lifetime: SharedLifetime | undefined,
) {
  void reply.type('text/html; charset=utf-8')
  for (const [name, value] of page.headers ?? []) void reply.header(name, value)
  if (lifetime?.seconds === 0 || !reply.hasHeader('cache-control'))
    void reply.header('cache-control', cacheControlOf(lifetime))
  if (page.tagsHeader) void reply.header(...page.tagsHeader)
  void reply.header('vary', 'Accept-Encoding, Cookie').header('etag', page.entityTag)
  if (page.policy) void reply.header(POLICY, page.policy)
  if (matchesEntityTag(headerOf(request, 'if-none-match'), page.entityTag)) return reply.code(304).send()
  return 'br' in page ? sendCompressed(request, reply, page) : await sendOnce(request, reply, page.plain)
}

/** Sends a page that is compressed already, in the encoding that the visitor accepts. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'))
  if (!encoding) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(page[encoding])
}

/** Compresses a page in the encoding that the visitor accepts, and sends it. */
export async function sendOnce(request: FastifyRequest, reply: FastifyReply, plain: Buffer) {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'))
  if (!encoding) return reply.send(plain)
  return reply.header('content-encoding', encoding).send(await compressFast(plain, encoding))
}

/** Sends the cookies that were set, besides these lines. */
export function setCookies(
  reply: FastifyReply,
  { pending }: RequestCookies,
  others: readonly string[] = [],
): void {
  for (const line of [...others, ...pending()]) void reply.header('set-cookie', line)
}
