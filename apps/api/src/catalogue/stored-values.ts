import { LruCache } from '../platform/cache.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { inTurn } from '../platform/in-turn.ts'
import { selectByMatch, streamValues } from './attribute-filter.sql.ts'
import { bitmapOf, type Bitmap } from './bitmap.ts'
import type { SiteIndex } from './site-index.ts'
import { ValueColumn } from './value-column.ts'

type Stored = { columns: Map<string, Promise<ValueColumn>>; matches: LruCache<string, Bitmap> }

const known = new WeakMap<SiteIndex, Stored>()
const rememberedMatches = 200

/** What is known of an index; a change of the products' texts makes a new index. */
function storedOf(site: SiteIndex): Stored {
  let stored = known.get(site)
  if (!stored) known.set(site, (stored = { columns: new Map(), matches: new LruCache(rememberedMatches) }))
  return stored
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

/**
 * Products whose long text contains what is asked for. No index holds such texts: the database reads them all, so it
 * is asked for one text at a time, and what it answered is remembered.
 */
export async function textMatch(
  { app, store }: RequestContext,
  site: SiteIndex,
  code: string,
  match: string,
): Promise<Bitmap> {
  const { matches } = storedOf(site)
  const key = `${store.id} ${code} ${match.toLowerCase()}`
  return await inTurn(app, 'text filter', async () => {
    const before = matches.get(key)
    if (before) return before
    const ids = await selectByMatch(app.sql, code, store.id, match)
    const members = bitmapOf(
      site.size,
      ids.flatMap((id) => site.ordinalOf.get(id) ?? []),
    )
    matches.set(key, members)
    return members
  })
}
