import type { AdminContext } from '../platform/admin/context.ts'
import { conditionOf, escapeLike } from '../platform/admin/list-conditions.ts'
import type { FilterArgument, Fragment, List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import type { Queryable } from '../platform/database.ts'
import { wordsOf } from './fold.ts'

/** A row of the list. */
export type CountedSearchRow = { websiteId: string; language: string; words: string; day: Date }

/** Filters by day decide which days are counted. */
function narrowed(filters: readonly FilterArgument[], ctx: AdminContext) {
  const ofDays = filters.filter(({ field }) => field === 'day')
  if (ofDays.length === 0) return undefined
  const column = { type: 'DAY', value: (sql: Queryable) => sql`c.day` } as const
  const conditions = ofDays.map(({ op, values }) => conditionOf(ctx, column, { op, values: values ?? [] }))
  const list = listOf((sql) => conditions.map((condition) => sql`and (${condition})`))
  return { list, filters: filters.filter(({ field }) => field !== 'day') }
}

const listOf = (days: (sql: Queryable) => Fragment | Fragment[]): List => ({
  name: 'searches',
  permission: 'reports.view',
  from: (sql) => sql`(
    select c.website_id, c.language, c.words, sum(c.searches)::integer as searches,
           sum(c.without_result)::integer as without_result, max(c.day) as day
      from search_count c where true ${days(sql)}
     group by c.website_id, c.language, c.words) s`,
  // Below 2^53, as cursors hold it.
  id: (sql) =>
    sql`(hashtextextended(s.website_id || ' ' || s.language || ' ' || s.words, 0) & 9007199254740991)`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`s.website_id`),
  search: (sql, text) => sql`s.words like ${`%${escapeLike(wordsOf(text).join(' '))}%`}`,
  sort: { field: 'searches', direction: 'DESC' },
  columns: {
    websiteId: { type: 'CHOICE', value: (sql) => sql`s.website_id::text` },
    words: { type: 'TEXT', value: (sql) => sql`s.words`, isSortable: true },
    language: {
      type: 'CHOICE',
      value: (sql) => sql`s.language`,
      choices: ({ app }) => [...new Set(app.stores.all.map(({ language }) => language))],
    },
    searches: { type: 'NUMBER', value: (sql) => sql`s.searches`, isSortable: true },
    withoutResult: { type: 'NUMBER', value: (sql) => sql`s.without_result`, isSortable: true },
    day: { type: 'DAY', value: (sql) => sql`s.day`, isSortable: true },
  },
  narrowed,
})

/** What shoppers searched, by website, language and words, each with the last day on which they did. */
export const searchList: List = listOf((sql) => sql``)
