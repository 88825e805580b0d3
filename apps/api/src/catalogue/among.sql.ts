import type { Queryable, Statement } from '../platform/database.ts'

/** A condition on a column of ids. */
export function among(sql: Queryable, column: Statement<readonly object[]>, ids: readonly number[]) {
  return sql`${column} = any(${[...ids]}::int[])`
}
