import { createHash } from 'node:crypto'
import type { RequestContext } from './context.ts'
import { ANYTHING } from './query-tags.ts'

/** Request headers that a cacheable response depends on. */
const vary = 'Authorization, Store, Content-Currency, X-Magento-Cache-Id'

/** Magento's X-Magento-Cache-Id: the same for all visitors who get the same responses (contract §3). Clients send it back. */
export function cacheId({ app, store, identity, visitorKind }: RequestContext): string {
  const parts = [
    app.settings.publicUrl,
    store.code,
    store.currency,
    identity ? 'customer' : 'guest',
    visitorKind,
  ]
  return createHash('sha256').update(parts.join('|')).digest('hex')
}

/**
 * Headers that let caches store the response to a cacheable GET and revalidate it each time, so that a change of the
 * catalogue is visible at once (decisions K-3).
 */
export function cacheHeaders(
  body: string,
  { identity }: RequestContext,
): Record<string, string> & { etag: string } {
  return {
    'cache-control': identity ? 'private, no-cache' : 'public, no-cache',
    vary,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  }
}

/** Tags beyond this number are replaced by one for everything: proxies accept headers of 16 KB. */
const mostTags = 600

/** Headers that tell caches the version of the data and the tags of what a response shows. */
export function versionHeaders(version: number, tags: readonly string[]): Record<string, string> {
  const isTooMany = tags.length > mostTags
  return {
    'x-catalogue-version': String(version),
    'surrogate-key': isTooMany ? ANYTHING : tags.join(' '),
  }
}
