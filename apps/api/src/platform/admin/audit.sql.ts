import type { JsonValue, Queryable } from '../database.ts'
import type { Entity } from './entity.ts'

export type NewEntry = {
  at: Date
  staffId: number | null
  tokenId: number | null
  actor: string
  action: string
  entityType: string
  entityId: string
  entityLabel: string
  websiteId: number | null
  locationId: number | null
  before: Readonly<Record<string, JsonValue | undefined>> | null
  after: Readonly<Record<string, JsonValue | undefined>> | null
  requestId: string
  address: string | null
}

/** Records locked one by one; more lock their type, since locks are limited. */
const mostLocks = 200

/** Held until the end of the transaction. */
export async function lockEntities(sql: Queryable, entities: readonly Entity[]): Promise<void> {
  const types = [...new Set(entities.map(({ type }) => type))].toSorted()
  const isMany = entities.length > mostLocks
  for (const type of types) {
    if (isMany) await sql`select pg_advisory_xact_lock(hashtext('records'), hashtext(${type}))`
    else await sql`select pg_advisory_xact_lock_shared(hashtext('records'), hashtext(${type}))`
  }
  if (isMany) return
  const keys = [...new Set(entities.map(({ type, id }) => `${type} ${id}`))].toSorted()
  await sql`
    select pg_advisory_xact_lock(hashtext('record'), hashtext(key))
      from (select key from unnest(${keys}::text[]) with ordinality as keys (key, place) order by place) as ordered`
}

export async function insertEntries(sql: Queryable, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map((one) => ({
    ...one,
    at: one.at.toISOString(),
    before: one.before ?? undefined,
    after: one.after ?? undefined,
  }))
  await sql`
    insert into audit_entry (at, staff_id, token_id, actor, action, entity_type, entity_id, entity_label, website_id,
                             location_id, before, after, request_id, address)
    select "at", "staffId", "tokenId", "actor", "action", "entityType", "entityId", "entityLabel", "websiteId",
           "locationId", "before", "after", "requestId", "address"
      from jsonb_to_recordset(${sql.json(rows)}) as entry (
        "at" timestamptz, "staffId" integer, "tokenId" integer, "actor" text, "action" text, "entityType" text,
        "entityId" text, "entityLabel" text, "websiteId" smallint, "locationId" integer, "before" jsonb,
        "after" jsonb, "requestId" text, "address" text)`
}

export async function selectVersions(
  sql: Queryable,
  type: string,
  ids: readonly string[],
): Promise<{ entityId: string; version: string }[]> {
  return await sql<{ entityId: string; version: string }[]>`
    select wanted.id as "entityId", newest.id::text as version
      from unnest(${ids}::text[]) as wanted (id)
     cross join lateral (
       select id from audit_entry where entity_type = ${type} and entity_id = wanted.id order by id desc limit 1
     ) as newest`
}

/** Entries of a record that are newer than a version, the oldest first. */
export async function selectChangesSince(
  sql: Queryable,
  type: string,
  id: string,
  version: string,
): Promise<{ actor: string; at: Date; after: Record<string, unknown> | null }[]> {
  return await sql<{ actor: string; at: Date; after: Record<string, unknown> | null }[]>`
    select actor, at, after
      from audit_entry where entity_type = ${type} and entity_id = ${id} and id > ${version}::bigint order by id`
}
