import type { Queryable } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { problemOf } from './attempt.ts'
import { recordChange } from './audit.ts'
import { dismissJobOf, insertUndo, selectUndoable, type BulkFailure } from './bulk-jobs.sql.ts'
import type { BulkHandlers } from './bulk-jobs.ts'
import type { AdminContext } from './context.ts'
import { jobAuthorOf } from './deferred-context.ts'
import { RecordNotFoundError } from './errors.ts'
import { restoreEntry, type AuditRecord, type RestoreHandlers } from './restore.ts'

/** The kind of the jobs that take others back. */
const UNDO_JOB = 'bulk.undo'

/** Starts a job that takes one's own finished job back; returns its id. Throws RecordNotFoundError and InputError. */
export async function undoBulkJob(ctx: AdminContext, id: number): Promise<number> {
  const { app, staff, language } = ctx
  const job = await selectUndoable(app.sql, id, staff)
  if (!job) throw new RecordNotFoundError(language)
  const undo = await insertUndo(app.sql, {
    undoOf: id,
    kind: UNDO_JOB,
    input: { requestId: job.requestId },
    recordIds: job.recordIds,
    ...jobAuthorOf(ctx),
    at: app.now(),
  })
  if (undo === undefined) throw new InputError(messageIn(language, 'admin_bulk_undone'))
  // Its bar has nothing to say any more.
  await dismissJobOf(app.sql, id, staff, app.now())
  await recordChange(ctx, {
    action: 'bulk.undo',
    entity: { type: 'bulk_job', id, label: job.kind },
    after: { records: job.recordIds.length },
  })
  return undo
}

/** What takes a job back: each record as it was, unless it was changed since. */
export const undoHandlers = (handlers: RestoreHandlers): BulkHandlers => ({
  [UNDO_JOB]: async (ctx, ids, input) => {
    const { requestId } = input as { requestId: string }
    const failures: BulkFailure[] = []
    for (const entry of await selectEntriesOf(ctx.app.sql, requestId, ids)) {
      const message = await problemOf(ctx, async (own) => await restoreEntry(own, handlers, entry))
      if (message !== undefined)
        failures.push({ id: String(entry.entity.id), label: entry.entity.label, message })
    }
    return failures
  },
})

/** What a job changed of some records, the newest first. What waits is taken back with the change that asked for it. */
async function selectEntriesOf(
  sql: Queryable,
  requestId: string,
  ids: readonly string[],
): Promise<AuditRecord[]> {
  return await sql<AuditRecord[]>`
    select id::text, action, jsonb_build_object('type', entity_type, 'id', entity_id, 'label', entity_label) as entity,
           website_id as "websiteId", location_id as "locationId", before, after
      from audit_entry
     where request_id = ${requestId} and entity_id = any(${ids}::text[]) and entity_type <> 'bulk_job'
       and action not like '%.request'
     order by id desc`
}
