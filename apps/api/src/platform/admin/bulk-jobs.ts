import type { App } from '../context.ts'
import { isPassing } from '../database-errors.ts'
import { inTransaction, withinTransaction, type JsonValue } from '../database.ts'
import { InputError, ShopError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { recordChange } from './audit.ts'
import {
  advanceJob,
  failJob,
  insertJob,
  lockOpenJob,
  selectOpenJobs,
  type BulkFailure,
} from './bulk-jobs.sql.ts'
import type { AdminContext } from './context.ts'
import { nameDeed, undoUntil } from './deed.ts'
import { deferredContext, jobAuthorOf, type StoredGrant } from './deferred-context.ts'
import { matchingIds, type List, type ListArguments } from './list.ts'

export type { BulkFailure } from './bulk-jobs.sql.ts'

/** Records of one transaction, after which the progress shows. */
const sliceSize = 25
const mostRecords = 20_000

/**
 * What a job does to some of its records, by kind, in the name of who asked for it; `ctx.app.sql` is the transaction.
 * Returns those that did not allow it. Throwing ends the job; what was done before stays.
 */
export type BulkHandlers = Readonly<
  Record<
    string,
    (ctx: AdminContext, ids: readonly string[], input: unknown) => Promise<readonly BulkFailure[]>
  >
>

/**
 * Starts a change of everything that matches in a list, within what the person may see, or of the records with `ids`, each
 * of which the handler looks up within that; returns the job's id. Part of a mutation. Throws InputError for too many records.
 */
export async function startBulkJob(
  ctx: AdminContext,
  list: List,
  query: Pick<ListArguments, 'filters' | 'search'> & { ids?: readonly number[] | null },
  { kind, input }: { kind: string; input: JsonValue },
): Promise<number> {
  const { app } = ctx
  const recordIds = query.ids ? [...new Set(query.ids)] : await matchingIds(ctx, list, query, mostRecords + 1)
  if (recordIds.length > mostRecords)
    throw new InputError(messageIn(ctx.language, 'admin_bulk_most', { most: mostRecords }))
  const job = { kind, input, recordIds, ...jobAuthorOf(ctx), at: app.now() }
  const id = await insertJob(app.sql, job)
  await recordChange(ctx, {
    action: 'bulk.start',
    entity: { type: 'bulk_job', id, label: kind },
    after: { list: list.name, records: recordIds.length, input },
  })
  return id
}

/** Goes on with jobs that are not finished, a slice in each transaction. Several processes may do it at once. */
export async function runBulkJobs(app: App, handlers: BulkHandlers, signal?: AbortSignal): Promise<void> {
  for (const id of await selectOpenJobs(app.sql)) {
    try {
      let isOpen = true
      while (isOpen) isOpen = signal?.aborted !== true && (await runSlice(app, handlers, id))
    } catch (error) {
      // Whatever is only busy is tried again at the next run.
      if (isPassing(error)) throw error
      if (!(error instanceof ShopError)) app.log.error({ err: error, job: id }, 'A bulk job failed')
      await failJob(app.sql, id, messageOf(error), app.now())
    }
  }
}

/** Returns whether there is more to do. */
async function runSlice(app: App, handlers: BulkHandlers, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const job = await lockOpenJob(tx, id, sliceSize)
    if (!job) return false
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`Nothing runs bulk jobs of the kind ${job.kind}.`)
    const { staffId, tokenId, requestId } = job
    const { name, ...grant } = job.author as StoredGrant & { name: string }
    const author = { staff: { staffId, tokenId, name }, requestId }
    const ctx = deferredContext({ ...app, sql: withinTransaction(tx) }, author, grant)
    await nameDeed(tx, { actor: name, requestId, undoUntil: undoUntil(app) })
    const failures = await handler(ctx, job.slice.map(String), job.input)
    const isFinished = job.slice.length >= job.left
    await advanceJob(tx, id, {
      tried: job.slice.length,
      failures,
      finishedAt: isFinished ? app.now() : null,
    })
    return !isFinished
  })
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)
