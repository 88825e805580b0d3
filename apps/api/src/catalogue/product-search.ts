import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { forEachInSlices } from '../platform/slices.ts'
import { TextIndex, type Found } from '../search/index.ts'
import type { Store, Stores } from '../stores/index.ts'
import { isFoundBySame, partsOf, productTexts, sharedTexts } from './product-texts.ts'
import { readStamps, type Stamps } from './search-texts.sql.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type Viewed = Pick<RequestContext, 'app' | 'store'>

/** Letters of a search that are read (Magento reads 128). */
const longestQuery = 200

export const readQuery = (query: string): string => query.slice(0, longestQuery)

/** Words of a smaller site are made while somebody waits for their first search. */
const worthPreparing = 2000

/** The words of a site in the language of a store view, and the stamps of the texts from which they were read. */
type Words = { index: TextIndex; stamps: Stamps }

/** By store id, of the store views in which somebody searched. */
const known = new WeakMap<SiteIndex, Map<number, Promise<Words>>>()

/** Ordinals of the products that a search finds in the language of the store view, with their relevance. */
export async function searchProducts(ctx: RequestContext, site: SiteIndex, query: string): Promise<Found> {
  return (await productWords(ctx, site)).find(readQuery(query))
}

/** The words of the products in the language of the store view. */
export async function productWords(ctx: Viewed, site: SiteIndex): Promise<TextIndex> {
  return (await wordsOf(ctx, site)).index
}

/** Begins to make the words of a large site when somebody looks at it, so that their first search need not wait. */
export function prepareWords(ctx: Viewed, site: SiteIndex): void {
  if (site.size < worthPreparing || known.get(site)?.has(ctx.store.id)) return
  const failed = (error: unknown) => ctx.app.log.error({ err: error }, 'Words could not be prepared')
  wordsOf(ctx, site).catch(failed)
}

function wordsOf({ app, store }: Viewed, site: SiteIndex): Promise<Words> {
  return (
    known.get(site)?.get(store.id) ??
    remember(site, store, readWords(app.sql, app.catalogue.snapshot, site, store))
  )
}

/**
 * Makes the words of a new snapshot, for the store views that were searched in the one before: that goes on to answer
 * until they are ready, and only products whose texts changed are read.
 */
export async function followWords(
  sql: Sql,
  stores: Stores,
  before: Snapshot,
  snapshot: Snapshot,
): Promise<void> {
  for (const [websiteId, site] of snapshot.sites) {
    const siteBefore = before.sites.get(websiteId)
    if (!siteBefore) continue
    for (const [storeId, words] of known.get(siteBefore) ?? []) {
      const store = stores.all.find(({ id }) => id === storeId)
      if (store) {
        const last = { ...(await words), site: siteBefore, snapshot: before }
        await remember(site, store, readChangedWords(sql, snapshot, site, store, last))
      }
    }
  }
}

/** When words cannot be read, the next search tries again. */
function remember(site: SiteIndex, store: Store, words: Promise<Words>): Promise<Words> {
  let byStore = known.get(site)
  if (!byStore) known.set(site, (byStore = new Map()))
  byStore.set(store.id, words)
  words.catch(() => byStore.delete(store.id))
  return words
}

async function readWords(sql: Sql, snapshot: Snapshot, site: SiteIndex, store: Store): Promise<Words> {
  const stamps = await readStamps(sql, store.id)
  return { index: await TextIndex.build(sourceOf(sql, snapshot, site, store)), stamps }
}

async function readChangedWords(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
  last: Words & { snapshot: Snapshot; site: SiteIndex },
): Promise<Words> {
  if (sharedTexts(last.snapshot, store) !== sharedTexts(snapshot, store)) {
    return await readWords(sql, snapshot, site, store)
  }
  const stamps = await readStamps(sql, store.id)
  const sameAs = new Int32Array(site.size).fill(-1)
  let same = 0
  await forEachInSlices(site.size, (ordinal) => {
    const product = site.products[ordinal]
    const ordinalBefore = product && last.site.ordinalOf.get(product.id)
    const before = ordinalBefore === undefined ? undefined : last.site.products[ordinalBefore]
    if (!product || !before || ordinalBefore === undefined || !isFoundBySame(before, product, store.id))
      return
    if (!partsOf(product).every(({ id }) => stamps(id) === last.stamps(id))) return
    sameAs[ordinal] = ordinalBefore
    same++
  })
  if (same === site.size && same === last.site.size) return { index: last.index, stamps }
  const source = sourceOf(sql, snapshot, site, store)
  return { index: await TextIndex.build(source, { index: last.index, sameAs }), stamps }
}

function sourceOf(sql: Sql, snapshot: Snapshot, site: SiteIndex, store: Store) {
  return { language: store.language, count: site.size, textsOf: productTexts(sql, snapshot, site, store) }
}
