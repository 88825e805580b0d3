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
import { SearchNotReadyError } from './errors.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type StoreContext = Pick<RequestContext, 'app' | 'store'>

/** Queries are cut at this length. Magento reads 128 characters. */
const longestQuery = 200

export const readQuery = (query: string): string => query.slice(0, longestQuery)

/** Websites with fewer products are indexed on the first search, those with as many before searches of them are answered. */
const leastBuiltAhead = 2000

/** The search index of a store view, and the same once it is built. */
type Entry = { words: Promise<SearchIndex>; built: SearchIndex | undefined }

/** By store id, for the store views whose indexes are built or being built. */
const cache = new WeakMap<SiteIndex, Map<number, Entry>>()

/**
 * Ordinals of the products that match a search in the language of the store view, with their scores. Throws
 * {@link SearchNotReadyError}.
 */
export async function searchProducts(ctx: StoreContext, site: SiteIndex, query: string): Promise<SearchHits> {
  return (await productSearchIndex(ctx, site)).find(readQuery(query))
}

/**
 * The search index of the products in the language of the store view. Throws {@link SearchNotReadyError} while that of a
 * large website is not built: it takes longer than a request may.
 */
export async function productSearchIndex(ctx: StoreContext, site: SiteIndex): Promise<TextIndex> {
  const isBuilt = cache.get(site)?.get(ctx.store.id)?.built !== undefined
  if (!isBuilt && isBuiltAhead(site)) throw new SearchNotReadyError(ctx.store.language)
  return await waitForSearchIndex(ctx, site)
}

/** The same for a command, which can wait until the index is built. */
export async function waitForSearchIndex({ app, store }: StoreContext, site: SiteIndex): Promise<TextIndex> {
  return (await searchIndexOf(app.sql, app.catalogue.snapshot, site, store)).index
}

const isBuiltAhead = (site: SiteIndex) => site.size >= leastBuiltAhead

/**
 * Builds the search index of a store view of a large website that has none. Returns whether there was one to build; rejects
 * with the errors of the database.
 */
export async function buildMissingSearchIndex(
  sql: Sql,
  stores: Stores,
  snapshot: Snapshot,
): Promise<boolean> {
  for (const store of stores.all) {
    const site = snapshot.sites.get(store.website.id)
    if (!site || !isBuiltAhead(site) || cache.get(site)?.get(store.id)?.built) continue
    await searchIndexOf(sql, snapshot, site, store)
    return true
  }
  return false
}

function searchIndexOf(sql: Sql, snapshot: Snapshot, site: SiteIndex, store: Store): Promise<SearchIndex> {
  return (
    cache.get(site)?.get(store.id)?.words ??
    cacheIndex(site, store, buildSearchIndex(sql, snapshot, site, store))
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
    for (const [storeId, { words }] of cache.get(siteBefore) ?? []) {
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
    for (const [storeId, { built }] of cache.get(site) ?? []) {
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
    if (site && store) cacheBuilt(site, store, { index: await TextIndex.from(index), versions, synonyms })
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
    for (const [storeId, { words }] of cache.get(site) ?? []) {
      const store = stores.all.find(({ id }) => id === storeId)
      const previous = await words.catch(() => undefined)
      if (!store || !previous) continue
      const updated = await replaceDocuments(sql, snapshot, site, store, { previous, changed })
      // The website may have a later index by now, whose further changes are to follow.
      cacheBuilt(snapshot.sites.get(websiteId) ?? site, store, updated)
    }
  }
}

/** A failed build is removed from the cache, so that it is repeated. */
function cacheIndex(site: SiteIndex, store: Store, building: Promise<SearchIndex>): Promise<SearchIndex> {
  const entries = entriesOf(site)
  const words = building.then((built) => (entry.built = built))
  const entry: Entry = { words, built: undefined }
  entries.set(store.id, entry)
  words.catch(() => entries.delete(store.id))
  return words
}

function cacheBuilt(site: SiteIndex, store: Store, built: SearchIndex): void {
  entriesOf(site).set(store.id, { words: Promise.resolve(built), built })
}

function entriesOf(site: SiteIndex): Map<number, Entry> {
  let entries = cache.get(site)
  if (!entries) cache.set(site, (entries = new Map()))
  return entries
}
