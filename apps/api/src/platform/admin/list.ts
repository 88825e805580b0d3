import type { FilterOperator, ListFieldType } from '@comptoir/contract/generated/admin'
import type { Permission } from '@comptoir/rules/permissions'
import type { Queryable, Row, Sql, Statement } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import type { AdminContext } from './context.ts'
import { conditionOf, type FilterValue } from './list-conditions.ts'
import { afterCursor, cursorOf, readCursor } from './list-cursor.ts'

export type Fragment = Statement<Row[]>

/** A column of a list. */
export type ListColumn = {
  readonly type: ListFieldType
  /** Its SQL expression. */
  readonly value: (sql: Queryable) => Fragment
  /** Whether the list can be sorted by it; then the table needs an index on it. */
  readonly isSortable?: boolean
  /** Whether it can be null, in sortable columns. */
  readonly isNullable?: boolean
  /** The condition of a filter, where it is not one on the expression; false for a column without filter. */
  readonly filter?: false | ((sql: Queryable, filter: FilterValue) => Fragment)
  /** Values of a CHOICE. */
  readonly choices?: readonly string[] | ((ctx: AdminContext) => readonly string[])
  /** The column with the ISO 4217 code of a MONEY. */
  readonly currency?: string
  /** A permission without which the column is null. */
  readonly permission?: Permission
}

/** A list of records. Rows have `id` and the columns by their codes. */
export type List = {
  readonly name: string
  readonly permission: Permission
  /** Tables, after `from`. */
  readonly from: (sql: Queryable) => Fragment
  /** The same records for counting what is asked for, where tables that no condition needs can be left out. */
  readonly countedFrom?: (sql: Queryable, args: ListArguments) => Fragment
  /** The primary key, an integer: it orders records of equal value. */
  readonly id: (sql: Queryable) => Fragment
  readonly columns: Readonly<Record<string, ListColumn>>
  /** The condition for what the person may see: always by website, and by point of sale where records have one. */
  readonly scope: (sql: Queryable, ctx: AdminContext) => Fragment
  /** The condition for a text to search for; without it the list has no search. */
  readonly search?: (sql: Queryable, text: string, ctx: AdminContext) => Fragment
  readonly sort: ListSortArgument
  /** A query of `count`, all that the person may see, where that is cheaper than counting the list. */
  readonly total?: (sql: Queryable, ctx: AdminContext) => Fragment | undefined
  /** The list as it is with some filters, and the others: products of one website have the prices of that website. */
  readonly narrowed?: (
    filters: readonly FilterArgument[],
    ctx: AdminContext,
  ) => { list: List; filters: readonly FilterArgument[] } | undefined
  /** How the command palette names its records; without it the palette does not find them. */
  readonly names?: {
    /** As in the audit log. */
    readonly entityType: string
    /** The column that addresses of the back office have; `id` without it. */
    readonly key?: string
    /** The column that people know a record by. */
    readonly label: string
    /** Columns that tell records of one name apart. */
    readonly details: readonly string[]
  }
}

/** The list for what is asked for, where what its columns hold depends on a filter. */
function listFor(list: List, args: ListArguments, ctx: AdminContext): { list: List; args: ListArguments } {
  const narrowed = list.narrowed?.(args.filters ?? [], ctx)
  return narrowed ? { list: narrowed.list, args: { ...args, filters: narrowed.filters } } : { list, args }
}

type ListSortArgument = { readonly field: string; readonly direction: 'ASC' | 'DESC' }
export type FilterArgument = {
  readonly field: string
  readonly op: FilterOperator
  readonly values?: readonly string[] | null
}

/** What a query of a list asks for. */
export type ListArguments = {
  first?: number | null
  after?: string | null
  sort?: ListSortArgument | null
  filters?: readonly FilterArgument[] | null
  search?: string | null
}

/** A page of records. */
export type Connection<Node> = {
  nodes: readonly Node[]
  /** Counts what matches, when it is asked for. */
  totalCount: () => Promise<number>
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const defaultPage = 50
const largestPage = 200
const mostFilters = 20
const longestSearch = 200

/** A page of a list. Throws InputError for a field, operator or value that it does not have. */
export async function readList<Node = Row>(
  ctx: AdminContext,
  given: List,
  asked: ListArguments,
): Promise<Connection<Node>> {
  return await ctx.app.reads.read(async (sql) => await readPage<Node>(readingFrom(sql, ctx), given, asked))
}

const readingFrom = (sql: Sql, ctx: AdminContext): AdminContext => ({ ...ctx, app: { ...ctx.app, sql } })

async function readPage<Node>(
  ctx: AdminContext,
  given: List,
  asked: ListArguments,
): Promise<Connection<Node>> {
  const { sql } = ctx.app
  const { list, args } = listFor(given, asked, ctx)
  const size = args.first ?? defaultPage
  if (size < 1 || size > largestPage)
    throw new InputError(messageIn(ctx.language, 'admin_page_size', { most: largestPage }))
  const sort = args.sort ?? list.sort
  const column = sortColumn(ctx, list, sort.field)
  const where = matching(ctx, list, args)
  const position = {
    value: column.value(sql),
    id: list.id(sql),
    type: column.type,
    direction: sort.direction,
  }
  const cursor = args.after ? readCursor(args.after, ctx.language) : undefined
  const rest = cursor ? sql`and ${afterCursor(sql, position, cursor, column.isNullable ?? false)}` : sql``
  const order = sort.direction === 'ASC' ? sql`asc` : sql`desc`
  const nulls = column.isNullable ? sql`nulls last` : sql``
  const read = async (known: Fragment, last: Fragment) =>
    await sql<(Row & { cursorValue: string | null; id: number })[]>`
    select ${list.id(sql)} as id, (${column.value(sql)})::text as "cursorValue"${selected(ctx, list)}
      from ${list.from(sql)} where ${where} ${rest} ${known}
     order by ${column.value(sql)} ${order} ${last}, ${list.id(sql)} ${order} limit ${size + 1}`.plannedEachTime()
  // Most pages hold values only, which an index has in order; those without stand last.
  const rowsWithValue =
    column.isNullable && cursor?.value !== null
      ? await read(sql`and ${column.value(sql)} is not null`, sql``)
      : []
  const rows = rowsWithValue.length > size ? rowsWithValue : await read(sql``, nulls)
  const nodes = rows.slice(0, size)
  const last = nodes.at(-1)
  return {
    nodes: nodes as readonly unknown[] as readonly Node[],
    totalCount: async () => await countList(ctx, given, asked),
    pageInfo: {
      endCursor: last ? cursorOf(last.cursorValue, last.id) : null,
      hasNextPage: rows.length > size,
    },
  }
}

/** How many records match. */
export async function countList(ctx: AdminContext, given: List, asked: ListArguments): Promise<number> {
  return await ctx.app.reads.read(async (sql) => await countRecords(readingFrom(sql, ctx), given, asked))
}

async function countRecords(ctx: AdminContext, given: List, asked: ListArguments): Promise<number> {
  const { sql } = ctx.app
  const { list, args } = listFor(given, asked, ctx)
  const isWhole = (args.filters ?? []).length === 0 && !args.search?.trim()
  const counted =
    (isWhole ? list.total?.(sql, ctx) : undefined) ??
    sql`select count(*)::integer as count from ${(list.countedFrom ?? list.from)(sql, args)} where ${matching(ctx, list, args)}`
  const [row] = await sql<{ count: number }[]>`${counted}`.plannedEachTime()
  return row?.count ?? 0
}

/** Ids of what matches, at most `most`. */
export async function matchingIds(
  ctx: AdminContext,
  list: List,
  args: Pick<ListArguments, 'filters' | 'search'>,
  most: number,
): Promise<number[]> {
  const { sql } = ctx.app
  const rows = await sql<{ id: number }[]>`
    select ${list.id(sql)} as id from ${list.from(sql)} where ${matching(ctx, list, args)}
     order by ${list.id(sql)} desc limit ${most}`.plannedEachTime()
  return rows.map(({ id }) => id)
}

/** All records that match, in batches, in the order of the sort. */
export async function* streamList(
  asker: AdminContext,
  given: List,
  asked: ListArguments,
): AsyncIterable<Row[]> {
  const ctx = readingFrom(await asker.app.reads.source(), asker)
  const { sql } = ctx.app
  const { list, args } = listFor(given, asked, ctx)
  const sort = args.sort ?? list.sort
  const column = sortColumn(ctx, list, sort.field)
  const order = sort.direction === 'ASC' ? sql`asc` : sql`desc`
  yield* sql`
    select ${list.id(sql)} as id${selected(ctx, list)}
      from ${list.from(sql)} where ${matching(ctx, list, args)}
     order by ${column.value(sql)} ${order} nulls last, ${list.id(sql)} ${order}`
    .plannedEachTime()
    .cursor(1000)
}

/** The columns that the person may see. */
export function columnsFor(ctx: AdminContext, list: List): [string, ListColumn][] {
  return Object.entries(list.columns).filter(
    ([, { permission }]) => permission === undefined || ctx.staff.permissions.has(permission),
  )
}

function selected(ctx: AdminContext, list: List): Fragment[] {
  const { sql } = ctx.app
  const shown = new Set(columnsFor(ctx, list).map(([code]) => code))
  return Object.entries(list.columns).map(([code, column]) =>
    shown.has(code) ? sql`, ${column.value(sql)} as ${sql(code)}` : sql`, null as ${sql(code)}`,
  )
}

function sortColumn(ctx: AdminContext, list: List, field: string): ListColumn {
  const column = columnOf(ctx, list, field)
  if (!column.isSortable) throw new InputError(messageIn(ctx.language, 'admin_not_sortable', { field }))
  return column
}

function columnOf(ctx: AdminContext, list: List, field: string): ListColumn {
  const found = columnsFor(ctx, list).find(([code]) => code === field)
  if (!found) throw new InputError(messageIn(ctx.language, 'admin_no_field', { field }))
  return found[1]
}

/** The condition for what a query asks for within what the person may see. */
function matching(ctx: AdminContext, list: List, { filters, search }: ListArguments): Fragment {
  const { sql } = ctx.app
  const wanted = filters ?? []
  if (wanted.length > mostFilters)
    throw new InputError(messageIn(ctx.language, 'admin_too_many_filters', { most: mostFilters }))
  const conditions = wanted.map(({ field, op, values }) => {
    const column = columnOf(ctx, list, field)
    const filter = { op, values: values ?? [] }
    if (column.filter === false)
      throw new InputError(messageIn(ctx.language, 'admin_not_filterable', { field }))
    return sql`and (${column.filter ? column.filter(sql, filter) : conditionOf(ctx, column, filter)})`
  })
  const text = search?.trim().slice(0, longestSearch) ?? ''
  const found = text && list.search ? sql`and (${list.search(sql, text, ctx)})` : sql``
  const filtered = conditions.length > 0 ? conditions : sql``
  return sql`(${list.scope(sql, ctx)}) ${filtered} ${found}`
}
