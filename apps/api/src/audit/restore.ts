import type { AdminContext } from '../platform/admin/context.ts'
import {
  changesSince,
  restoreEntry,
  tryOut,
  type AuditRecord,
  type RestoreHandlers,
} from '../platform/admin/restore.ts'
import type { JsonValue } from '../platform/database.ts'
import { ShopError } from '../platform/errors.ts'
import { visibleEntry, type LoggedEntry } from './list.ts'

type Preview = {
  entry: LoggedEntry
  isPossible: boolean
  reason: string | null
  fields: { field: string; current: JsonValue; restored: JsonValue; changedBy: string | null }[]
}

const valuesOf = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, JsonValue>)

const recordOf = (entry: LoggedEntry): AuditRecord => ({
  id: entry.id,
  action: entry.action,
  entity: { type: entry.entityType, id: entry.entityId, label: entry.entityLabel },
  websiteId: entry.websiteId,
  locationId: entry.locationId,
  before: valuesOf(entry.before),
  after: valuesOf(entry.after),
})

/** What bringing the state before an entry back would change; it is tried out, so that every refusal is told. */
export async function previewRestore(
  ctx: AdminContext,
  handlers: RestoreHandlers,
  id: string,
): Promise<Preview> {
  const entry = await visibleEntry(ctx, id)
  const record = recordOf(entry)
  const later = new Map((await changesSince(ctx, record)).map((change) => [change.field, change]))
  const reason = await problemOf(tryOut(ctx, async (own) => await restoreEntry(own, handlers, record)))
  const { before, after } = record
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...names].map((field) => ({
    field,
    current: (later.has(field) ? later.get(field)?.value : after?.[field]) as JsonValue,
    restored: before?.[field] ?? null,
    changedBy: later.get(field)?.by ?? null,
  }))
  return { entry, isPossible: reason === null, reason, fields }
}

async function problemOf(work: Promise<void>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.message
  }
}

/** Brings the state before an entry back. */
export async function restore(ctx: AdminContext, handlers: RestoreHandlers, id: string): Promise<void> {
  await restoreEntry(ctx, handlers, recordOf(await visibleEntry(ctx, id)))
}
