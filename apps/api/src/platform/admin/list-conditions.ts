import type { FilterOperator, ListFieldType } from '@comptoir/contract/generated/admin'
import { addDays, localTime } from '@comptoir/rules/calendar'
import type { Queryable, Row, Statement } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import type { AdminContext } from './context.ts'
import { isValue, typed } from './list-values.ts'

type Fragment = Statement<Row[]>

export type FilterValue = { readonly op: FilterOperator; readonly values: readonly string[] }

const mostValues = 200

/** The condition of a filter on a column. Throws InputError for a value that the column cannot have. */
export function conditionOf(
  ctx: AdminContext,
  column: { readonly type: ListFieldType; readonly value: (sql: Queryable) => Fragment },
  { op, values: given }: FilterValue,
): Fragment {
  const { sql } = ctx.app
  const value = column.value(sql)
  if (op === 'EMPTY') return sql`${value} is null`
  if (op === 'NOT_EMPTY') return sql`${value} is not null`
  const values = readValues(ctx, column.type, op, given)
  const [first] = values
  if (!first) throw badValue(ctx, '')
  const list = values.map((one, place) => (place === 0 ? one : sql`, ${one}`))
  switch (op) {
    case 'EQ':
      return sql`${value} = ${first}`
    case 'NE':
      return sql`${value} is distinct from ${first}`
    case 'IN':
      return sql`${value} in (${list})`
    case 'NOT_IN':
      return sql`(${value} is null or ${value} not in (${list}))`
    case 'LT':
      return sql`${value} < ${first}`
    case 'LTE':
      return sql`${value} <= ${first}`
    case 'GT':
      return sql`${value} > ${first}`
    case 'GTE':
      return sql`${value} >= ${first}`
    case 'CONTAINS':
      return sql`(${value})::text ilike ${`%${escapeLike(given[0] ?? '')}%`}`
  }
}

/** A condition on one of several values that a column always has one of; its opposite for NE and NOT_IN. */
export function withEach(
  sql: Queryable,
  { op, values }: FilterValue,
  condition: (values: readonly string[]) => Fragment,
): Fragment {
  if (op === 'EQ' || op === 'IN') return condition(values)
  if (op === 'NE' || op === 'NOT_IN') return sql`not (${condition(values)})`
  return op === 'EMPTY' ? sql`false` : sql`true`
}

/** A text for LIKE in which its signs have no meaning. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function readValues(
  ctx: AdminContext,
  type: ListFieldType,
  op: FilterOperator,
  given: readonly string[],
): readonly Fragment[] {
  const { sql } = ctx.app
  const most = op === 'IN' || op === 'NOT_IN' ? mostValues : 1
  if (given.length > most) throw badValue(ctx, given[most] ?? '')
  if (op === 'CONTAINS') return given.map((text) => typed(sql, 'TEXT', text))
  return given.map((text) => {
    const day = relativeDay(ctx, type, text)
    if (day !== undefined)
      return type === 'DAY'
        ? typed(sql, 'DAY', day)
        : sql`(${day}::date::timestamp at time zone ${ctx.timeZone})`
    if (!isValue(type, text)) throw badValue(ctx, text)
    return typed(sql, type, text)
  })
}

/** The day that `day:-1` means now in the shop's time zone; undefined for another text. */
function relativeDay({ app, timeZone }: AdminContext, type: ListFieldType, text: string): string | undefined {
  const [, days] = /^day:(-?\d{1,4})$/.exec(text) ?? []
  if (days === undefined || (type !== 'TIME' && type !== 'DAY')) return undefined
  return addDays(localTime(app.now(), timeZone).day, Number(days))
}

const badValue = (ctx: AdminContext, value: string) =>
  new InputError(messageIn(ctx.language, 'admin_filter_value', { value: value.slice(0, 50) }))
