import type { Sql } from '../platform/database.ts'
import { forEachIndexYielding } from '../platform/cooperative-scheduler.ts'
import { selectSynonyms, TextIndex, type DocumentSource, type Synonyms } from '../search/index.ts'
import type { Store } from '../stores/index.ts'
import { hasSameSearchData, withVariants, productTexts, sharedTextsKey } from './product-search-texts.ts'
import { readRowVersions, versionOf, type RowVersions } from './search-texts.sql.ts'
import { idAt, ordinalEver, ordinalIn, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** Changed texts are read in batches; with more of them than this share, the index is merged anew. */
const readAtOnce = 500
const mostChangedShare = 1 / 8

/** The search index of a website in a store view, with the row versions of the texts it was built from. */
export type SearchIndex = { index: TextIndex; versions: RowVersions; synonyms: Synonyms }

/** Reads the texts of all products of a website. */
export async function buildSearchIndex(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
): Promise<SearchIndex> {
  const synonyms = await selectSynonyms(sql, store.id)
  const versions = await readRowVersions(sql, store.id)
  const index = await TextIndex.build(sourceOf(sql, snapshot, site, store, synonyms))
  return { index, versions, synonyms }
}

/** The search index of a website in a new snapshot, from one of the snapshot before: only other texts are read. */
export async function updateSearchIndex(
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

/** The search index with the texts of the `changed` products of a patched snapshot, and with the synonyms of now. */
export async function replaceDocuments(
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
