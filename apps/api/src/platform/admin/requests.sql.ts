import type { JsonValue, Queryable } from '../database.ts'

/** Who repeats a request: `staff:ID` or `token:ID`, and the idempotency key. */
export type RequestKey = { readonly actor: string; readonly key: string }

/**
 * Notes a request; false when it is known. Waits for another transaction that has just noted the same one.
 */
export async function insertRequest(
  sql: Queryable,
  { actor, key }: RequestKey,
  { operation, inputHash, at }: { operation: string; inputHash: Buffer; at: Date },
): Promise<boolean> {
  const { count } = await sql`
    insert into admin_request (actor, key, operation, input_hash, created_at)
    values (${actor}, ${key}, ${operation}, ${inputHash}, ${at}) on conflict do nothing`
  return count > 0
}

export async function updateResult(
  sql: Queryable,
  { actor, key }: RequestKey,
  result: JsonValue,
): Promise<void> {
  await sql`update admin_request set result = ${sql.json(result)} where actor = ${actor} and key = ${key}`
}

export async function selectRequest(
  sql: Queryable,
  { actor, key }: RequestKey,
): Promise<{ operation: string; inputHash: Buffer; result: unknown } | undefined> {
  const [row] = await sql<{ operation: string; inputHash: Buffer; result: unknown }[]>`
    select operation, input_hash as "inputHash", result from admin_request where actor = ${actor} and key = ${key}`
  return row
}

export async function deleteRequestsBefore(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from admin_request where created_at < ${before}`
}
