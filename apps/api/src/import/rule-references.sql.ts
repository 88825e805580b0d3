import type { Queryable } from '../platform/database.ts'

/** Codes of all attributes. */
export async function selectAttributeCodes(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`select code from attribute`
  return rows.map(({ code }) => code)
}
