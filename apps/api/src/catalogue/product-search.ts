import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { forEachIndexYielding } from '../platform/cooperative-scheduler.ts'
import {
  selectSynonyms,
  TextIndex,
  type DocumentSource,
  type TextIndexState,
  type SearchHits,
  type Synonyms,
} from '../search/index.ts'
import type { Store, Stores } from '../stores/index.ts'
import { hasSameSearchData, withVariants, productTexts, sharedTextsKey } from './product-search-texts.ts'
import { readRowVersions, versionOf, type RowVersions } from './search-texts.sql.ts'
import { idAt, ordinalEver, ordinalIn, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type StoreContext = Pick<RequestContext, 'app' | 'store'>

/** Queries are cut at this length. Magento reads 128 characters. */
const longestQuery = 200

export const readQuery = (query: string): string => query.slice(0, longestQuery)

/** Changed texts are read in batches; with more of them than this share, the index is merged anew. */
const readAtOnce = 500
const mostChangedShare = 1 / 8

/** Smaller sites are indexed on the first search. */
const leastWarmed = 2000

/** The search index of a website in a language, with the row versions of the texts it was built from. */
type SearchIndex = { index: TextIndex; versions: RowVersions; synonyms: Synonyms }

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

async function replaceDocuments(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
  { previous, changed }: { previous: SearchIndex; changed: ReadonlySet<number> },
): Promise<SearchIndex> {
  const { index, versions, synonyms } = previous
  const unchanged = new Int32Array(site.size).fill(-1)
  for (let ordinal = 0; ordinal < Math.min(index.count, site.size); ordinal++) unchanged[ordinal] = ordinal
  let isSame = index.count === site.size
  for (const id of changed) {
    const ordinal = ordinalEver(site, id)
    if (ordinal === undefined || ordinal >= site.size) continue
    unchanged[ordinal] = -1
    isSame = false
  }
  const now = await selectSynonyms(sql, store.id)
  if (isSame && hasSameSynonyms(now, synonyms)) return previous
  const source = sourceOf(sql, snapshot, site, store, now)
  return { index: await nextIndex(previous, unchanged, source), versions, synonyms: now }
}

const hasSameSynonyms = (some: Synonyms, others: Synonyms) =>
  JSON.stringify([...some]) === JSON.stringify([...others])

/** A failed build is removed from the cache, so that the next search retries. */
function cacheIndex(site: SiteIndex, store: Store, words: Promise<SearchIndex>): Promise<SearchIndex> {
  let byStore = cache.get(site)
  if (!byStore) cache.set(site, (byStore = new Map()))
  byStore.set(store.id, words)
  words.catch(() => byStore.delete(store.id))
  return words
}

async function buildSearchIndex(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
): Promise<SearchIndex> {
  const versions = await readRowVersions(sql, store.id)
  const synonyms = await selectSynonyms(sql, store.id)
  const index = await TextIndex.build(sourceOf(sql, snapshot, site, store, synonyms))
  return { index, versions, synonyms }
}

async function updateSearchIndex(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
  previous: SearchIndex & { snapshot: Snapshot; site: SiteIndex; stale: ReadonlySet<number> },
): Promise<SearchIndex> {
  const { stale } = previous
  // Without the order of ids, products that stay are numbered in another order than before.
  const isRenumbered = previous.site.byId !== null
  if (isRenumbered || sharedTextsKey(previous.snapshot, store) !== sharedTextsKey(snapshot, store)) {
    return await buildSearchIndex(sql, snapshot, site, store)
  }
  const versions = await readRowVersions(sql, store.id)
  const synonyms = await selectSynonyms(sql, store.id)
  const unchanged = new Int32Array(site.size).fill(-1)
  let same = 0
  await forEachIndexYielding(site.size, (ordinal) => {
    const id = idAt(site, ordinal)
    const ordinalBefore = ordinalIn(previous.site, id)
    if (ordinalBefore === undefined || stale.has(id)) return
    const [product, before] = [site.products.copyOf(id), previous.site.products.copyOf(id)]
    if (!product || !before || !hasSameSearchData(before, product, store.id)) return
    if (
      !withVariants(product).every(
        ({ id: part }) => versionOf(versions, part) === versionOf(previous.versions, part),
      )
    )
      return
    unchanged[ordinal] = ordinalBefore
    same++
  })
  const isSame = same === site.size && same === previous.site.size
  if (isSame && hasSameSynonyms(synonyms, previous.synonyms))
    return { index: previous.index, versions, synonyms }
  const source = sourceOf(sql, snapshot, site, store, synonyms)
  return { index: await nextIndex(previous, unchanged, source), versions, synonyms }
}

/**
 * The index with the texts of the documents that are not `unchanged`. If they are few and the others keep their numbers,
 * it shares the rest with the index before.
 */
async function nextIndex(
  { index: before, synonyms }: SearchIndex,
  unchanged: Int32Array,
  source: DocumentSource,
): Promise<TextIndex> {
  const changed = changedDocuments(unchanged, before.count)
  if (!changed || !hasSameSynonyms(synonyms, source.synonyms))
    return await TextIndex.build(source, { index: before, unchanged })
  let index = before
  for (let start = 0; start < changed.length; start += readAtOnce) {
    const documents = changed.slice(start, start + readAtOnce)
    const texts = await source.textsOf(documents)
    index = await index.changed(documents.map((document, at) => ({ document, texts: texts[at] ?? [] })))
  }
  return index
}

/** Undefined if many documents changed, some were removed, or some have other numbers. */
function changedDocuments(unchanged: Int32Array, sizeBefore: number): number[] | undefined {
  if (unchanged.length < sizeBefore) return undefined
  const changed: number[] = []
  for (const [document, before] of unchanged.entries()) {
    if (before < 0) changed.push(document)
    else if (before !== document) return undefined
  }
  return changed.length > mostChangedShare * unchanged.length ? undefined : changed
}

function sourceOf(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
  synonyms: Synonyms,
): DocumentSource {
  return {
    language: store.language,
    synonyms,
    count: site.size,
    textsOf: productTexts(sql, snapshot, site, store),
  }
}
