import { createHash } from 'node:crypto'
import { DAY_MS } from '@comptoir/rules/duration'
import type { App } from '../context.ts'
import { inTransaction, withinTransaction, type JsonValue } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { deleteJobsBefore } from './bulk-jobs.sql.ts'
import type { AdminContext, StaffIdentity } from './context.ts'
import { nameDeed, undoUntil } from './deed.ts'
import { deleteRequestsBefore, insertRequest, selectRequest, updateResult } from './requests.sql.ts'

/** How long a repeated request gets the first one's result. */
const keptDays = 7
const keyForm = /^[\w-]{8,100}$/

/**
 * Runs a mutation in one transaction, once for each idempotency key: a repeated request gets the result of the first
 * one. `ctx.app.sql` is the transaction. Throws InputError for a key that is malformed or was used for something else.
 */
export async function runOnce(
  ctx: AdminContext,
  operation: string,
  args: { idempotencyKey: string },
  work: (ctx: AdminContext) => Promise<unknown>,
): Promise<unknown> {
  const { idempotencyKey: key, ...input } = args
  if (!keyForm.test(key)) throw new InputError(messageIn(ctx.language, 'admin_key_malformed'))
  const request = { actor: actorOf(ctx.staff), key }
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest()
  return await inTransaction(ctx.app.sql, async (tx) => {
    const at = ctx.app.now()
    if (!(await insertRequest(tx, request, { operation, inputHash, at }))) {
      const known = await selectRequest(tx, request)
      if (known?.operation !== operation || !known.inputHash.equals(inputHash))
        throw new InputError(messageIn(ctx.language, 'admin_key_used'))
      return known.result
    }
    await nameDeed(tx, { actor: ctx.staff.name, requestId: ctx.requestId, undoUntil: undoUntil(ctx.app) })
    const change = { isRecorded: false }
    const app: App = { ...ctx.app, sql: withinTransaction(tx) }
    const result = await work({ ...ctx, app, change })
    if (!change.isRecorded) throw new Error(`The mutation ${operation} recorded no change.`)
    // As a repeated request would get it.
    const stored: JsonValue = JSON.parse(JSON.stringify(result))
    await updateResult(tx, request, stored)
    return stored
  })
}

const actorOf = ({ staffId, tokenId }: StaffIdentity) =>
  staffId === null ? `token:${tokenId}` : `staff:${staffId}`

/** Deletes results of requests and changes of lists that nobody asks for any more. */
export async function deleteOldRequests(app: App): Promise<void> {
  const time = new Date(app.now().getTime() - keptDays * DAY_MS)
  await deleteRequestsBefore(app.sql, time)
  await deleteJobsBefore(app.sql, time)
}
