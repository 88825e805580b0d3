import { ByteCache, hashedKey, type CacheStatistics } from '../platform/byte-cache.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { wordsOf } from '../search/index.ts'
import { selectByMatch, streamTexts, streamValues } from './attribute-filter.sql.ts'
import { bitmapOf, membersOf, type Bitmap } from './bitmap.ts'
import { WordIndex } from './word-index.ts'
import type { SiteIndex } from './site-index.ts'
import { ValueColumn } from './value-column.ts'

type FilterIndexes = {
  columns: Map<string, Promise<ValueColumn>>
  /** Full-text indexes of long texts, by store view and attribute. */
  words: Map<string, Promise<WordIndex>>
  matches: ByteCache<string, Bitmap>
}

const cache = new WeakMap<SiteIndex, FilterIndexes>()
const matchesBudget = 32 * 1024 * 1024
/** Above this number of products, long texts have no word index: the database scans them instead. */
const mostIndexedProducts = 100_000

/**
 * Indexes that belong to a site index. A change of product texts creates a new site index, and so new
 * indexes.
 */
function indexesOf(site: SiteIndex): FilterIndexes {
  let stored = cache.get(site)
  if (!stored) {
    const matches = new ByteCache<string, Bitmap>({ name: 'text filters', budget: matchesBudget })
    stored = { columns: new Map(), words: new Map(), matches }
    cache.set(site, stored)
  }
  return stored
}

/** Statistics of the cached text filters of a site index. */
export function textFilterStatistics(site: SiteIndex): CacheStatistics[] {
  const stored = cache.get(site)
  return stored ? [stored.matches.statistics] : []
}

/** Sorted values of an attribute that is not a facet. Loaded on the first filter by that attribute. */
export async function valueColumn(
  { app }: RequestContext,
  site: SiteIndex,
  code: string,
): Promise<ValueColumn> {
  const { columns } = indexesOf(site)
  let column = columns.get(code)
  if (!column) {
    columns.set(code, (column = readColumn(app.sql, site, code)))
    column.catch(() => columns.delete(code))
  }
  return await column
}

async function readColumn(sql: Sql, site: SiteIndex, code: string): Promise<ValueColumn> {
  const rows: { ordinal: number; value: string }[] = []
  for await (const some of streamValues(sql, code)) {
    for (const { product_id, value } of some) {
      const ordinal = site.ordinalOf.get(product_id)
      if (ordinal !== undefined) rows.push({ ordinal, value })
    }
  }
  return await ValueColumn.build(rows)
}

async function textWords({ app, store }: RequestContext, site: SiteIndex, code: string): Promise<WordIndex> {
  const { words } = indexesOf(site)
  const key = `${store.id} ${code}`
  let index = words.get(key)
  if (!index) {
    words.set(key, (index = readWords(app.sql, site, code, store.id)))
    index.catch(() => words.delete(key))
  }
  return await index
}

async function readWords(sql: Sql, site: SiteIndex, code: string, storeId: number): Promise<WordIndex> {
  const texts = Array.from({ length: site.size }, () => '')
  for await (const some of streamTexts(sql, code, storeId)) {
    for (const { product_id, value } of some) {
      const ordinal = site.ordinalOf.get(product_id)
      if (ordinal !== undefined) texts[ordinal] = value ?? ''
    }
  }
  return await WordIndex.build(texts)
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
    const having = isIndexed ? (await textWords(ctx, site, code)).matching(words, 'PARTIAL') : undefined
    const among = having && Array.from(membersOf(having), (ordinal) => site.products[ordinal]?.id ?? 0)
    const ids =
      among?.length === 0 ? [] : await selectByMatch(app.sql, { code, storeId: store.id, match }, among)
    const members = bitmapOf(
      site.size,
      ids.flatMap((id) => site.ordinalOf.get(id) ?? []),
    )
    matches.set(key, members, members.byteLength)
    return members
  })
}
