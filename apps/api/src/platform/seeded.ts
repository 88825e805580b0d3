import type { Sql } from './database.ts'

/** Whether the seed of every website is complete; false for an empty database. */
export async function isSeeded(sql: Sql): Promise<boolean> {
  const [row] = await sql<
    { seeded: boolean | null }[]
  >`select bool_and(seeded_at is not null) as seeded from website`
  return row?.seeded === true
}
