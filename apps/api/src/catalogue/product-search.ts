import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { TextIndex, type SearchHits, type TextIndexState } from '../search/index.ts'
import type { Store, Stores } from '../stores/index.ts'
import {
  buildSearchIndex,
  replaceDocuments,
  updateSearchIndex,
  type SearchIndex,
} from './build-search-index.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type StoreContext = Pick<RequestContext, 'app' | 'store'>

/** Queries are cut at this length. Magento reads 128 characters. */
const longestQuery = 200

export const readQuery = (query: string): string => query.slice(0, longestQuery)

/** Smaller sites are indexed on the first search. */
const leastWarmed = 2000

/** By store id, for the store views that were searched. */
const cache = new WeakMap<SiteIndex, Map<number, Promise<SearchIndex>>>()

/** Ordinals of the products that match a search in the language of the store view, with their scores. */
export async function searchProducts(
  ctx: RequestContext,
  site: SiteIndex,
  query: string,
): Promise<SearchHits> {
  return (await productSearchIndex(ctx, site)).find(readQuery(query))
}

/** The search index of the products in the language of the store view. */
export async function productSearchIndex(ctx: StoreContext, site: SiteIndex): Promise<TextIndex> {
  return (await searchIndexOf(ctx, site)).index
}

/** Builds the index of a large website in the background, so that the first search does not wait. */
export function warmSearchIndex(ctx: StoreContext, site: SiteIndex): void {
  if (site.size < leastWarmed || cache.get(site)?.has(ctx.store.id)) return
  const failed = (error: unknown) => ctx.app.log.error({ err: error }, 'Building the search index failed')
  searchIndexOf(ctx, site).catch(failed)
}

function searchIndexOf({ app, store }: StoreContext, site: SiteIndex): Promise<SearchIndex> {
  return (
    cache.get(site)?.get(store.id) ??
    cacheIndex(site, store, buildSearchIndex(app.sql, app.catalogue.snapshot, site, store))
  )
}

/**
 * Builds the search indexes of a new snapshot, for the store views that were searched before. The old
 * snapshot serves requests until they are ready. Only products with changed texts are read, and those of `stale`, which the
 * indexes of the old snapshot do not have as they are.
 */
export async function updateSearchIndexes(
  sql: Sql,
  stores: Stores,
  before: Snapshot,
  snapshot: Snapshot,
  stale: ReadonlySet<number>,
): Promise<void> {
  for (const [websiteId, site] of snapshot.sites) {
    const siteBefore = before.sites.get(websiteId)
    if (!siteBefore) continue
    for (const [storeId, words] of cache.get(siteBefore) ?? []) {
      const store = stores.all.find(({ id }) => id === storeId)
      if (store) {
        const previous = { ...(await words), site: siteBefore, snapshot: before, stale }
        await cacheIndex(site, store, updateSearchIndex(sql, snapshot, site, store, previous))
      }
    }
  }
}

export type SearchIndexState = Omit<SearchIndex, 'index'> & {
  websiteId: number
  storeId: number
  index: TextIndexState
}

/** The search indexes of a snapshot that are built. */
export async function searchIndexStates({ sites }: Snapshot): Promise<SearchIndexState[]> {
  const states: SearchIndexState[] = []
  for (const [websiteId, site] of sites) {
    for (const [storeId, words] of cache.get(site) ?? []) {
      const built = await words.catch(() => undefined)
      if (built) states.push({ ...built, websiteId, storeId, index: await built.index.state() })
    }
  }
  return states
}

/** Puts search indexes that were kept elsewhere into a snapshot, for the store views that there are. */
export async function restoreSearchIndexes(
  { sites }: Snapshot,
  stores: Stores,
  states: readonly SearchIndexState[],
): Promise<void> {
  for (const { websiteId, storeId, index, versions, synonyms } of states) {
    const site = sites.get(websiteId)
    const store = stores.all.find(({ id }) => id === storeId)
    if (site && store)
      await cacheIndex(
        site,
        store,
        TextIndex.from(index).then((made) => ({ index: made, versions, synonyms })),
      )
  }
}

/** Hands the search indexes to a later version of a site index. {@link refreshSearchIndexes} brings them up to date. */
export function carrySearchIndexes(from: SiteIndex, to: SiteIndex): void {
  const byStore = cache.get(from)
  if (byStore) cache.set(to, byStore)
}

/**
 * Brings the search indexes of a patched snapshot up to date with the texts of changed products and with the synonyms.
 * Searches use the index before until a new one is ready.
 */
export async function refreshSearchIndexes(
  sql: Sql,
  stores: Stores,
  snapshot: Snapshot,
  changed: ReadonlySet<number>,
): Promise<void> {
  for (const [websiteId, site] of snapshot.sites) {
    for (const [storeId, words] of cache.get(site) ?? []) {
      const store = stores.all.find(({ id }) => id === storeId)
      const previous = await words.catch(() => undefined)
      if (!store || !previous) continue
      const updated = await replaceDocuments(sql, snapshot, site, store, { previous, changed })
      // The website may have a later index by now, whose further changes are to follow.
      await cacheIndex(snapshot.sites.get(websiteId) ?? site, store, Promise.resolve(updated))
    }
  }
}

/** A failed build is removed from the cache, so that the next search retries. */
function cacheIndex(site: SiteIndex, store: Store, words: Promise<SearchIndex>): Promise<SearchIndex> {
  let byStore = cache.get(site)
  if (!byStore) cache.set(site, (byStore = new Map()))
  byStore.set(store.id, words)
  words.catch(() => byStore.delete(store.id))
  return words
}
