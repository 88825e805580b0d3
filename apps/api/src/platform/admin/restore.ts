import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@comptoir/rules/permissions'
import { withinTransaction, type JsonValue } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { selectChangesSince } from './audit.sql.ts'
import { recordChange } from './audit.ts'
import type { AdminContext } from './context.ts'
import { nameRestored } from './deed.ts'
import type { Entity } from './entity.ts'
import { ConflictError, type Conflict } from './errors.ts'
import { demand } from './schema.ts'

type Values = Readonly<Record<string, JsonValue>>

/** An entry of the audit log, as what restores its record needs it. */
export type AuditRecord = {
  id: string
  action: string
  entity: Entity & { readonly label: string }
  websiteId: number | null
  locationId: number | null
  before: Values | null
  after: Values | null
}

/**
 * Brings the values before a change back, by the change's action, with the mutation that people use for the record. The
 * version of the record at the change is `entry.id`. Throws as that mutation does.
 */
export type RestoreHandlers = Readonly<
  Record<
    string,
    { permission: Permission; restore: (ctx: AdminContext, entry: AuditRecord) => Promise<unknown> }
  >
>

/** Brings the state before an entry back, and writes that into the log. Throws InputError and ConflictError. */
export async function restoreEntry(
  ctx: AdminContext,
  handlers: RestoreHandlers,
  entry: AuditRecord,
): Promise<void> {
  const handler = handlers[entry.action]
  if (!handler) throw new InputError(reasonAgainst(entry, ctx.language))
  demand(ctx, handler.permission)
  const conflicts = await changesSince(ctx, entry)
  if (conflicts.length > 0) throw new ConflictError(conflicts, ctx.language)
  await nameRestored(ctx.app.sql, entry.id)
  await handler.restore(ctx, entry)
  const { entity, websiteId, locationId } = entry
  await recordChange(ctx, {
    action: `${entity.type}.restore`,
    entity,
    websiteId,
    locationId,
    after: { auditEntry: entry.id },
  })
}

/** Why the change of an entry cannot be taken back where nothing can restore its record. */
function reasonAgainst({ action, before, after }: AuditRecord, language: string): string {
  if (
    /\.(answer|receive|refund|ship|invoice|write|invitation|confirm_email|password_mail|message)$/.test(
      action,
    )
  )
    return messageIn(language, 'audit_restore_left')
  if (before && !after) return messageIn(language, 'audit_restore_deleted')
  if (!before) return messageIn(language, 'audit_restore_nothing')
  return messageIn(language, 'audit_restore_impossible')
}

/** Fields of an entry that were changed again. */
export async function changesSince(
  { app }: Pick<AdminContext, 'app'>,
  { id, entity, before, after }: AuditRecord,
): Promise<Conflict[]> {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const later = await selectChangesSince(app.sql, entity.type, String(entity.id), id)
  const found = new Map<string, Conflict>()
  for (const change of later)
    for (const [field, value] of Object.entries(change.after ?? {}))
      if (fields.has(field))
        found.set(field, { field, by: change.actor, at: change.at.toISOString(), value: value ?? null })
  return [...found.values()]
}

/** Throws ConflictError where a record has other values now than a change left: imports and jobs write no entries. */
export function expectValues(
  { app, language }: Pick<AdminContext, 'app' | 'language'>,
  { after }: AuditRecord,
  current: Values,
): void {
  const at = app.now().toISOString()
  const conflicts = Object.entries(after ?? {})
    .filter(([field, value]) => !isDeepStrictEqual(current[field] ?? null, value))
    .map(([field]): Conflict => ({ field, by: '', at, value: current[field] ?? null }))
  if (conflicts.length > 0) throw new ConflictError(conflicts, language)
}

class DryRunError extends Error {
  override readonly name = 'DryRunError'
}

/** Does work as it would be done, and takes it back. Throws as the work does. */
export async function tryOut(
  ctx: AdminContext,
  work: (ctx: AdminContext) => Promise<unknown>,
): Promise<void> {
  try {
    await ctx.app.sql.begin(async (tx) => {
      await work({ ...ctx, app: { ...ctx.app, sql: withinTransaction(tx) } })
      throw new DryRunError()
    })
  } catch (error) {
    if (!(error instanceof DryRunError)) throw error
  }
}
