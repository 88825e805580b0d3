import type { Queryable } from './database.ts'

/** The key that signs links and form keys, shared by all processes. */
export async function selectSecret(sql: Queryable): Promise<string> {
  const [row] = await sql<{ secret: string }[]>`select secret from shop_secret`
  if (!row) throw new Error('The table shop_secret is empty: its migration fills it.')
  return row.secret
}
