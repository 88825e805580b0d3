import { ByteCache, hashedKey, type CacheStatistics } from '../platform/byte-cache.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { inTurn } from '../platform/in-turn.ts'
import { wordsOf } from '../search/index.ts'
import { selectByMatch, streamTexts, streamValues } from './attribute-filter.sql.ts'
import { bitmapOf, membersOf, type Bitmap } from './bitmap.ts'
import { WordIndex } from './word-index.ts'
import type { SiteIndex } from './site-index.ts'
import { ValueColumn } from './value-column.ts'

type Stored = {
  columns: Map<string, Promise<ValueColumn>>
  /** Words of long texts by store view and attribute. */
  words: Map<string, Promise<WordIndex>>
  matches: ByteCache<string, Bitmap>
}

const known = new WeakMap<SiteIndex, Stored>()
const matchesBudget = 32 * 1024 * 1024
/** Larger sites do not keep the words of their long texts: the database then reads all of them. */
const mostWithWords = 100_000

/** What is known of an index; a change of the products' texts makes a new index. */
function storedOf(site: SiteIndex): Stored {
  let stored = known.get(site)
  if (!stored) {
    const matches = new ByteCache<string, Bitmap>({ name: 'text filters', budget: matchesBudget })
    stored = { columns: new Map(), words: new Map(), matches }
    known.set(site, stored)
  }
  return stored
}

/** What is kept of the texts that an index was filtered by. */
export function textFilterStatistics(site: SiteIndex): CacheStatistics[] {
  const stored = known.get(site)
  return stored ? [stored.matches.statistics] : []
}

/** The values of an attribute that is no facet, read when somebody first filters by it. */
export async function valueColumn(
  { app }: RequestContext,
  site: SiteIndex,
  code: string,
): Promise<ValueColumn> {
  const { columns } = storedOf(site)
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
  const { words } = storedOf(site)
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
 * Products whose long text contains what is asked for, as it is written but for its case. Those that have its words
 * are read from the database, for one text at a time, and what was found is remembered.
 */
export async function textMatch(
  ctx: RequestContext,
  site: SiteIndex,
  code: string,
  match: string,
): Promise<Bitmap> {
  const { app, store } = ctx
  const { matches } = storedOf(site)
  const key = hashedKey(String(store.id), code, match)
  return await inTurn(app, 'text filter', async () => {
    const before = matches.get(key)
    if (before) return before
    const words = wordsOf(match)
    const isIndexed = words.length > 0 && site.size <= mostWithWords
    // The first and the last word may be parts of words, which is what all are taken for.
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
