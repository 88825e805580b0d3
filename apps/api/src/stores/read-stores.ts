import type { Queryable } from '../platform/database.ts'
import { Stores } from './stores.ts'
import { selectStores } from './stores.sql.ts'

/** Reads the current store views. */
export async function readStores(sql: Queryable): Promise<Stores> {
  return new Stores(await selectStores(sql))
}
