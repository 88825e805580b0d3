import type { JsonValue, Queryable } from '../database.ts'
import {
  insertEntries,
  lockEntities,
  selectChangesSince,
  selectVersions,
  type NewEntry,
} from './audit.sql.ts'
import type { AdminContext, PublicContext } from './context.ts'
import type { Entity } from './entity.ts'
import { ConflictError, type Conflict } from './errors.ts'

export type RecordedChange = {
  /** What was done, `<entity>.<verb>`, such as `order.ship`. */
  readonly action: string
  /** `label` is what people call the record: its number, sku or name. */
  readonly entity: Entity & { readonly label: string }
  readonly websiteId?: number | null
  readonly locationId?: number | null
  /** The changed fields only, as they were and as they are; null for a record that did not or does not exist. */
  readonly before?: Readonly<Record<string, JsonValue | undefined>> | null
  readonly after?: Readonly<Record<string, JsonValue | undefined>> | null
}

/** Who acts, where there is no request of a person who is signed in. */
export type Author = Pick<AdminContext, 'requestId' | 'address'> & {
  staff: { staffId: number | null; tokenId: number | null; name: string }
}

/** Writes what a mutation changed into the audit log, in its transaction. A mutation that records nothing fails. */
export async function recordChange(ctx: AdminContext, ...changes: readonly RecordedChange[]): Promise<void> {
  await writeEntries(ctx.app.sql, ctx, ctx.app.now(), changes)
  if (ctx.change) ctx.change.isRecorded = true
}

/** Says that a mutation found nothing to change. */
export function noChange(ctx: PublicContext): void {
  if (ctx.change) ctx.change.isRecorded = true
}

/** Writes entries of somebody, within a transaction. */
export async function writeEntries(
  sql: Queryable,
  author: Author,
  at: Date,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return
  await lockEntities(
    sql,
    changes.map(({ entity }) => entity),
  )
  const { staff, requestId, address } = author
  const entries = changes.map(
    ({ action, entity, websiteId = null, locationId = null, before = null, after = null }): NewEntry => ({
      at,
      staffId: staff.staffId,
      tokenId: staff.tokenId,
      actor: staff.name,
      action,
      entityType: entity.type,
      entityId: String(entity.id),
      entityLabel: entity.label,
      websiteId,
      locationId,
      before,
      after,
      requestId,
      address,
    }),
  )
  await insertEntries(sql, entries)
}

/** The versions of records of a type by id: each changes with every change by staff. */
export async function versionsOf(
  sql: Queryable,
  type: string,
  ids: readonly (string | number)[],
): Promise<Map<string, string>> {
  const found = await selectVersions(
    sql,
    type,
    ids.map((id) => String(id)),
  )
  const known = new Map(found.map(({ entityId, version }) => [entityId, version]))
  return new Map(ids.map((id) => [String(id), known.get(String(id)) ?? '0']))
}

/** The version of one record; see {@link versionsOf}. */
export async function versionOf(sql: Queryable, { type, id }: Entity): Promise<string> {
  return (await versionsOf(sql, type, [id])).get(String(id)) ?? '0'
}

/**
 * Locks a record for the rest of the mutation and compares it with the version that the change is based on. Throws
 * {@link ConflictError} when somebody has changed one of `fields` since; without `fields`, when anything was changed.
 * Changes of other fields stand beside this one.
 */
export async function expectVersion(
  ctx: AdminContext,
  entity: Entity,
  version: string,
  fields?: readonly string[],
): Promise<void> {
  const { sql } = ctx.app
  await lockEntities(sql, [entity])
  const since = /^\d{1,18}$/.test(version) ? version : '0'
  const entries = await selectChangesSince(sql, entity.type, String(entity.id), since)
  const conflicts = new Map<string, Conflict>()
  for (const { actor, at, after } of entries) {
    for (const field of changedFields(after, fields))
      conflicts.set(field, { field, by: actor, at: at.toISOString(), value: after?.[field] ?? null })
  }
  if (conflicts.size > 0) throw new ConflictError([...conflicts.values()], ctx.language)
}

/** Names of the fields of an entry that clash; an entry without fields clashes as a whole. */
function changedFields(
  after: Readonly<Record<string, unknown>> | null,
  fields: readonly string[] | undefined,
): readonly string[] {
  const changed = Object.keys(after ?? {})
  if (!fields) return changed.length > 0 ? changed : ['']
  return changed.filter((field) => fields.includes(field))
}
