import type { Queryable } from './database.ts'

/** What signs links and keys of forms; the same for every process of the shop. */
export async function selectSecret(sql: Queryable): Promise<string> {
  const [row] = await sql<{ secret: string }[]>`select secret from shop_secret`
  if (!row) throw new Error('The table shop_secret is empty: its migration fills it.')
  return row.secret
}
