import { createHash, hash } from 'node:crypto'
import type { RequestContext } from './context.ts'
import { sourceHeaders } from '@comptoir/rules/response-source'
import { sharedCacheControl, sharedTagsHeader } from '@comptoir/rules/shared-cache'
import { ANYTHING } from './query-tags.ts'

/** Request headers that a cacheable response depends on. Cookies select the store view where no header does. */
const vary = 'Authorization, Store, Content-Currency, X-Magento-Cache-Id'

/** Magento's X-Magento-Cache-Id: the same for all visitors who get the same responses (contract §3). Clients send it back. */
export function cacheId({ app, store, identity, ...audience }: RequestContext): string {
  const parts = [
    app.settings.publicUrl,
    store.code,
    store.currency,
    identity ? 'customer' : 'guest',
    audience.visitorKind,
    audience.priceDisplay,
    audience.priceGroup ?? '',
  ]
  return createHash('sha256').update(parts.join('|')).digest('hex')
}

/** The response to a cacheable GET of a guest, and what it shows. */
export type SharedResponse = {
  body: string
  tags: readonly string[]
  /** Whether nothing that it shows has changed since it was made. */
  isCurrent: boolean
  /** Whether a `Store` header selected the store view. */
  namesStore: boolean
}

/**
 * Headers that let caches store the response to a cacheable GET of a guest. Without a cache in front that is told of
 * changes, each use is revalidated, so that a change of the catalogue is visible at once (decisions K-3).
 */
export function cacheHeaders(
  { body, tags, isCurrent, namesStore }: SharedResponse,
  { sharedCache }: RequestContext['app']['settings'],
): Record<string, string> & { etag: string } {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
  const common = { vary: namesStore ? vary : `${vary}, Cookie`, etag }
  if (sharedCache.seconds === 0) return { ...common, 'cache-control': 'public, no-cache' }
  // What is not current may reach a cache in front after it was told of the change.
  if (!isCurrent) return { ...common, 'cache-control': 'private, no-cache' }
  const [name, value] = sharedTagsHeader(sharedCache.purge.form, tags)
  return { ...common, 'cache-control': sharedCacheControl(sharedCache), [name]: value }
}

/** Tags beyond this number are replaced by one for everything: proxies accept headers of 16 KB. */
const mostTags = 600

/** Headers that tell caches the version of the data and the tags of what a response shows. */
export function versionHeaders(version: number, tags: readonly string[]): Record<string, string> {
  return sourceHeaders({ version, tags: tags.length > mostTags ? [ANYTHING] : tags })
}
