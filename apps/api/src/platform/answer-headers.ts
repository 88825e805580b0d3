import { createHash } from 'node:crypto'
import type { RequestContext } from './context.ts'

/** What an answer to a cacheable query depends on beside the query itself; shared caches must tell them apart. */
const factors = 'Authorization, Store, Content-Currency, X-Magento-Cache-Id'

/**
 * Magento's X-Magento-Cache-Id: the same for all visitors who are answered the same (contract §3). Clients send it back,
 * and caches keep answers apart by it.
 */
export function cacheId({ app, store, identity, visitorKind }: RequestContext): string {
  const parts = [app.settings.publicUrl, store.code, 'EUR', identity ? 'customer' : 'guest', visitorKind]
  return createHash('sha256').update(parts.join('|')).digest('hex')
}

/**
 * Lets caches keep an answer to a cacheable GET, and ask here each time whether it still holds: a change of the
 * catalogue is seen at once, and nobody is shown what was kept for another kind of visitor (decisions K-3).
 */
export function keepingHeaders(
  body: string,
  { identity }: RequestContext,
): Record<string, string> & { etag: string } {
  return {
    'cache-control': identity ? 'private, no-cache' : 'public, no-cache',
    vary: factors,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  }
}

/** Whether If-None-Match names the tag, so that what the client keeps still holds. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag))
}
