import type { Queryable, Statement } from '../platform/database.ts'

/** Ids of the rows that are read; undefined for all. */
export type Ids = readonly number[] | undefined

/** A condition on a column of ids; without ids all rows match. */
export function among(sql: Queryable, column: Statement<readonly object[]>, ids: Ids) {
  return ids ? sql`${column} = any(${[...ids]}::int[])` : sql`true`
}
