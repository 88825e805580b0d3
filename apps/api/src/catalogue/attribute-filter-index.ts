import { ByteCache, hashedKey, type CacheStatistics } from '../platform/byte-cache.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { wordsOf } from '../search/index.ts'
import { selectByMatch, streamTexts, streamValues } from './attribute-filter.sql.ts'
import { bitmapOf, membersOf, type Bitmap } from './bitmap.ts'
import { CarriedIndex, type ReadIndex } from './carried-index.ts'
import { matchingWords, WordIndex } from './word-index.ts'
import { idAt, ordinalIn, type SiteIndex } from './site-index.ts'
import { ValueColumn } from './value-column.ts'

type FilterIndexes = {
  columns: Map<string, CarriedIndex<ValueColumn>>
  /** Full-text indexes of long texts, by store view and attribute. */
  words: Map<string, CarriedIndex<WordIndex>>
  matches: ByteCache<string, Bitmap>
}

const cache = new WeakMap<SiteIndex, FilterIndexes>()
const matchesBudget = 32 * 1024 * 1024
/** Above this number of products, long texts have no word index: the database scans them instead. */
const mostIndexedProducts = 100_000

/** Indexes that belong to a site index. */
function indexesOf(site: SiteIndex): FilterIndexes {
  let stored = cache.get(site)
  if (!stored) cache.set(site, (stored = noIndexes()))
  return stored
}

function noIndexes(): FilterIndexes {
  const matches = new ByteCache<string, Bitmap>({ name: 'text filters', budget: matchesBudget })
  return { columns: new Map(), words: new Map(), matches }
}

/** Hands the indexes to a later version of a site index, in which texts or values of some products changed. */
export function carryFilterIndexes(from: SiteIndex, to: SiteIndex, changed: readonly number[]): void {
  const before = cache.get(from)
  if (!before) return
  const after = noIndexes()
  for (const kind of ['columns', 'words'] as const) {
    const carriedTo = after[kind] as Map<string, CarriedIndex<unknown>>
    for (const [key, index] of before[kind]) {
      const carried = index.carried(changed, to.size)
      if (!carried) continue
      carriedTo.set(key, carried)
      carried.onFailure(() => carriedTo.delete(key))
    }
  }
  cache.set(to, after)
}

/** Statistics of the cached text filters of a site index. */
export function textFilterStatistics(site: SiteIndex): CacheStatistics[] {
  const stored = cache.get(site)
  return stored ? [stored.matches.statistics] : []
}

/**
 * Ordinals of the products that `find` finds by their values of an attribute that is not a facet. The sorted values are
 * loaded on the first filter by that attribute.
 */
export async function havingValues(
  { app }: RequestContext,
  site: SiteIndex,
  code: string,
  find: (column: ValueColumn) => readonly number[],
): Promise<readonly number[]> {
  const { columns } = indexesOf(site)
  const column = indexIn(columns, code, () => readColumn(app.sql, site, code))
  return matchingValues(
    await column.read((changed) => readColumn(app.sql, site, code, idsOf(site, changed))),
    find,
  )
}

/** Ordinals that `find` finds. `fresh` has the changed products by their ordinals. */
function matchingValues(
  { base, changed, fresh }: ReadIndex<ValueColumn>,
  find: (column: ValueColumn) => readonly number[],
): readonly number[] {
  if (!fresh) return find(base)
  const isChanged = new Set(changed)
  return [...find(base).filter((ordinal) => !isChanged.has(ordinal)), ...find(fresh)]
}

/** The index of a key, which `build` makes when there is none. A failed one is removed, so that the next use retries. */
function indexIn<Index>(
  indexes: Map<string, CarriedIndex<Index>>,
  key: string,
  build: () => Promise<Index>,
): CarriedIndex<Index> {
  const known = indexes.get(key)
  if (known) return known
  const made = new CarriedIndex(build())
  indexes.set(key, made)
  made.onFailure(() => indexes.delete(key))
  return made
}

const idsOf = (site: SiteIndex, ordinals: readonly number[]) => ordinals.map((ordinal) => idAt(site, ordinal))

async function readColumn(
  sql: Sql,
  site: SiteIndex,
  code: string,
  among?: readonly number[],
): Promise<ValueColumn> {
  const rows: { ordinal: number; value: string }[] = []
  for await (const some of streamValues(sql, code, among)) {
    for (const { product_id, value } of some) {
      const ordinal = ordinalIn(site, product_id)
      if (ordinal !== undefined) rows.push({ ordinal, value })
    }
  }
  return await ValueColumn.build(rows)
}

/** Products whose long text has all words, or parts of them. */
async function havingWords(
  { app, store }: RequestContext,
  site: SiteIndex,
  code: string,
  wanted: readonly string[],
): Promise<Bitmap> {
  const { words } = indexesOf(site)
  const all = () => Array.from({ length: site.size }, (_, ordinal) => ordinal)
  const index = indexIn(words, `${store.id} ${code}`, () => readWords(app.sql, site, code, store.id, all()))
  const read = await index.read((changed) =>
    readWords(app.sql, site, code, store.id, changed, idsOf(site, changed)),
  )
  return matchingWords(read, site.size, wanted, 'PARTIAL')
}

/** The texts of these products, numbered from 0. `among` limits what is read from the database. */
async function readWords(
  sql: Sql,
  site: SiteIndex,
  code: string,
  storeId: number,
  ordinals: readonly number[],
  among?: readonly number[],
): Promise<WordIndex> {
  const texts = Array.from(ordinals, () => '')
  const numberOf = new Map(ordinals.map((ordinal, number) => [idAt(site, ordinal), number]))
  for await (const some of streamTexts(sql, code, storeId, among)) {
    for (const { product_id, value } of some) {
      const number = numberOf.get(product_id)
      if (number !== undefined) texts[number] = value ?? ''
    }
  }
  return await WordIndex.build(texts.length, (number) => texts[number] ?? '')
}

/**
 * Products whose long text contains `match`, ignoring case. The word index narrows the candidates; the
 * database then compares their texts. One query runs at a time, and results are cached.
 */
export async function textMatch(
  ctx: RequestContext,
  site: SiteIndex,
  code: string,
  match: string,
): Promise<Bitmap> {
  const { app, store } = ctx
  const { matches } = indexesOf(site)
  const key = hashedKey(String(store.id), code, match)
  return await withMutex(app, 'text filter', async () => {
    const before = matches.get(key)
    if (before) return before
    const words = wordsOf(match)
    const isIndexed = words.length > 0 && site.size <= mostIndexedProducts
    // The first and the last word of `match` may be fragments, so all words match partially.
    const having = isIndexed ? await havingWords(ctx, site, code, words) : undefined
    const among = having && Array.from(membersOf(having), (ordinal) => idAt(site, ordinal))
    const ids =
      among?.length === 0 ? [] : await selectByMatch(app.sql, { code, storeId: store.id, match }, among)
    const members = bitmapOf(
      site.size,
      ids.flatMap((id) => ordinalIn(site, id) ?? []),
    )
    matches.set(key, members, members.byteLength)
    return members
  })
}
