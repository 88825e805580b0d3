import type { Queryable } from '../platform/database.ts'

/** A row of the log of changes; see migration 0098. */
export type ChangeRow = {
  version: number
  kind: string
  ids: number[]
  /** Quantities in stock in the order of `ids`; null when more than quantities changed. */
  before: number[] | null
  after: number[] | null
}

export type ReadChanges = {
  /** Highest version that is committed. */
  version: number
  /** By ascending version. */
  rows: ChangeRow[]
  /** False when older changes have been deleted. */
  isComplete: boolean
}

/** The changes above a version, from one snapshot of the database. */
export async function selectChanges(sql: Queryable, above: number): Promise<ReadChanges> {
  const found = await sql<(ChangeRow & { current: number })[]>`
    select s.version as current, c.version, c.kind, c.ids, c.quantities_before as before, c.quantities_after as after
      from catalogue_state s left join catalogue_change c on c.version > ${above} and c.version <= s.version
     order by c.version, c.id`
  const version = found[0]?.current ?? above
  const rows = found.filter((row) => row.kind !== null)
  return { version, rows, isComplete: version <= above || rows[0]?.version === above + 1 }
}

/** Raises the version when another server has become the primary, so that no version is given twice. */
export async function followTimeline(sql: Queryable): Promise<void> {
  await sql`select follow_timeline()`
}

type Lineage = {
  id: string
  /** Highest version that is committed. */
  current: number
  /** When `version` was committed; null when the log does not have it any more. */
  changedAt: string | null
}

/** What tells the changes of this database up to a version from those of another. */
export async function selectLineage(sql: Queryable, version: number): Promise<Lineage> {
  const [row] = await sql<Lineage[]>`
    select lineage as id, version as current,
           (select min(changed_at)::text from catalogue_change where version = ${version}) as "changedAt"
      from catalogue_state`
  if (!row) throw new Error('The catalogue has no state.')
  return row
}

/** Products whose special price begins or ends between two days, and those that are not sold on the second day any more. */
export async function selectRepriced(sql: Queryable, before: string, day: string): Promise<number[]> {
  const changes = sql`(special_from > ${before} and special_from <= ${day}) or (special_to >= ${before} and special_to < ${day})`
  const rows = await sql<{ id: number }[]>`
    select product_id as id from product_price where ${changes}
     union select product_id from product_currency_price where ${changes}
     union select product_id from product_values
            where store_id = 0 and attribute_values ->> 'pad_available_last' >= ${before}
              and attribute_values ->> 'pad_available_last' < ${day}`
  return rows.map(({ id }) => id)
}

/** Kinds of changes that name what changed: products, or others. Triggers announce those of stock. */
type NamedKind =
  | 'products'
  | 'prices'
  | 'ratings'
  | 'details'
  | 'pages'
  | 'blocks'
  | 'category_names'
  | 'category_texts'
/** Kinds of changes that readers find themselves. */
type WholeKind =
  | 'attributes'
  | 'categories'
  | 'content'
  | 'blog'
  | 'places'
  | 'forms'
  | 'review_ratings'
  | 'synonyms'
  | 'catalogue_rules'
  | 'all'

const idsOfRow = 1000

/** Tells all processes, on commit, that something of this kind changed, came or went, by its ids. */
export async function announceIds(sql: Queryable, kind: NamedKind, ids: Iterable<number>): Promise<void> {
  const different = [...new Set(ids)]
  for (let at = 0; at < different.length; at += idsOfRow)
    await sql`select catalogue_changed(${kind}, ${different.slice(at, at + idsOfRow)})`
}

/** Tells all processes, on commit, that something of a kind changed. */
export async function announceChange(sql: Queryable, kind: WholeKind): Promise<void> {
  await sql`select catalogue_changed(${kind})`
}

/** Tells all processes that a new day has begun, unless another process has. */
export async function beginDay(sql: Queryable, day: string): Promise<void> {
  await sql`select begin_day(${day})`
}

/** Deletes changes that every process has read or will not read any more. */
export async function deleteOldChanges(sql: Queryable): Promise<void> {
  await sql`delete from catalogue_change where changed_at < now() - interval '1 day'`
}
