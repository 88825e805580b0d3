import type { Sql } from './database.ts'

/** Whether every website was seeded to its end; an empty database has none. */
export async function isSeeded(sql: Sql): Promise<boolean> {
  const [row] = await sql<
    { seeded: boolean | null }[]
  >`select bool_and(seeded_at is not null) as seeded from website`
  return row?.seeded === true
}
